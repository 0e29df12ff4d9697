package crosshatch.explain;

import java.util.stream.Collectors;

/** What an explanation comes to, in words. */
public final class Conclusion {
    private Conclusion() {}

    /** How it ends, and what was used on the way. */
    public static String of(Explanation explanation) {
        String uses = explanation.uses().entrySet().stream()
                .map(use -> use.getKey() + " " + use.getValue())
                .collect(Collectors.joining(", "));
        return ending(explanation) + (uses.isEmpty() ? "" : " Used: " + uses + trials(explanation) + ".");
    }

    private static String trials(Explanation explanation) {
        return explanation.trials() == 0 ? "" : ", trial " + explanation.trials();
    }

    private static String ending(Explanation explanation) {
        Ending ending = explanation.ending();
        String steps = count(explanation.steps().size(), "step");
        if (ending instanceof Ending.Solved solved) {
            return "Solved in " + steps + ". "
                    + (solved.level() == 0
                            ? "Every step was forced, so this is the only solution."
                            : "It rests on a trial that met no contradiction, so these steps do not rule out others.");
        }
        if (ending instanceof Ending.NoSolution) return "A contradiction in " + steps + ": the puzzle has no solution.";
        if (ending instanceof Ending.Stuck stuck) {
            return "The techniques find nothing more after " + steps + "; " + open(stuck.openCells()) + ".";
        }
        return "Cut off after " + steps + "; " + open(((Ending.Cut) ending).openCells()) + ".";
    }

    private static String open(int cells) {
        return cells == 1 ? "1 cell is open" : cells + " cells are open";
    }

    private static String count(int number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }
}
