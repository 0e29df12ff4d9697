package crosshatch.experiment;

import crosshatch.puzzle.Puzzle;
import crosshatch.results.RunRecord.Times;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counters;
import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import java.util.Optional;

/** What a solver said of a puzzle, and what that cost. Nobody has judged it yet. */
public record Measurement(Answer answer, Times times) {

    /**
     * Asks and measures. A solver that breaks, or cannot be asked this, gives a {@link Claim.Failed}; one for which the Java
     * heap is too small a {@link Claim.OutOfBudget}.
     */
    public static Measurement take(
            SolverSpec spec, Solver solver, Puzzle puzzle, Question question, Limits limits, Clock clock) {
        Optional<String> refusal = spec.family().refusal(puzzle.board(), question);
        long cpu = clock.cpuNanos();
        long allocated = clock.allocatedBytes();
        Stopwatch watch = Stopwatch.start(clock, limits);
        Answer answer = refusal.isPresent() ? failed(refusal.get()) : ask(solver, puzzle, question, watch);
        watch.stop();
        long cpuHere = difference(clock.cpuNanos(), cpu);
        Budget.Elsewhere elsewhere = watch.elsewhere();
        Times times = new Times(
                watch.encodeNanos(),
                watch.totalNanos(),
                elsewhere.equals(Budget.Elsewhere.NOTHING) ? cpuHere : elsewhere.cpuNanos(),
                difference(clock.allocatedBytes(), allocated),
                overrun(limits, watch.totalNanos()),
                elsewhere.peakBytes(),
                elsewhere.startNanos());
        return new Measurement(answer, times);
    }

    /**
     * Of a run that was ended from outside: of what it did, its duration is known, and how large its process was.
     *
     * @param workerBytes see {@link Times}
     */
    public static Measurement ended(Claim claim, long nanos, Limits limits, long workerBytes) {
        return new Measurement(
                new Answer(claim, Counters.none()),
                new Times(-1, nanos, -1, -1, overrun(limits, nanos), workerBytes, -1));
    }

    /** Whether the solver may be in pieces. */
    boolean broken() {
        Claim claim = answer.claim();
        return claim instanceof Claim.Failed || (claim instanceof Claim.OutOfBudget out && out.limit() == Limit.MEMORY);
    }

    /** The same of a broken solver that could not even be closed. */
    Measurement notClosed(Throwable failure) {
        String how = answer.claim() instanceof Claim.Failed failed
                ? failed.error()
                : answer.claim().word();
        return new Measurement(failed(how + "; then it could not be closed: " + failure), times);
    }

    private static Answer ask(Solver solver, Puzzle puzzle, Question question, Stopwatch watch) {
        try {
            return solver.answer(puzzle, question, watch);
        } catch (OutOfMemoryError full) {
            return new Answer(new Claim.OutOfBudget(Limit.MEMORY), Counters.none());
        } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError broken) {
            return new Answer(Claim.Failed.of(broken), Counters.none());
        }
    }

    private static Answer failed(String error) {
        return new Answer(new Claim.Failed(error), Counters.none());
    }

    private static long overrun(Limits limits, long nanos) {
        return limits.nanos() == Limits.NONE ? -1 : Math.max(0, nanos - limits.nanos());
    }

    private static long difference(long now, long before) {
        return now < 0 || before < 0 ? -1 : now - before;
    }
}
