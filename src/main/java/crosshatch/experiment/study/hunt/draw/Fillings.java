package crosshatch.experiment.study.hunt.draw;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes a relation as the list of its fillings, from its definition. */
public final class Fillings {
    private static final int MOST_TRIED = 2000;

    private final Relation relation;
    private final int[] digits;
    private final int mostDigit;
    private final List<List<Integer>> found = new ArrayList<>();

    private Fillings(Relation relation, Board board) {
        this.relation = relation;
        digits = new int[board.cells()];
        mostDigit = board.digits();
    }

    /** Returns the list of fillings; empty if no filling is allowed, or there are too many to try. */
    public static Optional<Table> of(Relation relation, Board board) {
        if (Math.pow(board.digits(), relation.cells().size()) > MOST_TRIED) return Optional.empty();
        Fillings fillings = new Fillings(relation, board);
        fillings.fill(0);
        return fillings.found.isEmpty() ? Optional.empty() : Optional.of(new Table(relation.cells(), fillings.found));
    }

    private void fill(int filled) {
        List<Integer> cells = relation.cells();
        if (filled == cells.size()) {
            if (relation.holds(digits))
                found.add(cells.stream().map(cell -> digits[cell]).toList());
            return;
        }
        for (int digit = 1; digit <= mostDigit; digit++) {
            digits[cells.get(filled)] = digit;
            fill(filled + 1);
        }
    }
}
