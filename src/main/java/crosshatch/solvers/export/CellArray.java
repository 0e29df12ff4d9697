package crosshatch.solvers.export;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Layout;
import crosshatch.puzzle.board.Unit;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The cells of a board as an array of XCSP3: {@code x[row][column]} where they fill a rectangle row by row, else
 * {@code x[cell]}; all from 0.
 */
final class CellArray {
    static final String NAME = "x";

    private final int cells;
    private final int rows;
    /** 0 where the array has one dimension. */
    private final int columns;

    CellArray(Board board) {
        cells = board.cells();
        Layout rectangle = board.layout().filter(Layout::isRectangle).orElse(null);
        rows = rectangle == null ? 0 : rectangle.rows();
        columns = rectangle == null ? 0 : rectangle.columns();
    }

    String size() {
        return columns == 0 ? "[" + cells + "]" : "[" + rows + "][" + columns + "]";
    }

    /** For people. */
    String note() {
        return columns == 0 ? "x[i] is the digit in cell i" : "x[r][c] is the digit in row r+1, column c+1";
    }

    /** The whole array. */
    String all() {
        return NAME + (columns == 0 ? "[]" : "[][]");
    }

    String name(int cell) {
        return NAME + (columns == 0 ? "[" + cell + "]" : "[" + cell / columns + "][" + cell % columns + "]");
    }

    /** Parted by blanks. */
    String names(Collection<Integer> of) {
        return of.stream().map(this::name).collect(Collectors.joining(" "));
    }

    /** {@code x[0][]}, {@code x[][0]}, {@code x[0..2][3..5]} for a unit that is a rectangle, else cell by cell. */
    String names(Unit unit) {
        List<Integer> list = IntStream.of(unit.cells()).boxed().toList();
        if (columns == 0) return names(list);
        int top = list.get(0) / columns;
        int left = list.get(0) % columns;
        int bottom = list.get(list.size() - 1) / columns;
        int right = list.get(list.size() - 1) % columns;
        boolean rectangle = (bottom - top + 1) * (right - left + 1) == list.size()
                && list.stream().allMatch(cell -> cell % columns >= left && cell % columns <= right);
        return rectangle ? NAME + range(top, bottom, rows) + range(left, right, columns) : names(list);
    }

    private static String range(int first, int last, int size) {
        if (last - first == size - 1) return "[]";
        return first == last ? "[" + first + "]" : "[" + first + ".." + last + "]";
    }

    /** Which cell each name stands for. */
    Map<String, Integer> cellsByName() {
        Map<String, Integer> byName = new HashMap<>();
        for (int cell = 0; cell < cells; cell++) byName.put(name(cell), cell);
        return byName;
    }
}
