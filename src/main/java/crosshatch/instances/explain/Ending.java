package crosshatch.instances.explain;

import crosshatch.puzzle.Grid;

/** The ending of an explanation. */
public sealed interface Ending {
    /**
     * Returns the ending in words.
     *
     * @param steps the number of steps in words: {@code 5 steps}
     */
    String sentence(String steps);

    /**
     * An ending at a solution.
     *
     * @param level the number of assumptions behind it; if 0, every step was forced, so there is no other solution
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

    /** An ending at a contradiction without an assumption: the puzzle has no solution. */
    record NoSolution() implements Ending {
        @Override
        public String sentence(String steps) {
            return "A contradiction in " + steps + ": the puzzle has no solution.";
        }
    }

    /** An ending with this number of open cells, because no technique applies any more. */
    record Stuck(int openCells) implements Ending {
        @Override
        public String sentence(String steps) {
            return "No technique applies after " + steps + "; " + open(openCells) + ".";
        }
    }

    /** An ending with this number of open cells, because the requested number of steps is reached. */
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
