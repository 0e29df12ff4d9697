package crosshatch.instances.explain;

import java.util.stream.Collectors;

/** The result of an explanation, in words. */
public final class ExplanationSummary {
    private ExplanationSummary() {}

    /** The ending, and the techniques that were used. */
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
        return explanation
                .ending()
                .accept(new Sentence(count(explanation.steps().size(), "step")));
    }

    /** @param steps how many, in words */
    private record Sentence(String steps) implements Ending.Visitor<String> {
        @Override
        public String solved(Ending.Solved ending) {
            return "Solved in " + steps + ". "
                    + (ending.level() == 0
                            ? "Every step was forced, so this is the only solution."
                            : "It rests on a trial that met no contradiction, so these steps do not rule out others.");
        }

        @Override
        public String noSolution(Ending.NoSolution ending) {
            return "A contradiction in " + steps + ": the puzzle has no solution.";
        }

        @Override
        public String stuck(Ending.Stuck ending) {
            return "The techniques find nothing more after " + steps + "; " + open(ending.openCells()) + ".";
        }

        @Override
        public String cut(Ending.Cut ending) {
            return "Cut off after " + steps + "; " + open(ending.openCells()) + ".";
        }
    }

    private static String open(int cells) {
        return cells == 1 ? "1 cell is open" : cells + " cells are open";
    }

    private static String count(int number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }
}
