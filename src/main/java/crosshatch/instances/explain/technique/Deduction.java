package crosshatch.instances.explain.technique;

import crosshatch.puzzle.board.Unit;
import java.util.List;

/**
 * One step of reasoning.
 *
 * @param technique its usual name, in small letters
 * @param because one or more sentences: why it holds
 * @param pattern where to look
 * @param placed digits that find their cells; they leave the candidates of their peers
 * @param removed candidates that go, besides
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

    /** The grid after this step. */
    public CandidateGrid appliedTo(CandidateGrid before) {
        CandidateGrid after = before.without(removed);
        for (Candidate each : placed) after = after.with(each);
        return after;
    }

    /**
     * The place to look at: the cells that a deduction follows from.
     *
     * @param units the units that it speaks of
     * @param cells the cells that it speaks of
     * @param candidates those that make it work
     */
    public record Pattern(List<Unit> units, List<Integer> cells, List<Candidate> candidates) {
        public Pattern {
            units = List.copyOf(units);
            cells = List.copyOf(cells);
            candidates = List.copyOf(candidates);
        }

        /** A pattern of candidates and their cells. */
        static Pattern of(List<Unit> units, List<Candidate> candidates) {
            return new Pattern(
                    units, candidates.stream().map(Candidate::cell).distinct().toList(), candidates);
        }
    }
}
