package crosshatch.experiment.worker;

import crosshatch.base.Scratch;
import crosshatch.base.SurroundingsException;
import crosshatch.experiment.MeasuredRun;
import crosshatch.puzzle.Puzzle;
import crosshatch.results.schema.AnswerBatch;
import crosshatch.results.schema.FromWorker;
import crosshatch.results.schema.Noise;
import crosshatch.results.schema.Started;
import crosshatch.results.schema.Task;
import crosshatch.results.schema.ToWorker;
import crosshatch.solver.Claim;
import crosshatch.solver.Limits;
import crosshatch.solver.SolverException;
import crosshatch.solvers.external.process.Guard;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * One JVM with one solver, from its start to its end. One thread receives its messages; another one, shared by all processes,
 * enforces its limits.
 */
final class WorkerProcess implements AutoCloseable {
    private static final long LOOK_MILLIS = 20;
    private static final int COMPLAINT_CHARACTERS = 500;
    private static final int CRASH_SECONDS = 5;
    /** Exit codes of a JVM that a signal ended: 128 and the number of SIGHUP, SIGINT or SIGTERM. */
    private static final Set<Integer> ASKED_TO_END = Set.of(129, 130, 143);
    /** Exit code of a process that SIGKILL ended. */
    private static final int KILLED_EXIT_CODE = 137;

    /** The events that the receiving thread reports. */
    private sealed interface Event {
        /**
         * The process has started.
         *
         * @param unavailable the reason why the solver cannot run; empty if it can
         */
        record Started(String unavailable) implements Event {}

        /**
         * The process cannot continue.
         *
         * @param what the resource that the machine lacks
         */
        record Lacking(String what) implements Event {}

        record Answered(List<MeasuredRun> runs, boolean last, Noise disturbance) implements Event {}

        /**
         * The stream has ended.
         *
         * @param reason the reason, for people; may be empty
         */
        record Ended(String reason) implements Event {}
    }

    /**
     * The unexpected end of a process.
     *
     * @param number the number of the current run, from 1; 0 between runs
     * @param run the recorded outcome of that run
     */
    record Death(long number, MeasuredRun run) {}

    private final Process process;
    private final @Nullable Guard guard;
    private final WorkerFolder folder;
    private final WorkerLimits limits;
    private final Workers.Timeouts patience;
    private final ProgressMark mark;
    private final Frames frames;
    private final ProcessUsage usage;
    private final ScheduledFuture<?> watching;
    private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
    private final AtomicInteger asked = new AtomicInteger();
    private final AtomicInteger received = new AtomicInteger();

    private volatile Limits runLimits;
    private volatile LimitWatch watch;
    private volatile @Nullable MeasuredRun ended;
    private String diagnosis = "";
    private Noise disturbance = Noise.getDefaultInstance();
    private boolean late;
    private long answeredRuns;

