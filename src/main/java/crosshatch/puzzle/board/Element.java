package crosshatch.puzzle.board;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/**
 * Requires that a cell has the digit of an array entry, which index cells select: {@code array[i] = result}, or {@code
 * array[i][j] = result}. Digit 1 selects the first entry. If a digit lies beyond the array, the relation is false. Such
 * relations express products of products in a quasigroup, and the composition of two Latin squares.
 *
 * <p>A cell may be an index, an entry and the result at the same time.
 *
 * @param rows the array, row by row, all of the same length; one row if there is one index
 * @param index the cell for the place in a row, preceded by the cell for the row if there are several rows
 */
public record Element(List<List<Integer>> rows, List<Integer> index, int result) implements Relation {
    /**
     * Checks the array.
     *
     * @throws IllegalArgumentException if one index has several rows, or rows are empty or of different lengths
     */
    public Element {
        rows = rows.stream().map(List::copyOf).toList();
        index = List.copyOf(index);
        if (index.isEmpty() || index.size() > 2) {
            throw new IllegalArgumentException("element with " + index.size() + " indices, expected 1 or 2");
        }
        if (rows.isEmpty() || (index.size() == 1 && rows.size() > 1)) {
            throw new IllegalArgumentException("element of " + rows.size() + " rows with " + index.size()
                    + " indices: expected one row for one index, one or more for two");
        }
        int columns = rows.get(0).size();
        for (List<Integer> row : rows) {
            if (row.isEmpty() || row.size() != columns) {
                throw new IllegalArgumentException("element: a row of " + row.size() + " cells, expected "
                        + Math.max(columns, 1) + " as in the first row");
            }
        }
        for (int cell : new LinkedHashSet<>(named(rows, index, result))) Texts.cells("element", List.of(cell), 1);
    }

    private static List<Integer> named(List<List<Integer>> rows, List<Integer> index, int result) {
        Set<Integer> cells = new LinkedHashSet<>(index);
        rows.forEach(cells::addAll);
        if (!index.contains(result)) {
            cells.remove(result);
            cells.add(result);
        }
        return List.copyOf(cells);
    }

    /** Reads the indices first; the result comes last, unless it is an index. */
    static Element read(RelationFields fields) {
        List<Integer> cells = fields.cells();
        int last = cells.size() - 1;
        if (last != 1 && last != 2) {
            throw new IllegalArgumentException(
                    "element of " + cells.size() + " cells, expected 2 or 3: indices, then the result");
        }
        return new Element(fields.rows("array"), cells.subList(0, last), cells.get(last));
    }

    @Override
    public RelationKind kind() {
        return RelationKind.ELEMENT;
    }

    @Override
    public List<Integer> cells() {
        return named(rows, index, result);
    }

    /** Returns the number of entries in a row. */
    public int columns() {
        return rows.get(0).size();
    }

    /**
     * Returns the entry that the indices select.
     *
     * @param digits returns the digit of a cell; called only for index cells
     * @return the cell of the entry; -1 if an index lies beyond the array
     */
    public int entry(IntUnaryOperator digits) {
        int row = index.size() == 1 ? 1 : digits.applyAsInt(index.get(0));
        int column = digits.applyAsInt(index.get(index.size() - 1));
        return row <= rows.size() && column <= columns() ? rows.get(row - 1).get(column - 1) : -1;
    }

    @Override
    public boolean holds(int[] digits) {
        int entry = entry(cell -> digits[cell]);
        return entry >= 0 && digits[entry] == digits[result];
    }

    /**
     * Returns an automaton. Before the last index is read, its state is the first index. Afterwards, its state is the number of
     * the selected cell; after this cell, it is the required value of the result; and once the relation is fulfilled, it is 0. If
     * the result is an index, the number of the selected cell is combined with the value of the result.
     */
    @Override
    public Automaton automaton(int digits) {
        List<Integer> cells = cells();
        int last = (int) index.stream().distinct().count() - 1;
        int base = digits + 1;
        return new Automaton(
                0,
                (state, number, digit) -> {
                    int cell = cells.get(number);
                    if (number < last) return digit;
                    if (number == last) return found(base, each -> each == cell ? digit : (int) state);
                    if (state == 0) return 0;
                    if (state < base) {
                        if (cell != result) return state;
                        return state == digit ? 0 : Automaton.DEAD;
                    }
                    if (cell != state / base - 1) return state;
                    long wanted = state % base;
                    if (wanted == 0) return digit;
                    return wanted == digit ? 0 : Automaton.DEAD;
                },
                state -> state == 0);
    }

    /** The state once both indices are known. */
    private long found(long base, IntUnaryOperator indices) {
        int entry = entry(indices);
        if (entry < 0) return Automaton.DEAD;
        if (entry == result) return 0;
        int wanted = index.contains(result) ? indices.applyAsInt(result) : 0;
        if (!index.contains(entry)) return (entry + 1L) * base + wanted;
        int held = indices.applyAsInt(entry);
        if (wanted == 0) return held;
        return wanted == held ? 0 : Automaton.DEAD;
    }

    @Override
    public Optional<String> fault(int digits) {
        return Texts.range("element of " + columns() + " columns", columns(), 1, digits)
                .or(() -> Texts.range("element of " + rows.size() + " rows", rows.size(), 1, digits))
                .map(fault -> fault + ", because an index is a digit");
    }

    @Override
    public String text() {
        return "element " + Tuples.text(rows) + " of " + Texts.numbers(index) + " " + result;
    }

    @Override
    public Map<String, Object> fields() {
        List<Integer> named = Stream.concat(index.stream(), Stream.of(result)).toList();
        return Texts.fields("cells", named, "array", rows);
    }

    @Override
    public Element moved(IntUnaryOperator to) {
        return new Element(
                rows.stream().map(row -> Texts.moved(row, to)).toList(), Texts.moved(index, to), to.applyAsInt(result));
    }

    @Override
    public <R> R accept(RelationVisitor<R> visitor) {
        return visitor.element(this);
    }
}
