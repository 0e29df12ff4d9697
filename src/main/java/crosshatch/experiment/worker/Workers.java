package crosshatch.experiment.worker;

import crosshatch.base.Scratch;
import crosshatch.base.SurroundingsException;
import crosshatch.experiment.MeasuredSolver;
import crosshatch.experiment.Placement;
import crosshatch.results.schema.Task;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.external.ExternalSolvers;
import crosshatch.solvers.release.ReleasedFamily;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Places each solver in its own JVM, started with the flags of this one. A user's jar is on the class path of its own solvers only.
 * Close this placement at the end, which deletes the folder with the workers' files.
 */
public final class Workers implements Placement, AutoCloseable {
    /** The share of the memory limit for the Java heap; libraries, code and threads need some memory too. */
    private static final int HEAP_PERCENT = 75;

    private static final Predicate<String> COLLECTOR =
            Pattern.compile("-XX:\\+Use\\w+GC").asMatchPredicate();

    private static final List<String> NOT_INHERITED =
            List.of("-javaagent", "-agent", "-Djava.io.tmpdir=", "-Dcrosshatch.scratch=", "-Dcrosshatch.worker.");

    private final WorkerLimits limits;
    private final Class<?> main;
    private final String classPath;
    private final ExternalSolvers guests;
    private final Timeouts patience;
    private final Scratch scratch = Scratch.open();
    private final ScheduledExecutorService listeners;
    private final AtomicInteger number = new AtomicInteger();
    /** Idle processes by the jar or library release on their class path; the name is empty for this program's own solvers. */
    private final Map<String, Queue<WorkerProcess>> idle = new ConcurrentHashMap<>();

    /** Starts workers with the class path of this JVM, without external solvers. */
    public Workers(WorkerLimits limits) {
        this(limits, Timeouts.USUAL, WorkerMain.class);
    }

    /**
     * Starts workers with another main class, for tests.
     *
     * @param main the main class of each worker
     */
    Workers(WorkerLimits limits, Timeouts patience, Class<?> main) {
        this(limits, patience, main, System.getProperty("java.class.path"), ExternalSolvers.NONE);
    }

    /**
     * Starts workers with external solvers.
     *
     * @param guests the external solvers, which the workers can make, too
     * @param classPath the class path of the workers, which may differ from the class path of this JVM
     */
    public Workers(WorkerLimits limits, ExternalSolvers guests, String classPath) {
        this(limits, Timeouts.USUAL, WorkerMain.class, classPath, guests);
    }

    private Workers(WorkerLimits limits, Timeouts patience, Class<?> main, String classPath, ExternalSolvers guests) {
        this.limits = limits;
        this.patience = patience;
        this.guests = guests;
        this.main = main;
        this.classPath = classPath;
        listeners = Executors.newSingleThreadScheduledExecutor(watch -> {
            Thread thread = new Thread(watch, "watchman");
            thread.setDaemon(true);
            return thread;
        });
    }

    @Override
    public MeasuredSolver place(SolverSpec spec, Question question, Limits runLimits) {
        Task task = Wire.task(spec, question, runLimits, limits);
        WorkerFolder folder = folder();
        return new Worker(
                spec, () -> started(spec, task, folder), runLimits, limits, patience.pauses(), WorkerProcess::close);
    }

    /**
     * Returns a placement that uses idle processes of earlier solvers again, which is a hundred times faster if each solver answers
     * only a few puzzles. The state that a solver leaves in a JVM may disturb the next one.
     */
    public Placement kept() {
        return (spec, question, runLimits) -> {
            Task task = Wire.task(spec, question, runLimits, limits);
            Queue<WorkerProcess> ready = idle(spec);
            return new Worker(spec, () -> keptOr(ready, spec, task), runLimits, limits, patience.pauses(), ready::add);
        };
    }

    /** Returns the idle processes for a solver; a JVM with a jar or a library release serves no other solver. */
    private Queue<WorkerProcess> idle(SolverSpec spec) {
        String code = ExternalSolvers.jarOf(spec.family())
                .map(Path::toString)
                .or(() -> release(spec))
                .orElse("");
        return idle.computeIfAbsent(code, each -> new ConcurrentLinkedQueue<>());
    }

