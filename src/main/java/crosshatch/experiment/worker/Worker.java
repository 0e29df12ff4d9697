package crosshatch.experiment.worker;

import crosshatch.base.SurroundingsException;
import crosshatch.experiment.MeasuredRun;
import crosshatch.experiment.MeasuredSolver;
import crosshatch.puzzle.Puzzle;
import crosshatch.results.schema.Noise;
import crosshatch.solver.Claim;
import crosshatch.solver.Limits;
import crosshatch.solver.SolverException;
import crosshatch.solver.SolverSpec;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A solver that runs in worker processes, one after another. When a process dies, the current run is recorded as its cause, and
 * answers that were not sent are computed again by the next process. A process that does not start is tried again. If the second
 * try fails, and the solver has run here before or the process was killed, the next run is recorded as failed. Otherwise the
 * solver cannot run on this machine. If the machine lacks something, such as room on a disk, no solver is blamed.
 */
final class Worker implements MeasuredSolver {
    /** The recorded outcome of a run that ended its process, and the number of runs before it that must be repeated. */
    private record FatalRun(int after, MeasuredRun run) {}

    /**
     * A batch of puzzles.
     *
     * @param sent the number of puzzles that were sent, counted from the first
     */
    private record Batch(List<Puzzle> puzzles, int sent) {}

    private final SolverSpec spec;
    private final Supplier<WorkerProcess> launcher;
    private final Limits runLimits;
    private final WorkerLimits limits;
    private final List<Duration> pauses;
    private final Consumer<WorkerProcess> ready;
    private final Deque<Batch> batches = new ArrayDeque<>();
    private @Nullable WorkerProcess process;
    private @Nullable FatalRun fatal;
    /** The outcome of a measured run that ended its process, while the next JVM warms up. */
    private @Nullable FatalRun measuredFatal;

    private boolean warmingUp;
    private Noise disturbance = Noise.getDefaultInstance();
    private @Nullable Puzzle suspect;
    private boolean started;
    private boolean startsBadly;
    /** The reason why the last process did not start, if the machine is the cause. */
    private @Nullable SurroundingsException lacking;

    private boolean killed;
    private int starts;

    /**
     * Starts the first process.
     *
     * @param launcher starts a process for this solver
     * @param pauses the pauses before further tries to start one
     * @param ready receives the idle process when this solver is closed
     */
    Worker(
            SolverSpec spec,
            Supplier<WorkerProcess> launcher,
            Limits runLimits,
            WorkerLimits limits,
            List<Duration> pauses,
            Consumer<WorkerProcess> ready) {
        this.spec = spec;
        this.launcher = launcher;
        this.runLimits = runLimits;
        this.limits = limits;
        this.pauses = pauses;
        this.ready = ready;
        process = launcher.get();
    }

    @Override
    public SolverSpec spec() {
        return spec;
    }

    @Override
    public int start() {
        if (!started && !isNextFatal()) started = startWithPatience();
        return starts;
    }

    /** Starts a process, with a single try after an earlier failure. Returns false if the next run is recorded as failed instead. */
    private boolean startWithPatience() {
        long startNanos = System.nanoTime();
        Iterator<Duration> left = startsBadly ? List.<Duration>of().iterator() : pauses.iterator();
        Optional<String> problem = tryToStart();
        while (problem.isPresent() && left.hasNext()) {
            Jvm.pause(left.next());
            problem = tryToStart();
        }
        startsBadly = problem.isPresent();
        if (lacking != null) throw lacking;
        problem.ifPresent(reason -> {
            if (starts == 0 && !killed) throw new SolverException("its worker process does not start: " + reason);
            Claim claim = new Claim.Failed("the worker process does not start: " + reason);
            fatal = new FatalRun(0, MeasuredRun.ended(claim, System.nanoTime() - startNanos, -1, runLimits, -1));
        });
        if (!startsBadly) starts++;
        return !startsBadly;
    }

