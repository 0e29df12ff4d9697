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
 * @param steps in order; each starts from the grid that the one before it left, a refutation from the grid before its trial
 * @param ending how far they come
 */
public record Explanation(Puzzle puzzle, CandidateGrid start, List<Step> steps, Ending ending) {
    public Explanation {
        steps = List.copyOf(steps);
    }

    /** The grid after the last step. */
    public CandidateGrid end() {
        return steps.isEmpty() ? start : steps.get(steps.size() - 1).after();
    }

    /** The number of uses of each technique, in the order of first use. */
    public Map<String, Integer> uses() {
        Map<String, Integer> uses = new LinkedHashMap<>();
        for (Step step : steps) {
            if (step.kind() == Step.Kind.TECHNIQUE) uses.merge(step.deduction().technique(), 1, Integer::sum);
        }
        return uses;
    }

    /** In words: the ending, and the techniques that were used. */
    public String summary() {
        String words = steps.size() + (steps.size() == 1 ? " step" : " steps");
        String uses = uses().entrySet().stream()
                .map(use -> use.getKey() + " " + use.getValue())
                .collect(Collectors.joining(", "));
        String assumed = trials() == 0 ? "" : ", trial " + trials();
        return ending.sentence(words) + (uses.isEmpty() ? "" : " Used: " + uses + assumed + ".");
    }

    /** The number of assumptions. */
    public int trials() {
        return (int)
                steps.stream().filter(step -> step.kind() == Step.Kind.TRIAL).count();
    }

    /**
     * One step of an explanation.
     *
     * @param number from 1
     * @param level how many assumptions it rests on; an assumption itself counts
     * @param kind its kind
     * @param deduction its text and its changes
     * @param before the grid before
     * @param after the grid after; for a refutation, the grid of the level to which it goes back
     */
    public record Step(
            int number, int level, Kind kind, Deduction deduction, CandidateGrid before, CandidateGrid after) {
        /** The kinds of step. */
        public enum Kind {
            /** Reasoning by a technique. */
            TECHNIQUE,
            /** A candidate is assumed, because the techniques found nothing more. */
            TRIAL,
            /** The assumption, or the puzzle without one, has no solution. */
            CONTRADICTION,
            /** The assumption that led to a contradiction is taken back and its candidate removed. */
            REFUTATION
        }
    }
}
