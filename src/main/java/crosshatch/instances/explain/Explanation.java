package crosshatch.instances.explain;

import crosshatch.instances.explain.technique.CandidateGrid;
import crosshatch.instances.explain.technique.Deduction;
import crosshatch.puzzle.Puzzle;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The solution of a puzzle, step by step.
 *
 * @param puzzle the explained puzzle
 * @param start the grid before the first step
 * @param steps the steps in order; each starts from the grid of the previous one, a refutation from the grid before its trial
 * @param ending the ending after the last step
 */
public record Explanation(Puzzle puzzle, CandidateGrid start, List<Step> steps, Ending ending) {
    public Explanation {
        steps = List.copyOf(steps);
    }

    /** Returns the grid after the last step. */
    public CandidateGrid end() {
        return steps.isEmpty() ? start : steps.get(steps.size() - 1).after();
    }

    /** Returns the number of uses of each technique, in the order of first use. */
    public Map<String, Integer> uses() {
        Map<String, Integer> uses = new LinkedHashMap<>();
        for (Step step : steps) {
            if (step.kind() == Step.Kind.TECHNIQUE) uses.merge(step.deduction().technique(), 1, Integer::sum);
        }
        return uses;
    }

    /** Returns the ending in words, with the techniques that were used. */
    public String summary() {
        String words = steps.size() + (steps.size() == 1 ? " step" : " steps");
        String uses = uses().entrySet().stream()
                .map(use -> use.getKey() + " " + use.getValue())
                .collect(Collectors.joining(", "));
        String assumed = trials() == 0 ? "" : ", trial " + trials();
        return ending.sentence(words) + (uses.isEmpty() ? "" : " Used: " + uses + assumed + ".");
    }

    /** Returns the number of assumptions. */
    public int trials() {
        return (int)
                steps.stream().filter(step -> step.kind() == Step.Kind.TRIAL).count();
    }

    /**
     * One step of an explanation.
     *
     * @param number the number of the step, from 1
     * @param level the number of assumptions behind it, counting its own
     * @param kind its kind
     * @param deduction its text and its changes
     * @param before the grid before the step
     * @param after the grid after the step; for a refutation, the grid of the level to which it returns
     */
    public record Step(
            int number, int level, Kind kind, Deduction deduction, CandidateGrid before, CandidateGrid after) {
        /** The kinds of step. */
        public enum Kind {
            /** Reasoning by a technique. */
            TECHNIQUE,
            /** A candidate is assumed, because no technique applies. */
            TRIAL,
            /** The assumption, or the puzzle without assumptions, has no solution. */
            CONTRADICTION,
            /** The assumption that led to a contradiction is taken back, and its candidate removed. */
            REFUTATION
        }
    }
}
