package crosshatch.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The cells of a puzzle and the units in which all digits differ. Everything else (peers, crossings) follows from these.
 *
 * <p>Cells are numbered row by row from 0; digits are 1…{@link #digits()}; units are numbered rows first, then columns,
 * then boxes. Geometries are shared, immutable, and equal if they have the same name; arrays handed out must not be changed.
 */
public final class Geometry {
    /** Smallest and largest order of a Sudoku; order 3 is the common 9×9 one. */
    public static final int MIN_ORDER = 2;

    public static final int MAX_ORDER = 10;

    private static final Pattern NAME = Pattern.compile("(sudoku|latin)-([0-9]{1,9})");

    private static final Map<String, Geometry> SHARED = new ConcurrentHashMap<>();

    private final String name;
    private final int order;
    private final int digits;
    private final List<Unit> units;
    private final int[][] unitCells;
    private final int[][] unitsOf;
    private final int[][] peers;

    /** @param order of a Sudoku, 0 when there are no boxes */
    private Geometry(String name, int order, int digits, List<Unit> units) {
        this.name = name;
        this.order = order;
        this.digits = digits;
        this.units = List.copyOf(units);
        int cells = digits * digits;
        unitCells = units.stream().map(Unit::cells).toArray(int[][]::new);
        unitsOf = new int[cells][];
        peers = new int[cells][];
        for (int cell = 0; cell < cells; cell++) {
            unitsOf[cell] = unitsWith(cell);
            peers[cell] = peersOf(cell);
        }
    }

    /**
     * A Sudoku of order {@code k}: k²×k² cells, k² digits, rows, columns and k×k boxes.
     *
     * @throws InputException if the order is not in 2…10
     */
    public static Geometry sudoku(int order) {
        if (order < MIN_ORDER || order > MAX_ORDER) {
            throw new InputException(
                    "order " + order + ": expected " + MIN_ORDER + " to " + MAX_ORDER + " (order 3 is 9×9)");
        }
        return SHARED.computeIfAbsent("sudoku-" + order, name -> {
            int n = order * order;
            List<Unit> units = linesOf(n);
            for (int box = 0; box < n; box++) {
                int top = box / order * order;
                int left = box % order * order;
                int[] cells = new int[n];
                for (int i = 0; i < n; i++) cells[i] = (top + i / order) * n + left + i % order;
                units.add(new Unit(Unit.Kind.BOX, box + 1, cells));
            }
            return new Geometry(name, order, n, units);
        });
    }

    /**
     * A Latin square (quasigroup) of {@code n} digits: rows and columns only.
     *
     * @throws InputException if n is not in 2…100
     */
    public static Geometry latin(int n) {
        if (n < 2 || n > MAX_ORDER * MAX_ORDER) {
            throw new InputException("Latin square of " + n + " digits: expected 2 to " + MAX_ORDER * MAX_ORDER);
        }
        return SHARED.computeIfAbsent("latin-" + n, name -> new Geometry(name, 0, n, linesOf(n)));
    }

    /**
     * The geometry of a {@linkplain #name name}; empty if the text has not the form of one.
     *
     * @throws InputException if it has, but the size is out of range
     */
    public static Optional<Geometry> named(String text) {
        Matcher matcher = NAME.matcher(text);
        if (!matcher.matches()) return Optional.empty();
        int size = Integer.parseInt(matcher.group(2));
        return Optional.of(matcher.group(1).equals("latin") ? latin(size) : sudoku(size));
    }

    private static List<Unit> linesOf(int n) {
        List<Unit> units = new ArrayList<>();
        for (int row = 0; row < n; row++) {
            int[] cells = new int[n];
            for (int i = 0; i < n; i++) cells[i] = row * n + i;
            units.add(new Unit(Unit.Kind.ROW, row + 1, cells));
        }
        for (int column = 0; column < n; column++) {
            int[] cells = new int[n];
            for (int i = 0; i < n; i++) cells[i] = i * n + column;
            units.add(new Unit(Unit.Kind.COLUMN, column + 1, cells));
        }
        return units;
    }

    private int[] unitsWith(int cell) {
        int[] found = new int[units.size()];
        int count = 0;
        for (int u = 0; u < unitCells.length; u++) {
            for (int other : unitCells[u]) {
                if (other == cell) found[count++] = u;
            }
        }
        return java.util.Arrays.copyOf(found, count);
    }

    /** In the order of the units, each peer where it is met first: row, then column, then the rest of the box. */
    private int[] peersOf(int cell) {
        boolean[] seen = new boolean[cells()];
        seen[cell] = true;
        int[] found = new int[unitsOf[cell].length * digits];
        int count = 0;
        for (int u : unitsOf[cell]) {
            for (int other : unitCells[u]) {
                if (!seen[other]) found[count++] = other;
                seen[other] = true;
            }
        }
        return java.util.Arrays.copyOf(found, count);
    }

    /** {@code sudoku-3}, {@code latin-20}. */
    public String name() {
        return name;
    }

    /** The order of a Sudoku (3 for 9×9); 0 where there are no boxes. */
    public int order() {
        return order;
    }

    /** What stands above puzzles of this geometry in a text: {@code order 4}, {@code latin 30}. */
    public String declaration() {
        return order == 0 ? "latin " + digits : "order " + order;
    }

    /** Number of digits, which is also the number of rows, of columns, and of cells in a unit. */
    public int digits() {
        return digits;
    }

    public int cells() {
        return digits * digits;
    }

    /** All units: rows, columns, boxes. */
    public List<Unit> units() {
        return units;
    }

    public int unitCount() {
        return unitCells.length;
    }

    /** Cells of unit {@code unit}, ascending. */
    public int[] unit(int unit) {
        return unitCells[unit];
    }

    /** Numbers of the units that hold {@code cell}: its row, column, box. */
    public int[] unitsOf(int cell) {
        return unitsOf[cell];
    }

    /** Cells that share a unit with {@code cell}: along the row, then the column, then the rest of the box. */
    public int[] peers(int cell) {
        return peers[cell];
    }

    /** For people, 1-based: {@code r4c3}. */
    public String cellName(int cell) {
        return "r" + (cell / digits + 1) + "c" + (cell % digits + 1);
    }

    @Override
    public String toString() {
        return name;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Geometry that && name.equals(that.name);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name);
    }
}
