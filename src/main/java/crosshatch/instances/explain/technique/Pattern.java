package crosshatch.instances.explain.technique;

import crosshatch.puzzle.board.Unit;
import java.util.List;

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
