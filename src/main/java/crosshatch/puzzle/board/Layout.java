package crosshatch.puzzle.board;

import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The places of cells on a sheet for pictures.
 *
 * @param rows the number of rows
 * @param columns the number of columns
 * @param places {@code row · columns + column} for each cell, both from 0; all different
 */
public record Layout(int rows, int columns, List<Integer> places) {
    /**
     * Checks the places.
     *
     * @throws IllegalArgumentException if a place lies outside the sheet, or is used twice
     */
    public Layout {
        places = List.copyOf(places);
        requireSize(rows, columns);
        for (int place : places) {
            if (place < 0 || place >= rows * columns) {
                throw new IllegalArgumentException("layout: place " + place + ", expected 0 to " + (rows * columns - 1)
                        + " (row · columns + column, from 0)");
            }
        }
        if (new HashSet<>(places).size() < places.size()) {
            throw new IllegalArgumentException("layout: found two cells at the same place, expected different places");
        }
    }

    /** Makes a full rectangle, with its cells row by row. */
    public static Layout rectangle(int rows, int columns) {
        requireSize(rows, columns);
        return new Layout(
                rows, columns, IntStream.range(0, rows * columns).boxed().toList());
    }

    private static void requireSize(int rows, int columns) {
        if (rows < 1 || columns < 1 || (long) rows * columns > Board.MAX_CELLS) {
            throw new IllegalArgumentException("layout of " + rows + " rows and " + columns
                    + " columns: expected 1 or more of each, and at most " + Board.MAX_CELLS + " places");
        }
    }

    /** Returns the row of a cell, from 0. */
    public int row(int cell) {
        return places.get(cell) / columns;
    }

    /** Returns the column of a cell, from 0. */
    public int column(int cell) {
        return places.get(cell) % columns;
    }

    /** Returns whether every place has a cell, and cells are numbered row by row. */
    public boolean isRectangle() {
        if (places.size() != rows * columns) return false;
        for (int cell = 0; cell < places.size(); cell++) {
            if (places.get(cell) != cell) return false;
        }
        return true;
    }

    /** Returns the canonical text: {@code layout 9 9}, or {@code layout 2 2 at 0 1 3} if places are empty or in another order. */
    String text() {
        String size = "layout " + rows + " " + columns;
        return isRectangle() ? size : size + " at " + Texts.numbers(places);
    }
}
