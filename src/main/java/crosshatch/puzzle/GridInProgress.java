package crosshatch.puzzle;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a grid that is being read. If one row is bad, all rows of its grid are dropped, so that rows of two grids never
 * make one puzzle.
 *
 * <p>A line of dashes as long as a row can be a row or a rule. It is a row if the blanks of the grid are dashes. The first
 * row with a blank decides this.
 */
final class GridInProgress {
    private static final int UNTIL_A_BREAK = Integer.MAX_VALUE;

    /** The meaning of lines of dashes. */
    private enum Dashes {
        UNDECIDED,
        ROWS,
        RULES
    }

    /** All lines of the grid, including lines of dashes that may be rows. */
    private final List<CellText> lines = new ArrayList<>();

    private Dashes dashes = Dashes.UNDECIDED;
    /** The number of lines that are certainly rows. */
    private int rows;

    private int dropping;

    /** Returns the declared board; otherwise the Sudoku that the rows so far show, null without rows. */
    @Nullable
    Board board(@Nullable Board declared) {
        if (declared != null || rows == 0) return declared;
        return Board.sudoku(Sizes.rowOrder(cells()));
    }

    /** Returns the number of cells of a row. */
    private int cells() {
        return lines.stream()
                .filter(line -> !isDashed(line))
                .findFirst()
                .orElse(lines.get(0))
                .count();
    }

    private static boolean isDashed(CellText line) {
        for (int cell = 0; cell < line.count(); cell++)
            if (line.first(cell) != '-' || line.length(cell) != 1) return false;
        return true;
    }

    /**
     * Adds a row.
     *
     * @return all rows if the grid is complete
     * @throws InputException if the row belongs to a grid with a bad line, or if lines of dashes may be rows or rules
     */
    Optional<List<CellText>> add(CellText row) {
        if (dropping > 0) {
            dropping--;
            throw row.line().fault("dropped with the bad line above");
        }
        if (dashes != Dashes.ROWS && isDashed(row)) return addDashes(row);
        if (rows == 0) lines.removeIf(line -> line.count() != row.count());
        lines.add(row);
        rows++;
        if (dashes == Dashes.UNDECIDED) decide(row);
        return rows < row.count() ? Optional.empty() : Optional.of(taken());
    }

    private void decide(CellText row) {
        for (int cell = 0; cell < row.count(); cell++) {
            char first = row.first(cell);
            if (row.length(cell) > 1 || !(first == '0' || row.isBlank(cell))) continue;
            dashes = first == '-' ? Dashes.ROWS : Dashes.RULES;
            if (dashes == Dashes.RULES) lines.removeIf(GridInProgress::isDashed);
            rows = lines.size();
            return;
        }
    }

    /**
     * Adds a line of dashes as long as a row.
     *
     * @return all rows if the line is the last row of the grid
     */
    Optional<List<CellText>> addDashes(CellText line) {
        boolean fits = rows == 0 || line.count() == cells();
        if (dropping > 0 || dashes == Dashes.RULES || !fits) return Optional.empty();
        if (dashes == Dashes.ROWS) return add(line);
        lines.add(line);
        return Optional.empty();
    }

    /**
     * Refuses a complete grid that another line of cells follows immediately, if the grid may have a line too many.
     *
     * @throws InputException if one of its rows may be a rule
     */
    static void requireNoDoubt(List<CellText> grid) {
        for (CellText row : grid) {
            if (isDashed(row)) {
                throw row.line()
                        .fault(row.count()
                                + " dashes may be a row of blanks or a rule. With the line below, the grid has"
                                + " a row too many. Write a blank line between grids, or write blanks as '.'");
            }
        }
    }

    private List<CellText> taken() {
        List<CellText> grid = lines.stream()
                .filter(line -> dashes == Dashes.ROWS || !isDashed(line))
                .toList();
        clear();
        if (grid.size() > grid.get(0).count()) requireNoDoubt(grid);
        return grid;
    }

    private void clear() {
        lines.clear();
        rows = 0;
        dashes = Dashes.UNDECIDED;
    }

    /** Returns whether more rows must follow, to be read or to be dropped. */
    boolean isOpen() {
        return dropping > 0 || rows > 0;
    }

    /** Records that a line that may be a row could not be read. */
    void loseRow() {
        if (dropping > 0) {
            dropping--;
        } else {
            dropping = rows == 0 ? UNTIL_A_BREAK : cells() - rows - 1;
        }
        clear();
    }

    /**
     * Ends the grid at a blank line, a title, a section, a whole puzzle or the end of the text.
     *
     * @return the error if rows are missing
     */
    Optional<InputException> end() {
        dropping = 0;
        if (rows == 0) {
            clear();
            return Optional.empty();
        }
        CellText first = lines.get(0);
        int found = rows;
        int expected = cells();
        clear();
        String message = "a grid of " + (found == 1 ? "1 row" : found + " rows") + ", expected " + expected
                + " (a row is a line; a blank line ends a grid)";
        return Optional.of(
                found == 1
                        ? new Sizes(null).fault(first.line(), message, expected, first.apart())
                        : first.line().fault(message));
    }
}
