package crosshatch.board;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The digits of some cells, together, are one of the tuples listed. Any relation can be said so; over more than a few cells
 * the list is long.
 *
 * @param cells ascending
 * @param tuples digits in the order of the cells; sorted, each once
 */
public record Table(List<Integer> cells, List<List<Integer>> tuples) implements Relation {
    private static final Comparator<List<Integer>> BY_DIGITS = (one, other) -> {
        for (int i = 0; i < one.size(); i++) {
            int order = Integer.compare(one.get(i), other.get(i));
            if (order != 0) return order;
        }
        return 0;
    };

    /**
     * @param tuples digits in the order of {@code cells} as they are named here
     * @throws IllegalArgumentException if there is no cell or tuple, a cell is named twice, or a tuple has not a digit a cell
     */
    public Table {
        List<Integer> named = Texts.cells("table", cells, 1);
        if (tuples.isEmpty()) throw new IllegalArgumentException("table without a tuple: it never holds");
        for (List<Integer> tuple : tuples) {
            if (tuple.size() != named.size()) {
                throw new IllegalArgumentException("table of " + named.size() + " cells: a tuple of " + tuple.size()
                        + " digits: " + Texts.numbers(tuple));
            }
        }
        int[] order = IntStream.range(0, named.size())
                .boxed()
                .sorted(Comparator.comparing(named::get))
                .mapToInt(Integer::intValue)
                .toArray();
        cells = inOrder(named, order);
        tuples = tuples.stream()
                .map(tuple -> inOrder(tuple, order))
                .sorted(BY_DIGITS)
                .distinct()
                .toList();
    }

    private static List<Integer> inOrder(List<Integer> numbers, int[] order) {
        return IntStream.of(order).mapToObj(numbers::get).toList();
    }

    @Override
    public boolean holds(int[] digits) {
        return tuples.contains(cells.stream().map(cell -> digits[cell]).toList());
    }

    @Override
    public Optional<String> fault(int digits) {
        return tuples.stream()
                .flatMap(List::stream)
                .flatMap(digit -> Texts.range("table with digit " + digit, digit, 1, digits).stream())
                .findFirst();
    }

    @Override
    public String text() {
        return "table " + tuples.stream().map(Texts::numbers).collect(Collectors.joining(", ")) + " of "
                + Texts.numbers(cells);
    }

    @Override
    public <R> R accept(RelationVisitor<R> visitor) {
        return visitor.table(this);
    }
}
