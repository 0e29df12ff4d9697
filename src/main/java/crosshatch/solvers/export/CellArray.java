package crosshatch.solvers.export;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Layout;
import crosshatch.puzzle.board.Unit;
import java.util.Collection;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The cells of a board as an array of XCSP3: {@code x[row][column]} if they fill a rectangle row by row, else {@code x[cell]}. All
 * indices start at 0.
 */
final class CellArray {
    static final String NAME = "x";
    private static final String RANGE = "\\[((?:[0-9]{1,6}(?:\\.\\.[0-9]{1,6})?)?)\\]";
    private static final Pattern SLICE = Pattern.compile(NAME + RANGE + "(?:" + RANGE + ")?");

    private final int cells;
    private final int rows;
    /** The number of columns; 0 for an array with one dimension. */
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

    /** Returns a note for people. */
    String note() {
        return columns == 0 ? "x[i] is the digit in cell i" : "x[r][c] is the digit in row r+1, column c+1";
    }

    /** Returns the name of the whole array. */
    String all() {
        return NAME + (columns == 0 ? "[]" : "[][]");
    }

    String name(int cell) {
        return NAME + (columns == 0 ? "[" + cell + "]" : "[" + cell / columns + "][" + cell % columns + "]");
    }

    /** Returns the names of cells, separated by blanks. */
    String names(Collection<Integer> of) {
        return of.stream().map(this::name).collect(Collectors.joining(" "));
    }

    /** Returns {@code x[0][]}, {@code x[][0]} or {@code x[0..2][3..5]} for a unit that is a rectangle, else all its cells. */
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

    /** Returns the cells of a name such as {@code x[0][]} or {@code x[1..2][0]}, row by row; none if there are no such cells. */
    List<Integer> cells(String name) {
        Matcher matcher = SLICE.matcher(name);
        if (!matcher.matches() || (matcher.group(2) == null) != (columns == 0)) return List.of();
        if (columns == 0) return indices(matcher.group(1), cells);
        List<Integer> across = indices(matcher.group(2), columns);
        return indices(matcher.group(1), rows).stream()
                .flatMap(row -> across.stream().map(column -> row * columns + column))
                .toList();
    }

    /** Returns the indices in a range; none if they are out of range. */
    private static List<Integer> indices(String range, int size) {
        String[] ends = range.split("\\.\\.", -1);
        int first = range.isEmpty() ? 0 : Integer.parseInt(ends[0]);
        int last = range.isEmpty() ? size - 1 : Integer.parseInt(ends[ends.length - 1]);
        return last >= size
                ? List.of()
                : IntStream.rangeClosed(first, last).boxed().toList();
    }
}