    /**
     * Tries to start a process.
     *
     * @return the reason of a failure; a solver that refuses before it ever ran cannot run on this machine
     */
    private Optional<String> tryToStart() {
        Optional<String> problem;
        lacking = null;
        try {
            problem = running().awaitStart();
        } catch (SolverException unavailable) {
            if (starts == 0) throw unavailable;
            problem = Optional.of("" + unavailable.getMessage());
        } catch (SurroundingsException unavailable) {
            lacking = unavailable;
            retire();
            return Optional.of("" + unavailable.getMessage());
        }
        if (problem.isPresent()) {
            killed = running().wasKilled();
            retire();
        }
        return problem;
    }

    private WorkerProcess running() {
        if (process == null) process = launcher.get();
        return process;
    }

    @Override
    public void ask(List<Puzzle> puzzles, long nanos) {
        if (warmingUp) fatal = measuredFatal;
        warmingUp = false;
        handOver(puzzles, nanos);
    }

    @Override
    public void warmUp(List<Puzzle> puzzles, long nanos) {
        if (!warmingUp) {
            measuredFatal = fatal;
            fatal = null;
        }
        warmingUp = true;
        handOver(puzzles, nanos);
    }

    private void handOver(List<Puzzle> puzzles, long nanos) {
        start();
        int sent = (int) Math.min(puzzles.size(), mayBeSent());
        batches.add(new Batch(puzzles, sent));
        if (sent > 0) running().ask(puzzles.subList(0, sent), nanos);
    }

    /** Returns the number of runs that may be sent, up to a recorded failure or the replacement of the process. */
    private long mayBeSent() {
        if (isNextFatal()) return 0;
        long underWay = batches.stream().mapToLong(Batch::sent).sum();
        long left = limits.runsLeft(running().answered() + underWay);
        return Math.max(0, fatal == null ? left : Math.min(left, fatal.after - underWay));
    }

    /** Returns whether the next run has a recorded outcome already, so that it need not be sent. */
    private boolean isNextFatal() {
        return fatal != null && fatal.after <= 0;
    }

    @Override
    public int outstanding() {
        return batches.size();
    }

    @Override
    public List<MeasuredRun> answers() {
        Batch batch = batches.remove();
        List<MeasuredRun> answers = new ArrayList<>(batch.puzzles.size());
        boolean alive = batch.sent == 0 || running().answers(answers);
        disturbance = alive && batch.sent > 0 ? running().disturbance() : Noise.getDefaultInstance();
        if (fatal != null) fatal = new FatalRun(fatal.after - answers.size(), fatal.run);
        if (!alive) onExit(running(), batch.puzzles.subList(answers.size(), batch.puzzles.size()));
        else if (process != null && mustRecycle(process)) retire();
        deliverFatal(batch, answers);
        if (answers.size() < batch.puzzles.size()) batches.clear();
        return answers;
    }

    @Override
    public Noise disturbance() {
        return disturbance;
    }

    @Override
    public long compilerNanos() {
        return process == null ? -1 : process.compilerNanos();
    }

    /**
     * Handles the death of a process.
     *
     * @param open its unanswered puzzles, the oldest first
     */
    private void onExit(WorkerProcess dead, List<Puzzle> open) {
        if (dead.mayBeInterrupted()) Jvm.waitForTheEnd();
        WorkerProcess.Death death = dead.death();
        MeasuredRun run = spec.family().runsInOwnProcess() ? death.run().ofProgram() : death.run();
        if (death.number() > dead.answered()) {
            fatal = new FatalRun((int) (death.number() - dead.answered() - 1), run);
        } else if (fatal == null) {
            // between two runs: the next one goes free once, so that nothing is asked for ever
            Puzzle next = open.get(0);
            if (next.equals(suspect)) fatal = new FatalRun(0, run);
            suspect = next;
        }
        retire();
    }

    private void deliverFatal(Batch batch, List<MeasuredRun> answers) {
        if (fatal == null || fatal.after > 0 || answers.size() == batch.puzzles.size()) return;
        answers.add(fatal.run);
        fatal = null;
    }

    @Override
    public void renew() {
        retire();
    }

    private boolean mustRecycle(WorkerProcess old) {
        return limits.runsLeft(old.answered()) <= 0 || limits.wornBySize(old.residentBytes());
    }

    private void retire() {
        if (process != null) process.close();
        process = null;
        started = false;
        batches.clear();
    }

    @Override
    public void close() {
        if (process != null && started && batches.isEmpty()) {
            ready.accept(process);
            process = null;
        }
        retire();
    }
}
