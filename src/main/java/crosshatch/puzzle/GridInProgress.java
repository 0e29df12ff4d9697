package crosshatch.puzzle;

import crosshatch.board.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a grid that is being read. When one of them is bad, those that belong to the same grid are dropped with it, so
 * that rows of two grids never make one puzzle.
 */
final class GridInProgress {
    private static final int UNTIL_A_BREAK = Integer.MAX_VALUE;

    private final List<CellText> rows = new ArrayList<>();
    private int dropping;

    /** What was declared; else the Sudoku that the rows so far show, null if there are none. */
    @Nullable
    Board board(@Nullable Board declared) {
        if (declared != null || rows.isEmpty()) return declared;
        return Board.sudoku(Sizes.rowOrder(rows.get(0).count()));
    }

    /**
     * @return all rows, if this was the last one
     * @throws InputException if the row belongs to a grid with a bad line
     */
    Optional<List<CellText>> add(CellText row) {
        if (dropping > 0) {
            dropping--;
            throw row.line().fault("dropped with the bad line above");
        }
        rows.add(row);
        if (rows.size() < row.count()) return Optional.empty();
        List<CellText> grid = List.copyOf(rows);
        rows.clear();
        return Optional.of(grid);
    }

    /** Whether more rows must come, to be read or to be dropped. */
    boolean isOpen() {
        return dropping > 0 || !rows.isEmpty();
    }

    /** A line that may have been a row could not be read. */
    void loseRow() {
        if (dropping > 0) {
            dropping--;
        } else {
            dropping = rows.isEmpty() ? UNTIL_A_BREAK : rows.get(0).count() - rows.size() - 1;
        }
        rows.clear();
    }

    /**
     * A blank line, a title, a section, a whole puzzle or the end of the text was met.
     *
     * @return what is wrong if rows are missing
     */
    Optional<InputException> end() {
        dropping = 0;
        if (rows.isEmpty()) return Optional.empty();
        CellText first = rows.get(0);
        String found = rows.size() == 1 ? "1 row" : rows.size() + " rows";
        rows.clear();
        return Optional.of(first.line()
                .fault("a grid of " + found + ", expected " + first.count()
                        + " (a row is a line; a blank line ends a grid)"));
    }
}
