package crosshatch.instances.explain;

import crosshatch.puzzle.Grid;

/** The ending of an explanation. */
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
     * An ending at a solution.
     *
     * @param level the number of assumptions that it rests on; if 0, every step was forced, so it is the only solution
     */
    record Solved(Grid grid, int level) implements Ending {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.solved(this);
        }
    }

    /** An ending at a contradiction that rests on no assumption: the puzzle has no solution. */
    record NoSolution() implements Ending {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.noSolution(this);
        }
    }

    /** An ending where the techniques find nothing more, with this many cells open. */
    record Stuck(int openCells) implements Ending {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.stuck(this);
        }
    }

    /** An ending at the largest number of steps that was asked for, with this many cells open. */
    record Cut(int openCells) implements Ending {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.cut(this);
        }
    }
}
