package crosshatch.instances.explain;

import crosshatch.puzzle.Grid;

/** How an explanation ends. */
public sealed interface Ending {
    /** Calls the method of the visitor for this kind of ending. */
    <R> R accept(Visitor<R> visitor);

    /** Makes something of each kind. */
    interface Visitor<R> {
        R solved(Solved ending);

        R noSolution(NoSolution ending);

        R stuck(Stuck ending);

        R cut(Cut ending);
    }

    /**
     * At a solution.
     *
     * @param level how many assumptions it rests on; if none, every step was forced, so it is the only solution
     */
    record Solved(Grid grid, int level) implements Ending {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.solved(this);
        }
    }

    /** At a contradiction that rests on no assumption: the puzzle has no solution. */
    record NoSolution() implements Ending {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.noSolution(this);
        }
    }

    /** Where the techniques find nothing more, with this many cells open. */
    record Stuck(int openCells) implements Ending {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.stuck(this);
        }
    }

    /** At the largest number of steps that was asked for, with this many cells open. */
    record Cut(int openCells) implements Ending {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.cut(this);
        }
    }
}
