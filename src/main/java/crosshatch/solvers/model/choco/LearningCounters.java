package crosshatch.solvers.model.choco;

import org.chocosolver.solver.Solver;

/**
 * Counts a search that learns: each step is one alternative, cell = digit. After a dead end or a solution Choco takes as many
 * decisions off its path as the learnt clause asks for, adds the clause, and propagates; nothing is tried the other way.
 */
final class LearningCounters extends ChocoCounters {
    LearningCounters(Solver solver) {
        super(solver);
    }

    @Override
    void goLeft(Step before) {
        last().level = before.level + 1;
        open(last());
    }

    @Override
    void goRight() {
        learnt();
    }
}
