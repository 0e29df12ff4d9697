package crosshatch.instances.explain.technique;

import crosshatch.puzzle.board.Unit;
import java.util.List;

/**
 * One step of reasoning.
 *
 * @param technique its usual name, in small letters
 * @param because the reason, in one or more sentences
 * @param pattern the place in the grid
 * @param placed the placed digits; they are removed from the candidates of their peers
 * @param removed further candidates that are removed
 */
public record Deduction(
        String technique, String because, Pattern pattern, List<Candidate> placed, List<Candidate> removed) {
    public Deduction {
        placed = List.copyOf(placed);
        removed = List.copyOf(removed);
    }

    static Deduction removing(String technique, String because, Pattern pattern, List<Candidate> removed) {
        return new Deduction(technique, because, pattern, List.of(), removed);
    }

    /** Returns the grid after this step. */
    public CandidateGrid appliedTo(CandidateGrid before) {
        CandidateGrid after = before.without(removed);
        for (Candidate each : placed) after = after.with(each);
        return after;
    }

    /**
     * The place in the grid from which a deduction follows.
     *
     * @param units the units of the deduction
     * @param cells the cells of the deduction
     * @param candidates the candidates that make it possible
     */
    public record Pattern(List<Unit> units, List<Integer> cells, List<Candidate> candidates) {
        public Pattern {
            units = List.copyOf(units);
            cells = List.copyOf(cells);
            candidates = List.copyOf(candidates);
        }

        /** Makes a pattern of candidates and their cells. */
        static Pattern of(List<Unit> units, List<Candidate> candidates) {
            return new Pattern(
                    units, candidates.stream().map(Candidate::cell).distinct().toList(), candidates);
        }
    }
}
