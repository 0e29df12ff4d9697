package crosshatch.puzzle.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Lists the allowed tuples of digits for some cells. Any relation can be stated as a table, but the table is long for many
 * cells. A table of one cell is the domain of this cell.
 *
 * @param cells the cells, ascending
 * @param tuples the allowed tuples, digits in the order of the cells; sorted, without duplicates
 */
public record Table(List<Integer> cells, List<List<Integer>> tuples) implements Relation {
    /**
     * Sorts and checks cells and tuples.
     *
     * @param tuples digits in the order of the given {@code cells}
     * @throws IllegalArgumentException if there is no cell or tuple, a cell is repeated, or a tuple has not one digit per
     *     cell
     */
    public Table {
        Tuples sorted = new Tuples("table", cells);
        cells = sorted.cells();
        tuples = sorted.sorted(tuples, "it never holds");
    }

    /** Restricts one cell to the digits from {@code least} to {@code most}. */
    public static Table domain(int cell, int least, int most) {
        return new Table(
                List.of(cell),
                IntStream.rangeClosed(least, most).mapToObj(List::of).toList());
    }

    static Table read(RelationFields fields) {
        return new Table(fields.cells(), fields.tuples("tuples"));
    }

    @Override
    public RelationKind kind() {
        return RelationKind.TABLE;
    }

    @Override
    public boolean holds(int[] digits) {
        return tuples.contains(cells.stream().map(cell -> digits[cell]).toList());
    }

    /**
     * Returns an automaton whose state is the range of tuples that begin with the digits so far: the first tuple and their
     * number.
     */
    @Override
    public Automaton automaton(int digits) {
        int size = tuples.size();
        return Automaton.of(size, (state, cell, digit) -> {
            int first = (int) (state / (size + 1L));
            int end = first + (int) (state % (size + 1L));
            int from = firstFrom(first, end, i -> tuples.get(i).get(cell) >= digit);
            int to = firstFrom(from, end, i -> tuples.get(i).get(cell) > digit);
            return from == to ? Automaton.DEAD : from * (size + 1L) + (to - from);
        });
    }

    /** Returns the first of {@code first…end-1} from which on the predicate is true; {@code end} if it never is. */
    private static int firstFrom(int first, int end, IntPredicate holds) {
        int low = first;
        int high = end;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (holds.test(middle)) high = middle;
            else low = middle + 1;
        }
        return low;
    }

    @Override
    public Optional<String> fault(int digits) {
        return Tuples.fault("table", tuples, digits);
    }

    @Override
    public String text() {
        return "table " + Tuples.text(tuples) + " of " + Texts.numbers(cells);
    }

    @Override
    public Map<String, Object> fields() {
        return Texts.fields("cells", cells, "tuples", tuples);
    }

    @Override
    public Table moved(IntUnaryOperator to) {
        return new Table(Texts.moved(cells, to), tuples);
    }

    @Override
    public <R> R accept(RelationVisitor<R> visitor) {
        return visitor.table(this);
    }
}
