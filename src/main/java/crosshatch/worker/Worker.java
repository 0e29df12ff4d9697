package crosshatch.worker;

import crosshatch.experiment.Contestant;
import crosshatch.experiment.Disturbance;
import crosshatch.experiment.Measurement;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.SolverSpec;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A solver that runs in worker processes, one after another. When one dies, the run that was under way is charged with it;
 * what it had answered but not sent is asked again of the next one.
 */
final class Worker implements Contestant {
    /** What becomes of a run that ended its process, and how many runs before it have to be asked again. */
    private record Charge(int after, Measurement measurement) {}

    /** @param sent how many of the puzzles were sent, from the first on */
    private record Batch(List<Puzzle> puzzles, int sent) {}

    private static final long INTERRUPTED_MILLIS = 1000;

    private final SolverSpec spec;
    private final Supplier<WorkerProcess> launcher;
    private final WorkerLimits limits;
    private final Deque<Batch> batches = new ArrayDeque<>();
    private @Nullable WorkerProcess process;
    private @Nullable Charge charge;
    private Disturbance disturbance = Disturbance.UNKNOWN;
    private boolean started;
    private int starts;

    /** @param launcher starts a process for this solver; the first one is started now */
    Worker(SolverSpec spec, Supplier<WorkerProcess> launcher, WorkerLimits limits) {
        this.spec = spec;
        this.launcher = launcher;
        this.limits = limits;
        process = launcher.get();
    }

    @Override
    public SolverSpec spec() {
        return spec;
    }

    @Override
    public int start() {
        if (!started) {
            running().awaitStart();
            started = true;
            starts++;
        }
        return starts;
    }

    private WorkerProcess running() {
        if (process == null) process = launcher.get();
        return process;
    }

    @Override
    public void ask(List<Puzzle> puzzles, long nanos) {
        start();
        int sent = (int) Math.min(puzzles.size(), mayBeSent());
        batches.add(new Batch(puzzles, sent));
        if (sent > 0) running().ask(puzzles.subList(0, sent), nanos);
    }

    /** Up to a run that is charged already, and up to the last run before the process is replaced. */
    private long mayBeSent() {
        long underWay = batches.stream().mapToLong(Batch::sent).sum();
        long left = limits.runsLeft(running().answered() + underWay);
        return Math.max(0, charge == null ? left : Math.min(left, charge.after - underWay));
    }

    @Override
    public int outstanding() {
        return batches.size();
    }

    @Override
    public List<Measurement> answers() {
        Batch batch = batches.remove();
        List<Measurement> answers = new ArrayList<>(batch.puzzles.size());
        boolean alive = batch.sent == 0 || running().answers(answers);
        disturbance = alive && batch.sent > 0 ? running().disturbance() : Disturbance.UNKNOWN;
        if (charge != null) charge = new Charge(charge.after - answers.size(), charge.measurement);
        if (!alive) bury(running());
        else if (isWorn(running())) retire();
        deliverCharge(batch, answers);
        if (answers.size() < batch.puzzles.size()) batches.clear();
        return answers;
    }

    @Override
    public Disturbance disturbance() {
        return disturbance;
    }

    private void bury(WorkerProcess dead) {
        WorkerProcess.Death death = dead.death();
        if (dead.wasInterrupted()) {
            waitForTheEnd();
        } else if (death.run() > dead.answered()) {
            charge = new Charge((int) (death.run() - dead.answered() - 1), death.measurement());
        } else if (dead.answered() == 0 && charge == null) {
            charge = new Charge(0, death.measurement()); // a process that answers nothing must not be started for ever
        }
        retire();
    }

    private void deliverCharge(Batch batch, List<Measurement> answers) {
        if (charge == null || charge.after > 0 || answers.size() == batch.puzzles.size()) return;
        answers.add(charge.measurement);
        charge = null;
    }

    private boolean isWorn(WorkerProcess old) {
        return limits.runsLeft(old.answered()) <= 0 || limits.wornBySize(old.residentBytes());
    }

    private void retire() {
        if (process != null) process.close();
        process = null;
        started = false;
        batches.clear();
    }

    /** Whoever interrupts this program interrupts its workers too, which must not count as a crash of theirs. */
    private static void waitForTheEnd() {
        try {
            Thread.sleep(INTERRUPTED_MILLIS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        retire();
    }
}
