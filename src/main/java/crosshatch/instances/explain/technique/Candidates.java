package crosshatch.instances.explain.technique;

import crosshatch.puzzle.board.Unit;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/** Picks candidates out of a grid. */
final class Candidates {
    private Candidates() {}

    /** The candidates of some cells that are in a mask of digits; cell by cell. */
    static List<Candidate> inside(CandidateGrid grid, Collection<Integer> cells, int digits) {
        return cells.stream()
                .flatMap(cell -> CandidateGrid.digits(grid.mask(cell) & digits).stream()
                        .map(digit -> new Candidate(cell, digit)))
                .toList();
    }

    /** The candidates of a unit that are in a mask of digits; cell by cell. */
    static List<Candidate> inside(CandidateGrid grid, Unit unit, int digits) {
        return inside(grid, Arrays.stream(unit.cells()).boxed().toList(), digits);
    }
}
