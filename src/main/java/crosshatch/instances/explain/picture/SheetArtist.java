package crosshatch.instances.explain.picture;

import crosshatch.instances.explain.picture.GridArtist.Caption;
import crosshatch.instances.explain.picture.GridArtist.Text;
import crosshatch.instances.explain.picture.GridLayout.Box;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Sheet;
import crosshatch.puzzle.board.Sheet.Line;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Draws grids on any board with its blocks, cages, signs and numbers, without candidates. */
final class SheetArtist {
    private static final int CELL_SIZE = 60;
    /** The space for the numbers of rows and columns, left and above. */
    private static final int NAME_ROOM = 28;
    /** The space for numbers of visible digits, on all sides. */
    private static final int COUNT_ROOM = 40;
    /** The space right and below, for the outer line. */
    private static final int EDGE = 4;
    /** The distance between the line of a cage and the edges of its cells. */
    private static final int INSET = 4;
    /** The height of a line of words. */
    private static final int LINE_HEIGHT = 20;
    /** The largest width of a character of a word. */
    private static final int LETTER_WIDTH = 8;
    /** Half the height of a sign. */
    private static final int HALF_SIGN = 7;

    private final Puzzle puzzle;
    private final Sheet sheet;
    private final int left;
    private final int ring;
    private final List<String> words;

    SheetArtist(Puzzle puzzle) {
        this.puzzle = puzzle;
        Board board = puzzle.board();
        sheet = new Sheet(board);
        ring = sheet.counts().isEmpty() ? 0 : COUNT_ROOM;
        left = NAME_ROOM + ring;
        words = sheet.words();
    }

    /**
     * Draws one grid.
     *
     * @param grid the givens, or a solution
     */
    Picture of(Grid grid, String id, String title) {
        Board board = puzzle.board();
        int widest = words.stream().mapToInt(String::length).max().orElse(0) * LETTER_WIDTH;
        return new Picture(
                new Caption(id, title, title + ", " + board.name(), "plain"),
                left + Math.max(sheet.columns() * CELL_SIZE + ring + EDGE, widest),
                left + sheet.rows() * CELL_SIZE + ring + EDGE + words.size() * LINE_HEIGHT,
                sheet.areas().stream()
                        .flatMapToInt(area -> Arrays.stream(area.cells()))
                        .distinct()
                        .mapToObj(cell -> new Box(x(cell), y(cell), CELL_SIZE, CELL_SIZE))
                        .toList(),
                thin(),
                cages(),
                thick(),
                signs(),
                texts(grid));
    }

    private int x(int cell) {
        return left + sheet.column(cell) * CELL_SIZE;
    }

    private int y(int cell) {
        return left + sheet.row(cell) * CELL_SIZE;
    }

    private String thin() {
        StringBuilder path = new StringBuilder();
        for (int cell = 0; cell < puzzle.board().cells(); cell++) {
            path.append("M%d %dh%dv%dh-%dz".formatted(x(cell), y(cell), CELL_SIZE, CELL_SIZE, CELL_SIZE));
        }
        return path.toString();
    }

    private String thick() {
        StringBuilder path = new StringBuilder();
        for (int row = 0; row <= sheet.rows(); row++) {
            for (int column = 0; column <= sheet.columns(); column++) {
                int cell = sheet.cellAt(row, column);
                String start = "M%d %d".formatted(left + column * CELL_SIZE, left + row * CELL_SIZE);
                if (sheet.between(sheet.cellAt(row - 1, column), cell) == Line.BLOCK)
                    path.append(start).append("h" + CELL_SIZE);
                if (sheet.between(sheet.cellAt(row, column - 1), cell) == Line.BLOCK)
                    path.append(start).append("v" + CELL_SIZE);
            }
        }
        return path.toString();
    }

    private String cages() {
        StringBuilder path = new StringBuilder();
        for (int cell = 0; cell < puzzle.board().cells(); cell++) {
            if (!sheet.isInCage(cell)) continue;
            for (int side = 0; side < 4; side++) path.append(cageSide(cell, side));
        }
        return path.toString();
    }

    /** Returns the line at one side of a cell, up to the next corner of the cage, or to the next cell. */
    private String cageSide(int cell, int side) {
        int right = side % 2 == 0 ? 0 : side == 1 ? 1 : -1; // above, right, below, left
        int down = side % 2 == 1 ? 0 : side == 2 ? 1 : -1;
        if (isSame(cell, right, down)) return "";
        int half = CELL_SIZE / 2;
        int depth = half - INSET;
        int one = length(cell, right, down, -1);
        int other = length(cell, right, down, 1);
        int centreX = x(cell) + half + right * depth;
        int centreY = y(cell) + half + down * depth;
        return right == 0
                ? "M%d %dH%d".formatted(centreX - one, centreY, centreX + other)
                : "M%d %dV%d".formatted(centreX, centreY - one, centreY + other);
    }

    /** Returns the length from the middle of a side in one direction. */
    private int length(int cell, int right, int down, int direction) {
        int alongRight = direction * Math.abs(down);
        int alongDown = direction * Math.abs(right);
        if (!isSame(cell, alongRight, alongDown)) return CELL_SIZE / 2 - INSET;
        return isSame(cell, alongRight + right, alongDown + down) ? CELL_SIZE / 2 + INSET : CELL_SIZE / 2;
    }

