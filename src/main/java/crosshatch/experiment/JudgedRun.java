package crosshatch.experiment;

import crosshatch.instances.sets.Instance;
import crosshatch.results.schema.Times;
import crosshatch.solver.Answer;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;

/**
 * One solver on one puzzle, once: measured and judged.
 *
 * @param instance the puzzle
 * @param answer what the solver said
 * @param ruling what the judge says of it
 * @param times what it cost
 */
public record JudgedRun(Instance instance, Answer answer, Judge.Ruling ruling, Times times) {

    /** Asks, measures and judges; judging stays outside the clock reads. See {@link MeasuredRun#take}. */
    public static JudgedRun make(
            SolverSpec spec, Solver solver, Instance instance, Question question, Limits limits, Clock clock) {
        return judged(instance, question, MeasuredRun.take(spec, solver, instance.puzzle(), question, limits, clock));
    }

    static JudgedRun judged(Instance instance, Question question, MeasuredRun run) {
        Judge.Ruling ruling = Judge.rule(
                instance.puzzle(), instance.known(), question, run.answer().claim());
        return new JudgedRun(instance, run.answer(), ruling, run.times());
    }
}
