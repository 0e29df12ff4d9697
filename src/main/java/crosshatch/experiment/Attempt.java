package crosshatch.experiment;

import crosshatch.corpus.Instance;
import crosshatch.results.RunRecord.Times;
import crosshatch.solver.Answer;
import crosshatch.solver.Claim;
import crosshatch.solver.Counters;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import java.util.Optional;

/**
 * One solver on one puzzle, once: measured and judged.
 *
 * @param instance the puzzle
 * @param answer what the solver said
 * @param ruling what the judge says of it
 * @param times what it cost
 */
public record Attempt(Instance instance, Answer answer, Judge.Ruling ruling, Times times) {

    /**
     * Asks, measures and judges. A solver that breaks, or cannot be asked this, gives a {@link Claim.Failed}. Judging stays
     * outside the clock reads.
     */
    public static Attempt make(
            SolverSpec spec, Solver solver, Instance instance, Question question, Limits limits, Clock clock) {
        Optional<String> refusal = spec.family().refusal(instance.puzzle().geometry(), question);
        long cpu = clock.cpuNanos();
        long allocated = clock.allocatedBytes();
        Stopwatch watch = Stopwatch.start(clock, limits);
        Answer answer = refusal.map(Attempt::failed).orElseGet(() -> ask(solver, instance, question, watch));
        watch.stop();
        Times times = new Times(
                watch.encodeNanos(),
                watch.totalNanos(),
                difference(clock.cpuNanos(), cpu),
                difference(clock.allocatedBytes(), allocated),
                limits.nanos() == Limits.NONE ? -1 : Math.max(0, watch.totalNanos() - limits.nanos()));
        return new Attempt(instance, answer, Judge.rule(instance.puzzle(), instance.known(), answer.claim()), times);
    }

    private static Answer ask(Solver solver, Instance instance, Question question, Stopwatch watch) {
        try {
            return solver.answer(instance.puzzle(), question, watch);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError | LinkageError broken) {
            return failed(broken.toString());
        }
    }

    private static Answer failed(String error) {
        return new Answer(new Claim.Failed(error), Counters.none());
    }

    private static long difference(long now, long before) {
        return now < 0 || before < 0 ? -1 : now - before;
    }
}
