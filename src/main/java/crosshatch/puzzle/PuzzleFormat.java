package crosshatch.puzzle;

import java.util.Locale;

/** How a grid is written for a file. What is written here, {@link PuzzleReader} reads. */
public enum PuzzleFormat {
    /** The canonical text on one line, see {@link PuzzleText#line}; also what {@code .sdm} collections hold. */
    LINE("one line"),
    /** A row a line; orders above 3 under a line {@code order N}. Up to 35 digits a character a cell, else numbers. */
    GRID("a row a line"),
    /** {@code .sdk}: {@code [Puzzle]} and a row a line; order 3 only. */
    SDK("a row a line under [Puzzle], order 3"),
    /** {@code .ss} of Simple Sudoku: rows with bars and rules; order 3 only. */
    SS("rows with bars and rules, order 3"),
    /** Whole numbers, 0 for a blank, a row a line, under a line {@code order N}; for every order. */
    INTEGERS("whole numbers, a row a line, any order");

    private final String meaning;

    PuzzleFormat(String meaning) {
        this.meaning = meaning;
    }

    /** For help texts. */
    public String meaning() {
        return meaning;
    }

    /** As on the command line: {@code sdk}. */
    public String optionName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * @return lines parted by line feeds, without one at the end; to part grids of several lines, put a blank line between
     * @throws InputException if this format has no place for grids of that order
     */
    public String write(Grid grid) {
        Geometry geometry = grid.geometry();
        if ((this == SDK || this == SS) && geometry.order() != 3) {
            throw new InputException("format " + optionName() + " holds order 3 only, this is " + geometry
                    + "; expected line, grid or integers");
        }
        return switch (this) {
            case LINE -> PuzzleText.line(grid);
            case GRID -> header(geometry, 3) + rows(grid, PuzzleText.hasCharacters(geometry.digits()));
            case SDK -> "[Puzzle]\n" + rows(grid, PuzzleText.hasCharacters(geometry.digits()));
            case SS -> withBars(rows(grid, PuzzleText.hasCharacters(geometry.digits())));
            case INTEGERS -> header(geometry, 1) + rows(grid, false);
        };
    }

    private static String header(Geometry geometry, int clearUpTo) {
        return geometry.order() > clearUpTo ? "order " + geometry.order() + "\n" : "";
    }

    private static String rows(Grid grid, boolean characters) {
        int n = grid.geometry().digits();
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < n * n; cell++) {
            if (cell > 0 && cell % n == 0) text.append('\n');
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