    /**
     * Returns a placement for solvers that need no JVM of their own: this JVM, or for a solver from a user's jar its own JVM, which is
     * not used again.
     */
    public Placement orHere(Placement here) {
        return guests.jars().isEmpty() ? here : kept();
    }

    private static Optional<String> release(SolverSpec spec) {
        return spec.family() instanceof ReleasedFamily released ? Optional.of(released.name()) : Optional.empty();
    }

    private WorkerProcess keptOr(Queue<WorkerProcess> idle, SolverSpec spec, Task task) {
        WorkerProcess kept = idle.poll();
        if (kept == null) return started(spec, task, folder());
        kept.assign(task);
        return kept;
    }

    private WorkerFolder folder() {
        return new WorkerFolder(scratch.folder().resolve("worker-" + number.incrementAndGet()));
    }

    private WorkerProcess started(SolverSpec spec, Task task, WorkerFolder folder) {
        try {
            boolean guarded = WorkerPipes.isMovable()
                    && ExternalSolvers.jarOf(spec.family()).isPresent();
            return new WorkerProcess(command(spec, folder), guarded, folder, task, limits, patience, listeners);
        } catch (IOException failed) {
            throw new SurroundingsException(
                    "the worker process of " + task.getSolver() + " cannot be started: " + failed.getMessage()
                            + ". It needs a process, memory, file descriptors, and room for temporary files",
                    failed);
        }
    }

    private List<String> command(SolverSpec spec, WorkerFolder folder) {
        List<String> command = new ArrayList<>(WorkerPipes.launcher());
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(flags());
        // what the virtual machine has to say must not get between the frames, and a crash is reported in a record
        command.add("-XX:+DisplayVMOutputToStderr");
        command.add("-XX:ErrorFile=" + folder.crash());
        command.add("-XX:-CreateCoredumpOnCrash");
        // what it unpacks goes with it, however it ends; so would its counters for monitors not, which lie elsewhere
        command.add("-Djava.io.tmpdir=" + folder.temporary());
        command.add("-XX:-UsePerfData");
        command.addAll(WorkerPipes.flags());
        release(spec).ifPresent(name -> command.add("-D" + ReleasedFamily.OF_THIS_JVM + "=" + name));
        if (limits.limitsMemory()) command.add("-Xmx" + limits.memoryBytes() / 100 * HEAP_PERCENT);
        command.add("-cp");
        Optional<Path> jar = ExternalSolvers.jarOf(spec.family());
        command.add(Stream.concat(Stream.of(classPath), jar.stream().map(Path::toString))
                .collect(Collectors.joining(File.pathSeparator)));
        command.add(main.getName());
        command.addAll(WorkerMain.arguments(folder.mark(), jar.isPresent(), guests.lines()));
        return command;
    }

    /**
     * Returns the flags of every worker's JVM: the flags of this JVM with two exceptions. Agents are left out, because they would write
     * to the same files. Each worker has its own place for temporary files. Without a chosen collector, workers use the serial one,
     * because a concurrent collector disturbs the times of a solver. (G1 made Choco take 1.7 times as long when its worker took turns
     * with others.)
     */
    public static List<String> flags() {
        List<String> inherited = ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(flag -> NOT_INHERITED.stream().noneMatch(flag::startsWith))
                .toList();
        if (inherited.stream().anyMatch(COLLECTOR)) return inherited;
        return Stream.concat(inherited.stream(), Stream.of("-XX:+UseSerialGC")).toList();
    }

    @Override
    public void close() {
        idle.values().forEach(each -> each.forEach(WorkerProcess::close));
        listeners.shutdownNow();
        scratch.close();
    }

    /**
     * The patience with a worker outside of runs, whose limits are part of the experiment.
     *
     * @param start the longest time until it reports whether its solver can run
     * @param heartbeat the longest time without progress, in a run or between two runs
     * @param pauses the pauses before further tries to start it; there is one try for each
     */
    record Timeouts(Duration start, Duration heartbeat, List<Duration> pauses) {
        /** The usual time to wait, because a loaded machine takes seconds to start a JVM and to load a library of 70 MB. */
        static final Timeouts USUAL = new Timeouts(
                Duration.ofMinutes(2),
                Duration.ofSeconds(30),
                List.of(Duration.ofMillis(100), Duration.ofMillis(500), Duration.ofSeconds(2)));
    }
}
