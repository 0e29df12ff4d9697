package crosshatch.instances.generate.proper;

import crosshatch.base.Worded;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Counter;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solvers.catalog.SolverCatalog;

/** Bands of difficulty, by the rules that solve a puzzle without trials. */
public enum Level implements Worded {
    SINGLES("naked and hidden singles solve it"),
    LOCKED("singles and locked candidates solve it, but singles do not suffice"),
    SEARCH("singles and locked candidates do not suffice, so candidates must be tried");

    private final String meaning;

    Level(String meaning) {
        this.meaning = meaning;
    }

    /** Returns the meaning, for help texts. */
    public String meaning() {
        return meaning;
    }

    /** Finds the level of proper puzzles of order 3. Only one thread may use it. */
    public static final class Finder {
        /** A solver whose propagation is these three rules, so that it decides only if they do not suffice. */
        private final Solver withLocked = SolverCatalog.standard().create(GridOperations.SOLVER);

        private final Solver withSingles = SolverCatalog.standard().create("engine/propagate=singles");

        /**
         * Returns the level of a puzzle.
         *
         * @param puzzle a puzzle of order 3 with one solution
         */
        public Level of(Puzzle puzzle) {
            if (decides(withLocked, puzzle)) return SEARCH;
            return decides(withSingles, puzzle) ? LOCKED : SINGLES;
        }

        /** Returns whether a puzzle has this level, with no more work than needed. */
        public boolean is(Level level, Puzzle puzzle) {
            boolean search = decides(withLocked, puzzle);
            if (search || level == SEARCH) return search && level == SEARCH;
            return decides(withSingles, puzzle) == (level == LOCKED);
        }

        private static boolean decides(Solver solver, Puzzle puzzle) {
            return Effort.count(solver, Question.ANY, Counter.DECISIONS, puzzle) > 0;
        }
    }
}
