package crosshatch.instances.explain.technique;

import crosshatch.Puzzles;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/** Candidate grids of order 3 made by hand: at first every digit fits every cell. */
final class Position {
    private static final Board BOARD = Puzzles.EMPTY_3.board();

    private CandidateGrid grid = CandidateGrid.unpruned(Puzzles.EMPTY_3);

    /** Leaves a cell these candidates only: {@code only("r1c5", "13")}. */
    Position only(String cell, String digits) {
        remove(candidate -> candidate.cell() == cell(cell) && digits.indexOf('0' + candidate.digit()) < 0);
        return this;
    }

    /** Leaves a digit these cells of a unit only: {@code confine("5", "row 2", "r2c3 r2c7")}. */
    Position confine(String digit, String unit, String cells) {
        List<Integer> kept = Arrays.stream(cells.split(" ")).map(Position::cell).toList();
        remove(candidate -> Wording.digit(candidate.digit()).equals(digit)
                && contains(unit(unit), candidate.cell())
                && !kept.contains(candidate.cell()));
        return this;
    }

    CandidateGrid grid() {
        return grid;
    }

    static int cell(String name) {
        return (name.charAt(1) - '1') * 9 + name.charAt(3) - '1';
    }

    private static Unit unit(String name) {
        return BOARD.units().stream()
                .filter(unit -> unit.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static boolean contains(Unit unit, int cell) {
        return Arrays.stream(unit.cells()).anyMatch(each -> each == cell);
    }

    private void remove(Predicate<Candidate> goes) {
        List<Candidate> removed = new ArrayList<>();
        for (int cell = 0; cell < BOARD.cells(); cell++) {
            for (int digit = 1; digit <= BOARD.digits(); digit++) removed.add(new Candidate(cell, digit));
        }
        removed.removeIf(goes.negate());
        grid = grid.without(removed);
    }
}
