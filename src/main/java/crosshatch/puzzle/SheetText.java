package crosshatch.puzzle;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Sheet;
import crosshatch.puzzle.board.Sheet.Line;
import crosshatch.puzzle.board.Unit;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Draws a grid on any board for a terminal. Heavy lines separate blocks, light lines separate cages. The clue of a cage is
 * above its first digit, signs are between cells, and numbers of visible digits are around them. Lines between rows, and
 * space between columns, appear only where something is drawn in them.
 *
 * <pre>
 *   ┏━━━━━━━┯━━━      label line: clues of cages
 *   ┃ 7+    │ 3       digit line: digits, and signs between columns
 *   ┃ 6 &lt; 1 │ 3       rule:       lines and signs between rows
 * </pre>
 */
final class SheetText {
    private static final int NONE = -1;
    /** The largest number of units without lines that are listed; more are only counted. */
    private static final int MOST_AREAS = 24;

    /** The characters of meeting lines: up, right, down, left as digits in base three; 0 no line, 1 light, 2 heavy. */
    private static final String CROSSINGS =
            " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳" + "╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈" + "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";

    private final Grid grid;
    private final Sheet sheet;
    private final boolean divided;
    private final int width;
    private final boolean labelled;
    /** The position of the line left of each column, and of the line right of the last; {@link #NONE} without a line. */
    private final int[] lineX;

    private final int[] lineY;
    /** The position of the cells of each column, and of numbers left and right of the grid. */
    private final int[] cellX;

    private final int[] digitY;
    private final char[][] canvas;

    private SheetText(Grid grid) {
        this.grid = grid;
        sheet = new Sheet(grid.board());
        divided = sheet.isDivided();
        labelled = !sheet.labels().isEmpty();
        Board board = grid.board();
        int digits = Math.max(
                String.valueOf(board.first()).length(),
                String.valueOf(board.first() + board.digits() - 1).length());
        width = IntStream.concat(IntStream.of(digits), sheet.labels().stream().mapToInt(label -> label.text()
                        .length()))
                .max()
                .orElse(digits);
        int columns = sheet.columns();
        int rows = sheet.rows();
        lineX = new int[columns + 1];
        cellX = new int[columns + 2];
        int x = sheet.counts().stream().anyMatch(count -> count.column() < 0) ? width + 1 : 0;
        for (int column = 0; column <= columns; column++) {
            boolean line = hasLine(0, column);
            boolean edge = column == 0 || column == columns;
            lineX[column] = line ? x + (column == 0 ? 0 : 1) : NONE;
            cellX[column + 1] = x + (line ? (column == 0 ? 2 : 3) : edge ? 0 : 1);
            x = cellX[column + 1] + width;
        }
        cellX[columns + 1] = lineX[columns] == NONE ? cellX[columns] + width + 1 : lineX[columns] + 2;
        lineY = new int[rows + 1];
        digitY = new int[rows + 2];
        int y = sheet.counts().stream().anyMatch(count -> count.row() < 0) ? 1 : 0;
        for (int row = 0; row <= rows; row++) {
            lineY[row] = hasLine(1, row) ? y++ : NONE;
            digitY[row + 1] = y + (labelled && row < rows ? 1 : 0);
            y = digitY[row + 1] + 1;
        }
        canvas = new char[digitY[rows + 1] + 1][cellX[columns + 1] + width];
        for (char[] line : canvas) Arrays.fill(line, ' ');
    }

    /** Ends without a line break. */
    static String of(Grid grid) {
        SheetText text = new SheetText(grid);
        text.drawLines();
        text.drawCells();
        text.drawSigns();
        String picture = Arrays.stream(text.canvas)
                .map(line -> new String(line).stripTrailing())
                .collect(Collectors.joining("\n"))
                .stripTrailing();
        StringBuilder all = new StringBuilder(picture);
        List<Unit> areas = text.sheet.areas();
        if (areas.size() > MOST_AREAS) all.append("\nunits of other shapes: ").append(areas.size());
        else for (Unit area : areas) all.append('\n').append(area.name()).append(text.cells(area));
        text.sheet.words().forEach(word -> all.append('\n').append(word));
        return all.toString();
    }

