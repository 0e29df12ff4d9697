package crosshatch.puzzle.board;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Sorts tuples over some cells in the order of the canonical text: cells ascending, tuples by their digits, without
 * duplicates.
 */
final class Tuples {
    private static final Comparator<List<Integer>> BY_DIGITS = (one, other) -> {
        for (int i = 0; i < one.size(); i++) {
            int order = Integer.compare(one.get(i), other.get(i));
            if (order != 0) return order;
        }
        return 0;
    };

    private final String relation;
    private final List<Integer> named;
    private final int[] order;

    /**
     * Sorts the cells.
     *
     * @param relation the name of the relation in messages
     * @throws IllegalArgumentException if there is no cell, or a cell is repeated
     */
    Tuples(String relation, List<Integer> cells) {
        this.relation = relation;
        named = Texts.cells(relation, cells, 1);
        order = IntStream.range(0, named.size())
                .boxed()
                .sorted(Comparator.comparing(named::get))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    List<Integer> cells() {
        return inOrder(named);
    }

    /**
     * Returns the tuples for the sorted cells.
     *
     * @param otherwise the reason for a message why there must be a tuple
     * @throws IllegalArgumentException if there is no tuple, or one has not one digit per cell
     */
    List<List<Integer>> sorted(List<List<Integer>> tuples, String otherwise) {
        if (tuples.isEmpty()) throw new IllegalArgumentException(relation + " without a tuple: " + otherwise);
        for (List<Integer> tuple : tuples) {
            if (tuple.size() != named.size()) {
                throw new IllegalArgumentException(relation + " of " + named.size() + " cells: a tuple of "
                        + tuple.size() + " digits: " + Texts.numbers(tuple));
            }
        }
        return tuples.stream().map(this::inOrder).sorted(BY_DIGITS).distinct().toList();
    }

    private List<Integer> inOrder(List<Integer> numbers) {
        return IntStream.of(order).mapToObj(numbers::get).toList();
    }

    static Optional<String> fault(String relation, List<List<Integer>> tuples, int digits) {
        return tuples.stream()
                .flatMap(List::stream)
                .flatMap(digit -> Texts.range(relation + " with digit " + digit, digit, 1, digits).stream())
                .findFirst();
    }

    static String text(List<List<Integer>> tuples) {
        return tuples.stream().map(Texts::numbers).collect(Collectors.joining(", "));
    }
}
