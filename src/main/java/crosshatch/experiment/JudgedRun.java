package crosshatch.experiment;

import crosshatch.instances.sets.Instance;
import crosshatch.results.schema.Times;
import crosshatch.solver.Answer;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import java.util.List;

/**
 * One run of a solver on a puzzle, measured and validated.
 *
 * @param instance the puzzle
 * @param answer the solver's answer
 * @param ruling the validator's verdict
 * @param times the times and the use of memory of the run
 */
public record JudgedRun(Instance instance, Answer answer, Judge.Ruling ruling, Times times) {

    /**
     * Runs the solver, measures the run, and validates the answer. The time of the validation is not part of the measured time.
     * See {@link MeasuredRun#take}.
     */
    public static JudgedRun make(
            SolverSpec spec, Solver solver, Instance instance, Question question, Limits limits, Clock clock) {
        return judged(instance, question, MeasuredRun.take(spec, solver, instance.puzzle(), question, limits, clock));
    }

    /** Lets a solver in any JVM answer the puzzle, and validates the answer in this JVM. */
    public static JudgedRun make(MeasuredSolver solver, Instance instance, Question question) {
        return judged(
                instance, question, solver.answerAll(List.of(instance.puzzle())).get(0));
    }

    private static JudgedRun judged(Instance instance, Question question, MeasuredRun run) {
        Judge.Ruling ruling = Judge.rule(instance, question, run.claim());
        return new JudgedRun(instance, run.answer(), ruling, run.times());
    }
}
