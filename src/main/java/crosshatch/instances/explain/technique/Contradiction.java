package crosshatch.instances.explain.technique;

import crosshatch.instances.explain.technique.Deduction.Pattern;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Unit;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Finds a visible contradiction: a cell without candidates, a digit twice in a unit, or a digit without a place. */
public final class Contradiction {
    /** The title in place of a technique's name. */
    public static final String TITLE = "contradiction";

    private Contradiction() {}

    /** Returns a deduction that changes nothing; empty if there is no visible contradiction. */
    public static Optional<Deduction> find(CandidateGrid grid) {
        for (Unit unit : grid.board().units()) {
            int found = 0;
            int twice = 0;
            int possible = 0;
            for (int cell : unit.cells()) {
                int digit = grid.open(cell) ? 0 : 1 << (grid.digit(cell) - 1);
                twice |= found & digit;
                found |= digit;
                possible |= digit | grid.mask(cell);
                if (digit == 0 && grid.mask(cell) == 0) return Optional.of(emptyCell(grid.board(), cell));
            }
            if (twice != 0) return Optional.of(twice(grid, unit, CandidateGrid.lowestDigit(twice)));
            int missing = ~possible & grid.allDigits();
            if (missing != 0) return Optional.of(noPlace(unit, CandidateGrid.lowestDigit(missing)));
        }
        return Optional.empty();
    }

    private static Deduction emptyCell(Board board, int cell) {
        return deduction(board.cellName(cell) + " has no candidate left.", List.of(), List.of(cell));
    }

    private static Deduction twice(CandidateGrid grid, Unit unit, int digit) {
        List<Integer> cells = Arrays.stream(unit.cells())
                .filter(cell -> grid.digit(cell) == digit)
                .boxed()
                .toList();
        String because = Wording.digit(digit) + " stands in " + Wording.cells(grid.board(), cells) + ", all in "
                + unit.name() + ".";
        return deduction(because, List.of(unit), cells);
    }

    private static Deduction noPlace(Unit unit, int digit) {
        return deduction(Wording.digit(digit) + " has no place left in " + unit.name() + ".", List.of(unit), List.of());
    }

    private static Deduction deduction(String because, List<Unit> units, List<Integer> cells) {
        return new Deduction(TITLE, because, new Pattern(units, cells, List.of()), List.of(), List.of());
    }
}
