package crosshatch.solvers.engine;

import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Counter;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Trace;
import java.util.List;

/** Asks the engine. */
final class Ask {
    private Ask() {}

    static Answer engine(String spec, Puzzle puzzle, Question question) {
        return solver(spec, Trace.OFF).answer(puzzle, question, Budget.unlimited());
    }

    static Solver solver(String spec, Trace trace) {
        EngineFamily family = new EngineFamily();
        return family.create(SolverSpec.parse(spec, List.of(family)), trace);
    }

    static long count(Answer answer, Counter counter) {
        return answer.counters().get(counter).orElseThrow();
    }
}
