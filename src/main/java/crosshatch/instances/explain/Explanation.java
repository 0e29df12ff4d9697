package crosshatch.instances.explain;

import crosshatch.instances.explain.technique.CandidateGrid;
import crosshatch.puzzle.Puzzle;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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

    /** The number of assumptions. */
    public int trials() {
        return (int)
                steps.stream().filter(step -> step.kind() == Step.Kind.TRIAL).count();
    }
}
