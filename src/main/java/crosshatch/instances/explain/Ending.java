package crosshatch.instances.explain;

import crosshatch.puzzle.Grid;

/** The ending of an explanation. */
public sealed interface Ending {
    /**
     * The ending in words.
     *
     * @param steps how many there were, in words: {@code 5 steps}
     */
    String sentence(String steps);

    /**
     * An ending at a solution.
     *
     * @param level the number of assumptions that it rests on; if 0, every step was forced, so it is the only solution
     */
    record Solved(Grid grid, int level) implements Ending {
        @Override
        public String sentence(String steps) {
            return "Solved in " + steps + ". "
                    + (level == 0
                            ? "Every step was forced, so this is the only solution."
                            : "One step was a trial that led to no contradiction, so there may be other solutions.");
        }
    }

    /** An ending at a contradiction that rests on no assumption: the puzzle has no solution. */
    record NoSolution() implements Ending {
        @Override
        public String sentence(String steps) {
            return "A contradiction in " + steps + ": the puzzle has no solution.";
        }
    }

    /** An ending where the techniques find nothing more, with this many cells open. */
    record Stuck(int openCells) implements Ending {
        @Override
        public String sentence(String steps) {
            return "No technique applies after " + steps + "; " + open(openCells) + ".";
        }
    }

    /** An ending at the largest number of steps that was asked for, with this many cells open. */
    record Cut(int openCells) implements Ending {
        @Override
        public String sentence(String steps) {
            return "Stopped after " + steps + "; " + open(openCells) + ".";
        }
    }

    private static String open(int cells) {
        return cells == 1 ? "1 cell is open" : cells + " cells are open";
    }
}
