package crosshatch.puzzle;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a grid that is being read. When one of them is bad, those that belong to the same grid are dropped with it, so
 * that rows of two grids never make one puzzle.
 *
 * <p>A line of as many dashes as a row has cells is a row if the blanks of the grid are dashes, and a rule if they are not. Which
 * of the two is seen at the first row that has a blank.
 */
final class GridInProgress {
    private static final int UNTIL_A_BREAK = Integer.MAX_VALUE;

    /** What lines of dashes are. */
    private enum Dashes {
        UNDECIDED,
        ROWS,
        RULES
    }

    /** All lines of the grid, those of dashes too as long as they may be rows. */
    private final List<CellText> lines = new ArrayList<>();

    private Dashes dashes = Dashes.UNDECIDED;
    /** The lines that are rows for sure. */
    private int rows;

    private int dropping;

    /** What was declared; else the Sudoku that the rows so far show, null if there are none. */
    @Nullable
    Board board(@Nullable Board declared) {
        if (declared != null || rows == 0) return declared;
        return Board.sudoku(Sizes.rowOrder(cells()));
    }

    /** The number of cells of a row. */
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
     * @return all rows, if this was the last one
     * @throws InputException if the row belongs to a grid with a bad line, or if it is in doubt which lines are rows
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
     * A line of dashes, as many as a row may have cells.
     *
     * @return all rows, if this was one, and the last
     */
    Optional<List<CellText>> addDashes(CellText line) {
        boolean fits = rows == 0 || line.count() == cells();
        if (dropping > 0 || dashes == Dashes.RULES || !fits) return Optional.empty();
        if (dashes == Dashes.ROWS) return add(line);
        lines.add(line);
        return Optional.empty();
    }

    /**
     * For a whole grid behind which another line of cells follows at once: it may have a line too many.
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

    /** Whether more rows must come, to be read or to be dropped. */
    boolean isOpen() {
        return dropping > 0 || rows > 0;
    }

    /** A line that may have been a row could not be read. */
    void loseRow() {
        if (dropping > 0) {
            dropping--;
        } else {
            dropping = rows == 0 ? UNTIL_A_BREAK : cells() - rows - 1;
        }
        clear();
    }

    /**
     * A blank line, a title, a section, a whole puzzle or the end of the text was met.
     *
     * @return what is wrong if rows are missing
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
