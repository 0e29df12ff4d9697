package crosshatch.puzzle.board;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A kind of puzzle, without givens: the cells, the units in which no digit is repeated, and the relations between cells.
 * Everything else (peers, crossings) follows from these parts.
 *
 * <p>Cells are numbered from 0, on a full sheet row by row; digits are 1…{@link #digits()}. Boards are immutable. Two boards are
 * equal if their {@link #text texts} are equal.
 *
 * <p>For speed, {@link #unit}, {@link #unitsOf} and {@link #peers} return arrays that all solvers of a JVM share; callers
 * must not change them. The validator uses {@link #units}, which cannot be changed.
 */
public final class Board {
    /** The largest number of digits of a plain board. */
    public static final int MAX_DIGITS = 100;
    /** The largest number of digits of any other board, where digits are the values of variables. */
    public static final int MAX_VALUES = 1_000;

    public static final int MAX_CELLS = 10_000;
    /** The largest product of cells and digits, which the largest plain board reaches. */
    static final int MAX_CANDIDATES = MAX_CELLS * MAX_DIGITS;

    private final String text;
    private final int order;
    private final int digits;
    private final int first;
    private final List<Unit> units;
    private final List<Relation> relations;
    private final @Nullable Layout layout;
    private final int[][] unitCells;
    private final int[][] unitsOf;
    private final int[][] peers;
    private final boolean square;
    private final String name;

    /**
     * Makes a board from parts that {@link PlainBoards} or {@link BoardBuilder} has checked and sorted.
     *
     * @param text the canonical text
     * @param order the order of a plain Sudoku, else 0
     */
    Board(String text, int order, BoardBuilder parts) {
        name = parts.name();
        this.text = text;
        this.order = order;
        digits = parts.digits();
        first = parts.first();
        units = List.copyOf(parts.units());
        relations = List.copyOf(parts.relations());
        layout = parts.layout();
        unitCells = units.stream().map(Unit::cells).toArray(int[][]::new);
        square = isSquare(digits, parts.cells(), layout, unitCells);
        unitsOf = unitsOfCells(parts.cells(), unitCells);
        peers = new int[unitsOf.length][];
        int[] seen = new int[unitsOf.length];
        for (int cell = 0; cell < peers.length; cell++) peers[cell] = peersOf(cell, seen);
    }

    /**
     * Returns the plain Sudoku of order {@code k}: k²×k² cells, k² digits, rows, columns and k×k boxes.
     *
     * @throws IllegalArgumentException if the order is not in 2…10
     */
    public static Board sudoku(int order) {
        return PlainBoards.sudoku(order);
    }

    /**
     * Returns the plain Latin square (quasigroup) of {@code n} digits, with rows and columns only.
     *
     * @throws IllegalArgumentException if n is not in 2…100
     */
    public static Board latin(int n) {
        return PlainBoards.latin(n);
    }

    /** Begins a board without units and relations. */
    public static BoardBuilder builder(int digits, int cells) {
        return new BoardBuilder(digits, cells);
    }

    /**
     * Makes the board that a {@linkplain #text canonical text} describes.
     *
     * @throws IllegalArgumentException if the text describes no board; gives the reason
     */
    public static Board parse(String text) {
        return BoardText.parse(text);
    }

    /** Returns a builder that begins with all parts of this board. */
    public BoardBuilder toBuilder() {
        BoardBuilder builder = new BoardBuilder(digits, cells()).first(first);
        if (layout != null) builder.layout(layout);
        units.forEach(unit -> builder.unit(unit.kind(), unit.cells()));
        relations.forEach(builder::relation);
        return builder;
    }

    /** Returns an equal board with its own arrays, for code that may change them. */
    public Board copy() {
        return new Board(text, order, toBuilder().named(name).inOrder());
    }

    /** Returns an equal board with another {@link #name}; a plain board keeps its name. */
    public Board named(String other) {
        return isPlain()
                ? this
                : new Board(text, order, toBuilder().named(other).inOrder());
    }

    private static boolean isSquare(int n, int cells, @Nullable Layout layout, int[][] units) {
        if (n < 2 || layout == null || !layout.isRectangle() || layout.columns() != n || cells != n * n) return false;
        int[][] lines = new BoardBuilder(n, cells)
                .square().inOrder().units().stream().map(Unit::cells).toArray(int[][]::new);
        return units.length >= 2 * n && Arrays.deepEquals(lines, Arrays.copyOf(units, 2 * n));
    }

    private static int[][] unitsOfCells(int cells, int[][] units) {
        int[] counts = new int[cells];
        for (int[] unit : units) for (int cell : unit) counts[cell]++;
        int[][] unitsOf = new int[cells][];
        for (int cell = 0; cell < cells; cell++) unitsOf[cell] = new int[counts[cell]];
        for (int unit = units.length - 1; unit >= 0; unit--) {
            for (int cell : units[unit]) unitsOf[cell][--counts[cell]] = unit;
        }
        return unitsOf;
    }

    /**
     * Returns the peers of a cell in the order of the units: row, then column, then the rest of the box.
     *
     * @param seen has {@code cell + 1} for cells that were already found, less for others
     */
    private int[] peersOf(int cell, int[] seen) {
        seen[cell] = cell + 1;
        int most = 0;
        for (int unit : unitsOf[cell]) most += unitCells[unit].length - 1;
        int[] found = new int[most];
        int count = 0;
        for (int unit : unitsOf[cell]) {
            for (int other : unitCells[unit]) {
                if (seen[other] == cell + 1) continue;
                seen[other] = cell + 1;
                found[count++] = other;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /**
     * Returns the canonical text, on one line: {@code sudoku-3} or {@code latin-20} for plain boards. For any other board it
     * lists the parts in a fixed order: {@code digits 3; cells 3; layout 1 3; row 0 1 2; less of 0 1}.
     */
    public String text() {
        return text;
    }

    /** Returns whether this is a plain Sudoku or Latin square. The {@link #text} of such a board is its name. */
    public boolean isPlain() {
        return text.indexOf(' ') < 0;
    }

    /**
     * Returns the name for people: {@code sudoku-3}, {@code latin-20}, {@code queens-8}, {@code 9x9 with rows, columns, boxes,
     * cages, sums}. Only the name of a plain board describes it completely.
     */
    public String name() {
        if (isPlain()) return text;
        return name.isEmpty() ? parts() : name;
    }

    private String parts() {
        String size = layout == null ? cells() + " cells" : layout.rows() + "x" + layout.columns();
        String parts = Stream.concat(
                        units.stream().map(unit -> unit.kind().plural()),
                        relations.stream().map(Relation::plural))
                .distinct()
                .collect(Collectors.joining(", "));
        return parts.isEmpty() ? size + " without units" : size + " with " + parts;
    }

    /** Returns the order of a plain Sudoku (3 for 9×9), or 0 for every other board. */
    public int order() {
        return order;
    }

    /** Returns the number of digits. On a full sheet, this is also the number of rows and of columns. */
    public int digits() {
        return digits;
    }

    /** Returns the number that pictures show for digit 1; the other digits follow it. */
    public int first() {
        return first;
    }

    /** Returns the number of cells, which are numbered from 0. */
    public int cells() {
        return unitsOf.length;
    }

    /** Returns all units, sorted by kind (rows first), then by their cells. */
    public List<Unit> units() {
        return units;
    }

    /** Returns the number of {@link #units}. */
    public int unitCount() {
        return unitCells.length;
    }

    /** Returns the cells of unit {@code unit}, ascending. */
    public int[] unit(int unit) {
        return unitCells[unit];
    }

    /** Returns whether a unit has as many cells as there are digits, so that it contains every digit. */
    public boolean isExact(int unit) {
        return unitCells[unit].length == digits;
    }

    /** Returns whether all units are exact. */
    public boolean hasOnlyExactUnits() {
        return units.stream().allMatch(unit -> unit.size() == digits);
    }

    /**
     * Returns whether the cells are a full n×n sheet for n digits, numbered row by row, and the first 2n units are its rows
     * and columns.
     */
    public boolean isSquare() {
        return square;
    }

    /** Returns all relations, sorted by their texts, without duplicates. */
    public List<Relation> relations() {
        return relations;
    }

    /** Returns the places of the cells on a sheet; empty if the board states none. */
    public Optional<Layout> layout() {
        return Optional.ofNullable(layout);
    }

    /** Returns the numbers of the units that contain {@code cell}, ascending; on a plain Sudoku its row, column and box. */
    public int[] unitsOf(int cell) {
        return unitsOf[cell];
    }

    /** Returns the cells that share a unit with {@code cell}: along the row, then the column, then the rest of the box. */
    public int[] peers(int cell) {
        return peers[cell];
    }

    /**
     * Returns the name of a cell for people: {@code r4c3}, counted from 1; without a layout {@code cell 17}, counted from 0
     * as in files.
     */
    public String cellName(int cell) {
        return layout == null ? "cell " + cell : "r" + (layout.row(cell) + 1) + "c" + (layout.column(cell) + 1);
    }

    /** Returns the text of a relation, for people: {@code sum 15 of r1c1 r1c2}. */
    public String relationName(Relation relation) {
        String text = relation.text();
        return text.substring(0, text.lastIndexOf(" of "))
                + relation.cells().stream().map(this::cellName).collect(Collectors.joining(" ", " of ", ""));
    }

    @Override
    public String toString() {
        return name();
    }

    @Override
    public boolean equals(Object other) {
        return this == other || (other instanceof Board that && text.equals(that.text));
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }
}