    /**
     * Starts the process; it is not known yet whether the solver can run.
     *
     * @param guarded whether it may start other processes, which end with it
     */
    WorkerProcess(
            List<String> command,
            boolean guarded,
            WorkerFolder folder,
            Task task,
            WorkerLimits limits,
            Workers.Timeouts patience,
            ScheduledExecutorService listeners)
            throws IOException {
        runLimits = Wire.limits(task);
        this.folder = folder;
        this.limits = limits;
        this.patience = patience;
        folder.prepare();
        mark = ProgressMark.map(folder.mark());
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectError(folder.complaints().toFile());
        guard = guarded ? Guard.over(builder) : null;
        process = builder.start();
        frames = new Frames(process.getInputStream(), process.getOutputStream());
        usage = new ProcessUsage(process.pid());
        watch = new LimitWatch(runLimits, limits, patience, usage);
        Thread receiver = new Thread(this::receive, "worker-" + process.pid());
        receiver.setDaemon(true);
        receiver.start();
        send(ToWorker.newBuilder().setTask(task).build());
        watching = listeners.scheduleWithFixedDelay(this::poll, LOOK_MILLIS, LOOK_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** Sends another task between two batches; it is not known yet whether the solver can run. */
    void assign(Task task) {
        runLimits = Wire.limits(task);
        watch = new LimitWatch(runLimits, limits, patience, usage);
        send(ToWorker.newBuilder().setTask(task).build());
    }

    /**
     * Waits until the process is ready.
     *
     * @return the reason why it did not start, for people; empty if it is ready
     * @throws SolverException if its solver cannot run on this machine
     * @throws SurroundingsException if the machine lacks something, such as room on its disk
     */
    Optional<String> awaitStart() {
        Event event = next(patience.start().toNanos());
        if (!(event instanceof Event.Started started)) return Optional.of(diagnosis);
        if (!started.unavailable().isEmpty()) throw new SolverException(started.unavailable());
        return Optional.empty();
    }

    void ask(List<Puzzle> puzzles, long nanos) {
        asked.incrementAndGet();
        Wire.Puzzles unsent = new Wire.Puzzles(nanos);
        for (Puzzle puzzle : puzzles) {
            if (unsent.isFull()) {
                send(unsent.message(false));
                unsent = new Wire.Puzzles(nanos);
            }
            unsent.add(puzzle);
        }
        send(unsent.message(true));
    }

    /** Sends a message; a failure to send means that the process has ended, which the next wait for an answer detects. */
    private void send(ToWorker message) {
        try {
            frames.send(message);
        } catch (IOException closed) {
            process.destroyForcibly();
        }
    }

    /**
     * Waits for the answers to the oldest batch.
     *
     * @param answers receives the answers
     * @return whether the worker finished the batch; else it has died
     * @throws SurroundingsException if it cannot continue for lack of room on its disk
     */
    boolean answers(List<MeasuredRun> answers) {
        while (true) {
            Event event = next(Long.MAX_VALUE);
            if (!(event instanceof Event.Answered frame)) return false;
            answers.addAll(frame.runs());
            answeredRuns += frame.runs().size();
            disturbance = frame.disturbance();
            if (frame.last()) return true;
        }
    }

    /** Returns the number of answered runs. */
    long answered() {
        return answeredRuns;
    }

    /** Returns the disturbances of the last answered batch. */
    Noise disturbance() {
        return disturbance;
    }

    long residentBytes() {
        return usage.residentBytes();
    }

    /** Returns the CPU time of its compiler, see {@link ProcessUsage#compilerNanos}. */
    long compilerNanos() {
        return usage.compilerNanos();
    }

    /** Returns how it died, after {@link #answers} has reported the death. */
    Death death() {
        long run = mark.read();
        MeasuredRun known = ended;
        if (known != null) return new Death(Math.max(run, 0), known);
        long nowNanos = System.nanoTime();
        LimitWatch last = watch;
        synchronized (last) {
            last.check(run, received.get(), false, nowNanos);
            Claim claim = new Claim.Failed("the worker process ended: " + diagnosis);
            return new Death(Math.max(run, 0), measured(claim, last.elapsed(nowNanos), -1));
        }
    }

    private MeasuredRun measured(Claim claim, long nanos, long cpuNanos) {
        return MeasuredRun.ended(claim, nanos, cpuNanos, runLimits, usage.peakBytes());
    }

    /** Returns whether a signal may have ended it, such as the signal of a terminal to all processes of an interrupted program. */
    boolean mayBeInterrupted() {
        return ended == null && !process.isAlive() && ASKED_TO_END.contains(process.exitValue());
    }

    /** Returns whether it was killed while it started, so that nothing is known of its solver. */
    boolean wasKilled() {
        return mayBeInterrupted() || (!late && !process.isAlive() && process.exitValue() == KILLED_EXIT_CODE);
    }

    private void poll() {
        if (ended != null) return;
        long nowNanos = System.nanoTime();
        LimitWatch current = watch;
        synchronized (current) {
            try {
                current.check(mark.read(), received.get(), asked.get() > 0, nowNanos)
                        .ifPresent(claim -> end(claim, current.elapsed(nowNanos), current.cpuNanos()));
            } catch (RuntimeException | Error broken) {
                end(
                        new Claim.Failed("the thread that keeps its limits broke: " + broken),
                        current.elapsed(nowNanos),
                        -1);
            }
        }
    }

    private void end(Claim claim, long nanos, long cpuNanos) {
        ended = measured(claim, nanos, cpuNanos);
        process.destroyForcibly();
    }

    private void receive() {
        String reason = "";
        try {
            receiveAll();
        } catch (Frames.GarbageException | IllegalArgumentException unreadable) {
            reason = "garbage on the pipe: " + unreadable.getMessage() + ": " + remainingOutput() + "; ";
        } catch (IOException cut) {
            reason = ""; // it died while it was sending, and that is what will be reported
        } catch (RuntimeException | Error broken) {
            reason = "the thread that receives its answers broke: " + broken + "; ";
        }
        process.destroyForcibly();
        events.add(new Event.Ended(reason));
    }

    private void receiveAll() throws IOException {
        for (FromWorker next = frames.next(FromWorker.parser());
                next != null;
                next = frames.next(FromWorker.parser())) {
            events.add(event(next));
        }
    }

    private Event event(FromWorker message) throws Frames.GarbageException {
        return switch (message.getContentCase()) {
            case STARTED -> started(message.getStarted());
            case ANSWERS -> answered(message.getAnswers());
            case LACKING -> new Event.Lacking(message.getLacking());
            case CONTENT_NOT_SET -> throw new Frames.GarbageException("an unknown kind of message");
        };
    }

    private static Event started(Started started) {
        return new Event.Started(
                started.getProtocol() == Wire.PROTOCOL
                        ? started.getUnavailable()
                        : Wire.otherProtocol("the worker process", started.getProtocol()));
    }

    /** Returns the message that a crashing JVM printed on standard output. */
    private String remainingOutput() {
        try {
            if (!process.waitFor(CRASH_SECONDS, TimeUnit.SECONDS)) return "it went on";
            return frames.rest().replaceAll("[\\s#]+", " ").strip();
        } catch (IOException unreadable) {
            return "";
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return "";
        }
    }

    private Event answered(AnswerBatch batch) {
        List<MeasuredRun> runs = Wire.runs(batch, usage.peakBytes());
        received.incrementAndGet();
        if (batch.getLast()) asked.decrementAndGet();
        return new Event.Answered(runs, batch.getLast(), batch.getDisturbance());
    }

    /** Waits for an event; it also detects a process that ended while its children keep the pipe open. */
    private Event next(long nanos) {
        long startNanos = System.nanoTime();
        try {
            Event event = null;
            for (int ends = 0; event == null; ) {
                event = events.poll(1, TimeUnit.SECONDS);
                if (event == null && !process.isAlive() && ++ends > CRASH_SECONDS) event = new Event.Ended("");
                if (event == null && System.nanoTime() - startNanos > nanos) event = lateStart();
            }
            if (event instanceof Event.Lacking lacking) throw new SurroundingsException(lacking.what());
            if (event instanceof Event.Ended end)
                diagnosis = end.reason() + ending() + folder.complaint(COMPLAINT_CHARACTERS);
            return event;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting for a worker", interrupted);
        }
    }

    private Event lateStart() {
        late = true;
        process.destroyForcibly();
        return new Event.Ended("it was not ready after " + patience.start().toSeconds() + " s; ");
    }

    private String ending() throws InterruptedException {
        boolean closed = process.waitFor(CRASH_SECONDS, TimeUnit.SECONDS);
        return closed ? "exit code " + process.exitValue() : "it does not end";
    }

    @Override
    public void close() {
        watching.cancel(false);
        process.destroyForcibly();
        try {
            process.waitFor(CRASH_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        if (guard != null) guard.close();
        Scratch.delete(folder.temporary());
    }
}
