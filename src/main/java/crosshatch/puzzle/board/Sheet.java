package crosshatch.puzzle.board;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A board laid out for a picture: the places of its cells, the lines between them, and the signs in, between and around them.
 * {@link #words} describes everything that a picture cannot show. A board without a layout is drawn in one row.
 *
 * <p>Blocks are the boxes, or the regions if there are no boxes. Rows and columns count from 0.
 */
public final class Sheet {
    /** The result for a place without a cell. */
    public static final int NO_CELL = -1;

    /** The kinds of lines between two places, from the lightest on. */
    public enum Line {
        NONE(0),
        /** A line around a cage. */
        CAGE(1),
        /** A line around a block, or around the whole board. */
        BLOCK(2);

        private final int weight;

        Line(int weight) {
            this.weight = weight;
        }

        /** Returns 0 for no line, 1 for a light line, 2 for a heavy line. */
        public int weight() {
            return weight;
        }
    }

    /**
     * A sign between two neighbours, the left or upper one first.
     *
     * @param text {@code <}, {@code >}, {@code o} for consecutive digits, {@code x} for digits that are not consecutive
     */
    public record Sign(int first, int second, String text) {}

    /** The clue in a cell; a cage has its clue in its first cell. */
    public record Label(int cell, String text) {}

    /** A number of visible digits next to the end of a row or column. Either its row or its column is outside the sheet. */
    public record Count(int row, int column, String text) {}

    private final Board board;
    private final Layout layout;
    private final int[] cellAt;
    private final boolean boxes;
    private static final int MOST_WORDS = 24;

    private final Cages cages;
    private final List<Sign> signs = new ArrayList<>();
    private final List<Count> counts = new ArrayList<>();
    private final List<String> words = new ArrayList<>();

    /** Lays out a board, which is not changed. */
    public Sheet(Board board) {
        this.board = board;
        layout = board.layout().orElseGet(() -> Layout.rectangle(1, board.cells()));
        cellAt = new int[layout.rows() * layout.columns()];
        Arrays.fill(cellAt, NO_CELL);
        for (int cell = 0; cell < board.cells(); cell++) cellAt[layout.places().get(cell)] = cell;
        boxes = board.units().stream().anyMatch(unit -> unit.kind() == Unit.Kind.BOX);
        cages = new Cages(board, this);
        boolean apartUnsaid = everyNeighbourIsMarked();
        for (Relation relation : board.relations()) place(relation, apartUnsaid);
        if (words.size() > MOST_WORDS) sumUp();
    }

    /** Replaces sentences on many relations by their numbers. */
    private void sumUp() {
        words.clear();
        Map<String, Long> kinds = board.relations().stream()
                .collect(Collectors.groupingBy(Relation::plural, TreeMap::new, Collectors.counting()));
        kinds.forEach((kind, count) -> words.add(kind + ": " + count));
    }

    private void place(Relation relation, boolean apartUnsaid) {
        if (cages.isCage(relation.cells())) return;
        if (relation.kind() == RelationKind.APART && apartUnsaid) return;
        Optional<Sign> sign = sign(relation);
        Optional<Count> count = relation instanceof Visible visible ? count(visible) : Optional.empty();
        sign.ifPresent(signs::add);
        count.ifPresent(counts::add);
        if (sign.isEmpty() && count.isEmpty()) words.add(board.relationName(relation));
    }

    /**
     * Returns whether every two neighbours have a relation about consecutive digits, so that missing marks mean "not
     * consecutive".
     */
    private boolean everyNeighbourIsMarked() {
        Set<List<Integer>> marked = board.relations().stream()
                .filter(Pair::isOfNeighbours)
                .map(Relation::cells)
                .collect(Collectors.toCollection(HashSet::new));
        if (marked.isEmpty()) return false;
        for (int cell = 0; cell < board.cells(); cell++) {
            for (int[] step : new int[][] {{0, 1}, {1, 0}}) {
                int next = cellAt(layout.row(cell) + step[0], layout.column(cell) + step[1]);
                if (next != NO_CELL && !marked.contains(List.of(Math.min(cell, next), Math.max(cell, next))))
                    return false;
            }
        }
        words.add("neighbours without o are not consecutive");
        return true;
    }

    private Optional<Sign> sign(Relation relation) {
        if (!(relation instanceof Pair pair)) return Optional.empty();
        int rows = layout.row(pair.second()) - layout.row(pair.first());
        int columns = layout.column(pair.second()) - layout.column(pair.first());
        if (Math.abs(rows) + Math.abs(columns) != 1) return Optional.empty();
        boolean inOrder = rows + columns > 0;
        String text =
                switch (pair.operator()) {
                    case LESS -> inOrder ? "<" : ">";
                    case ADJACENT -> "o";
                    case APART -> "x";
                    case DIFFERENCE, QUOTIENT -> "";
                };
        if (text.isEmpty()) return Optional.empty();
        return Optional.of(
                inOrder ? new Sign(pair.first(), pair.second(), text) : new Sign(pair.second(), pair.first(), text));
    }

    /** Returns the number of visible digits outside the sheet; only for straight lines across the whole sheet. */
    private Optional<Count> count(Visible visible) {
        List<Integer> cells = visible.cells();
        if (cells.size() < 2) return Optional.empty();
        int row = layout.row(cells.get(0));
        int column = layout.column(cells.get(0));
        int down = layout.row(cells.get(1)) - row;
        int right = layout.column(cells.get(1)) - column;
        if (Math.abs(down) + Math.abs(right) != 1) return Optional.empty();
        for (int i = 0; i < cells.size(); i++) {
            if (cellAt(row + i * down, column + i * right) != cells.get(i)) return Optional.empty();
        }
        boolean whole = cells.size() == (down == 0 ? layout.columns() : layout.rows());
        return whole ? Optional.of(new Count(row - down, column - right, "" + visible.count())) : Optional.empty();
    }

    /** Returns whether the cells are connected, where cells with a common side are neighbours. */
    boolean hangTogether(List<Integer> cells) {
        Set<Integer> left = new HashSet<>(cells);
        Deque<Integer> next = new ArrayDeque<>(List.of(cells.get(0)));
        left.remove(cells.get(0));
        while (!next.isEmpty()) {
            int row = layout.row(next.peek());
            int column = layout.column(next.remove());
            for (int[] step : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
                int cell = cellAt(row + step[0], column + step[1]);
                if (left.remove(cell)) next.add(cell);
            }
        }
        return left.isEmpty();
    }

    /** Returns the number of rows of the rectangle around the board, including places without a cell. */
    public int rows() {
        return layout.rows();
    }

    /** Returns the number of columns of the sheet. */
    public int columns() {
        return layout.columns();
    }

    /** Returns the row of a cell, from 0. */
    public int row(int cell) {
        return layout.row(cell);
    }

    /** Returns the column of a cell, from 0. */
    public int column(int cell) {
        return layout.column(cell);
    }

    /** Returns the cell at a place; {@link #NO_CELL} if there is none, or the place is outside. */
    public int cellAt(int row, int column) {
        boolean inside = row >= 0 && row < layout.rows() && column >= 0 && column < layout.columns();
        return inside ? cellAt[row * layout.columns() + column] : NO_CELL;
    }

    /** Returns the line between two places, each a cell or {@link #NO_CELL}. */
    public Line between(int one, int other) {
        if (one == other) return Line.NONE;
        if (one == NO_CELL || other == NO_CELL || !blocks(one).equals(blocks(other))) return Line.BLOCK;
        return cages.cageOf(one) == cages.cageOf(other) ? Line.NONE : Line.CAGE;
    }

    private List<Integer> blocks(int cell) {
        return Arrays.stream(board.unitsOf(cell))
                .filter(unit -> isBlock(board.units().get(unit)))
                .boxed()
                .toList();
    }

    private boolean isBlock(Unit unit) {
        return unit.kind() == (boxes ? Unit.Kind.BOX : Unit.Kind.REGION);
    }

    /** Returns whether there are lines besides the outline. */
    public boolean isDivided() {
        return !cages.labels().isEmpty() || board.units().stream().anyMatch(this::isBlock);
    }

    /** Returns the clues of cages, each at the first cell of its cage on the sheet. */
    public List<Label> labels() {
        return cages.labels().entrySet().stream()
                .filter(cage -> !cage.getValue().isEmpty())
                .map(cage -> new Label(first(cage.getKey()), cage.getValue()))
                .toList();
    }

    private int first(List<Integer> cells) {
        return cells.stream()
                .min((a, b) -> layout.places().get(a) - layout.places().get(b))
                .orElseThrow();
    }

    public List<Sign> signs() {
        return signs;
    }

    public List<Count> counts() {
        return counts;
    }

    /** Returns the units that lines do not show: diagonals, regions in addition to boxes, cages that overlap. */
    public List<Unit> areas() {
        return board.units().stream()
                .filter(unit -> switch (unit.kind()) {
                    case ROW, COLUMN, BOX -> false;
                    case REGION -> boxes;
                    case DIAGONAL -> true;
                    case CAGE ->
                        !cages.isCage(Arrays.stream(unit.cells()).boxed().toList());
                })
                .toList();
    }

    /**
     * Returns a sentence for each relation that the sheet does not show. If there are many relations, returns one sentence
     * for each kind.
     */
    public List<String> words() {
        return words;
    }
}