    private String cells(Unit unit) {
        return Arrays.stream(unit.cells()).mapToObj(grid.board()::cellName).collect(Collectors.joining(" ", ": ", ""));
    }

    /** Returns whether something stands between columns {@code at - 1} and {@code at} (direction 0), or rows (direction 1). */
    private boolean hasLine(int direction, int at) {
        boolean across = direction == 0;
        int along = across ? sheet.rows() : sheet.columns();
        for (int i = 0; divided && i < along; i++) {
            if ((across ? leftOf(i, at) : above(at, i)) != Line.NONE) return true;
        }
        return sheet.signs().stream()
                .anyMatch(sign -> at == (across ? sheet.column(sign.second()) : sheet.row(sign.second()))
                        && across == (sheet.row(sign.first()) == sheet.row(sign.second())));
    }

    private Line leftOf(int row, int column) {
        return sheet.between(sheet.cellAt(row, column - 1), sheet.cellAt(row, column));
    }

    private Line above(int row, int column) {
        return sheet.between(sheet.cellAt(row - 1, column), sheet.cellAt(row, column));
    }

    private void drawLines() {
        if (!divided) return;
        for (int row = 0; row <= sheet.rows(); row++) {
            for (int column = 0; column <= sheet.columns(); column++) {
                if (lineY[row] != NONE) drawAbove(row, column);
                if (lineX[column] != NONE) drawLeft(row, column);
                if (lineX[column] != NONE && lineY[row] != NONE) drawCrossing(row, column);
            }
        }
    }

    private void drawAbove(int row, int column) {
        int weight = above(row, column).weight();
        if (weight == 0) return;
        int from = lineX[column] == NONE ? cellX[column + 1] : lineX[column] + 1;
        int to = column == sheet.columns() - 1 || lineX[column + 1] != NONE
                ? Math.max(lineX[column + 1], cellX[column + 1] + width)
                : cellX[column + 2];
        Arrays.fill(canvas[lineY[row]], from, to, crossing(0, weight, 0, weight));
    }

    private void drawLeft(int row, int column) {
        int weight = leftOf(row, column).weight();
        if (weight == 0) return;
        for (int y = digitY[row + 1] - (labelled ? 1 : 0); y <= digitY[row + 1]; y++) {
            canvas[y][lineX[column]] = crossing(weight, 0, weight, 0);
        }
    }

    private void drawCrossing(int row, int column) {
        canvas[lineY[row]][lineX[column]] = crossing(
                leftOf(row - 1, column).weight(),
                above(row, column).weight(),
                leftOf(row, column).weight(),
                above(row, column - 1).weight());
    }

    private static char crossing(int up, int right, int down, int left) {
        return CROSSINGS.charAt(((up * 3 + right) * 3 + down) * 3 + left);
    }

    private void drawCells() {
        for (int cell = 0; cell < grid.board().cells(); cell++) {
            int digit = grid.digit(cell);
            String text = digit == 0 ? "." : "" + (digit + grid.board().first() - 1);
            write(sheet.row(cell), sheet.column(cell), text);
        }
        for (Sheet.Label label : sheet.labels()) {
            put(digitY[sheet.row(label.cell()) + 1] - 1, cellX[sheet.column(label.cell()) + 1], label.text());
        }
        sheet.counts().forEach(count -> write(count.row(), count.column(), count.text()));
    }

    /** Writes digits that end where the column ends; a digit next to labels begins where they do. */
    private void write(int row, int column, String text) {
        int indent = labelled ? 0 : width - text.length();
        put(digitY[row + 1], cellX[column + 1] + indent, text);
    }

    private void drawSigns() {
        for (Sheet.Sign sign : sheet.signs()) {
            int row = sheet.row(sign.second());
            int column = sheet.column(sign.second());
            if (row == sheet.row(sign.first())) put(digitY[row + 1], lineX[column], sign.text());
            else put(lineY[row], cellX[column + 1] + (labelled ? 0 : width - 1), upright(sign.text()));
        }
    }

    private static String upright(String sign) {
        return sign.equals("<") ? "^" : sign.equals(">") ? "v" : sign;
    }

    private void put(int y, int x, String text) {
        text.getChars(0, text.length(), canvas[y], x);
    }
}