    private boolean isSame(int cell, int right, int down) {
        return sheet.inOneCage(cell, sheet.cellAt(sheet.row(cell) + down, sheet.column(cell) + right));
    }

    private String signs() {
        StringBuilder path = new StringBuilder();
        for (Sheet.Sign sign : sheet.signs()) {
            boolean inRow = sheet.row(sign.first()) == sheet.row(sign.second());
            int x = x(sign.second()) + (inRow ? 0 : CELL_SIZE / 2);
            int y = y(sign.second()) + (inRow ? CELL_SIZE / 2 : 0);
            path.append(
                    switch (sign.text()) {
                        case "<" -> chevron(x, y, inRow, 1);
                        case ">" -> chevron(x, y, inRow, -1);
                        case "o" ->
                            "M%d %da%d %d 0 1 0 %d 0a%d %d 0 1 0 -%d 0z"
                                    .formatted(
                                            x - HALF_SIGN,
                                            y,
                                            HALF_SIGN,
                                            HALF_SIGN,
                                            2 * HALF_SIGN,
                                            HALF_SIGN,
                                            HALF_SIGN,
                                            2 * HALF_SIGN);
                        default ->
                            "M%d %dl%d %dm0 -%dl-%d %d"
                                    .formatted(
                                            x - HALF_SIGN,
                                            y - HALF_SIGN,
                                            2 * HALF_SIGN,
                                            2 * HALF_SIGN,
                                            2 * HALF_SIGN,
                                            2 * HALF_SIGN,
                                            2 * HALF_SIGN);
                    });
        }
        return path.toString();
    }

    /**
     * Returns a sign as a path.
     *
     * @param opens 1 to the right or downwards, -1 the other way
     */
    private static String chevron(int x, int y, boolean inRow, int opens) {
        int reach = opens * HALF_SIGN;
        return inRow
                ? "M%d %dL%d %dL%d %d".formatted(x + reach, y - HALF_SIGN, x - reach, y, x + reach, y + HALF_SIGN)
                : "M%d %dL%d %dL%d %d".formatted(x - HALF_SIGN, y + reach, x, y - reach, x + HALF_SIGN, y + reach);
    }

    private List<Text> texts(Grid grid) {
        List<Text> texts = new ArrayList<>();
        if (puzzle.board().layout().isPresent()) {
            IntStream.range(0, sheet.columns())
                    .forEach(i -> texts.add(
                            text(left + i * CELL_SIZE + CELL_SIZE / 2, NAME_ROOM / 2, 6, "number", "c" + (i + 1))));
            IntStream.range(0, sheet.rows())
                    .forEach(i -> texts.add(
                            text(NAME_ROOM / 2, left + i * CELL_SIZE + CELL_SIZE / 2, 6, "number", "r" + (i + 1))));
        }
        int lower = sheet.labels().isEmpty() ? 0 : 5;
        for (int cell = 0; cell < puzzle.board().cells(); cell++) {
            if (grid.digit(cell) == 0) continue;
            String style = puzzle.given(cell) == 0 ? "digit found" : "digit given";
            texts.add(text(x(cell) + CELL_SIZE / 2, y(cell) + CELL_SIZE / 2 + lower, 13, style, "" + grid.digit(cell)));
        }
        sheet.labels()
                .forEach(label -> texts.add(
                        text(x(label.cell()) + INSET + 3, y(label.cell()) + INSET + 8, 6, "label", label.text())));
        sheet.counts()
                .forEach(count -> texts.add(text(
                        around(count.column(), sheet.columns()),
                        around(count.row(), sheet.rows()),
                        8,
                        "count",
                        count.text())));
        int below = left + sheet.rows() * CELL_SIZE + ring + EDGE + LINE_HEIGHT / 2;
        for (int i = 0; i < words.size(); i++) texts.add(text(left, below + i * LINE_HEIGHT, 5, "word", words.get(i)));
        return texts;
    }

    /** Returns the middle of a row or column, which may be outside the grid by one. */
    private int around(int index, int size) {
        if (index < 0) return left - COUNT_ROOM / 2;
        return index == size ? left + size * CELL_SIZE + COUNT_ROOM / 2 : left + index * CELL_SIZE + CELL_SIZE / 2;
    }

    private static Text text(int x, int y, int rise, String style, String text) {
        return new Text(x, y, y + rise, style, text);
    }

    /**
     * The parts of the picture of a grid on any board, back to front, by the names in the template {@code sheet.svg.mustache}. Lines
     * are SVG path data.
     *
     * @param tinted the cells of units without lines
     * @param thin the lines around each cell
     * @param cages the lines around each cage, inside of its cells; may be empty
     * @param thick the lines around blocks and the whole grid
     * @param signs the signs between cells; may be empty
     * @param texts digits, labels, numbers, and below the grid the constraints without a place on it
     */
    record Picture(
            Caption caption,
            int width,
            int height,
            List<Box> tinted,
            String thin,
            String cages,
            String thick,
            String signs,
            List<Text> texts) {}
}
