package crosshatch.puzzle.board;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/**
 * A cell holds the digit of another one, which is found in an array of cells by the digits of index cells:
 * {@code array[i] = result}, or {@code array[i][j] = result}. Digit 1 is the first entry. A digit beyond the array finds none,
 * and the relation does not hold. The product of products in a quasigroup and the composition of two Latin squares are such
 * cells.
 *
 * <p>The same cell may be an index, an entry and the result at once.
 *
 * @param rows the array, row by row, all of one length; one row if there is one index
 * @param index a cell for the place in a row; or first a cell for the row, then that one
 */
public record Element(List<List<Integer>> rows, List<Integer> index, int result) implements Relation {
    /** @throws IllegalArgumentException if there is not one row for one index, or rows are empty or of several lengths */
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

    /** First the indices; last the result, unless it is an index. */
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
     * The cell that the indices find.
     *
     * @param digits gives the digit of a cell; called only for index cells
     * @return -1 if there is none
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
     * A state is the first index at first. Then it is 0 once the relation holds, or the value that the result must have, or the cell
     * that the indices find. If the result is an index, the value of that cell is in the state, too.
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
