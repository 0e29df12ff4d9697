package crosshatch.puzzle;

import crosshatch.base.InputException;
import crosshatch.base.Worded;
import crosshatch.puzzle.board.Board;

/** A format in which a grid is written to a file. {@link PuzzleReader} reads all of them. */
public enum PuzzleFormat implements Worded {
    /** The canonical text on one line, see {@link PuzzleText#line}; also the format of {@code .sdm} collections. */
    LINE,
    /** Whole numbers on one line, 0 for a blank; the only format of one line without an alphabet in doubt from 10 digits on. */
    NUMBERS,
    /** One row per line: one character per cell up to 35 digits, numbers above. */
    GRID,
    /** The format {@code .sdk}: {@code [Puzzle]} and one row per line; order 3 only. */
    SDK,
    /** The format {@code .ss} of Simple Sudoku: rows with bars and rules; order 3 only. */
    SS,
    /** Whole numbers, 0 for a blank, one row per line. */
    INTEGERS;

    /** Returns the text of a file with only this grid: its {@link #header} and its {@link #body}. */
    public String write(Grid grid) {
        return header(grid.board()) + body(grid);
    }

    /**
     * Returns the line above all grids of a board, with a line feed: {@code order N} or {@code latin N}; empty if the grids
     * show their board themselves.
     */
    public String header(Board board) {
        requirePlain(board);
        boolean clear =
                switch (this) {
                    case LINE, NUMBERS, SDK, SS -> board.order() > 0;
                    case GRID -> board.order() == 2 || board.order() == 3;
                    case INTEGERS -> false;
                };
        return clear ? "" : BoardName.declaration(board) + "\n";
    }

    /**
     * Writes the grid without the lines around it in a file.
     *
     * @return lines separated by line feeds, without one at the end; grids of several lines need a blank line between them
     * @throws InputException if this format cannot express grids of that order
     */
    public String body(Grid grid) {
        Board board = grid.board();
        requirePlain(board);
        if ((this == SDK || this == SS) && board.order() != 3) {
            throw new InputException("format " + word() + " is for order 3 only, found " + board
                    + ". Expected line, numbers, grid or integers");
        }
        boolean characters = PuzzleText.hasCharacters(board.digits());
        return switch (this) {
            case LINE -> PuzzleText.line(grid);
            case NUMBERS -> cells(grid, false, " ");
            case GRID -> cells(grid, characters, "\n");
            case SDK -> "[Puzzle]\n" + cells(grid, characters, "\n");
            case SS -> withBars(cells(grid, characters, "\n"));
            case INTEGERS -> cells(grid, false, "\n");
        };
    }

    private void requirePlain(Board board) {
        if (!board.isPlain()) {
            throw new InputException(
                    "format " + word() + " is for plain Sudokus and Latin squares only, found " + board);
        }
    }

    private static String cells(Grid grid, boolean characters, String betweenRows) {
        int n = grid.board().digits();
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < n * n; cell++) {
            if (cell > 0 && cell % n == 0) text.append(betweenRows);
            if (characters) {
                text.append(PuzzleText.character(grid.digit(cell)));
            } else {
                text.append(cell % n == 0 ? "" : " ").append(grid.digit(cell));
            }
        }
        return text.toString();
    }

    private static String withBars(String rows) {
        String bars = rows.replaceAll("(.{3})(?=.)", "$1|");
        return bars.replaceAll("((?:.+\n){2}.+\n)(?=.)", "$1-----------\n");
    }
}
