package crosshatch.puzzle.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Requires that {@code digit + offset} has another value in each cell, except for values that may repeat. In the n-queens
 * problem, two such relations put the queens on different diagonals: the offset is the row in one relation, and the number of
 * rows minus the row in the other.
 *
 * <p>Without offsets and exceptions, a {@link Unit} is equivalent.
 *
 * @param cells the cells, ascending
 * @param offsets the offsets in the order of the cells; the smallest is 0
 * @param exceptions the values, offsets included, that any number of cells may have; ascending
 */
public record Distinct(List<Integer> cells, List<Integer> offsets, List<Integer> exceptions) implements Relation {
    private static final int MOST_OFFSET = 1_000_000;

    /**
     * Sorts and checks the cells, and normalises the offsets.
     *
     * @param offsets any integers, in the order of the given {@code cells}
     * @param exceptions values with these offsets
     * @throws IllegalArgumentException if there are fewer than two cells, a cell is repeated, or there is not one offset per
     *     cell
     */
    public Distinct {
        List<Integer> named = Texts.cells("distinct", cells, 2);
        if (offsets.size() != named.size()) {
            throw new IllegalArgumentException(
                    "distinct of " + named.size() + " cells: " + offsets.size() + " offsets, expected one per cell");
        }
        for (int offset : offsets) {
            Texts.range("distinct with offset " + offset, offset, -MOST_OFFSET, MOST_OFFSET)
                    .ifPresent(fault -> {
                        throw new IllegalArgumentException(fault);
                    });
        }
        List<Integer> asNamed = offsets;
        List<Integer> order = IntStream.range(0, named.size())
                .boxed()
                .sorted(Comparator.comparing(named::get))
                .toList();
        int least = Collections.min(offsets);
        cells = order.stream().map(named::get).toList();
        offsets = order.stream().map(i -> asNamed.get(i) - least).toList();
        exceptions = exceptions.stream()
                .map(value -> value - least)
                .distinct()
                .sorted()
                .toList();
    }

    static Distinct read(RelationFields fields) {
        List<Integer> cells = fields.cells();
        return new Distinct(
                cells,
                fields.has("offsets") ? fields.numbers("offsets") : Collections.nCopies(cells.size(), 0),
                fields.has("except") ? fields.numbers("except") : List.of());
    }

    @Override
    public RelationKind kind() {
        return RelationKind.DISTINCT;
    }

    @Override
    public boolean holds(int[] digits) {
        Set<Integer> seen = new HashSet<>();
        for (int i = 0; i < cells.size(); i++) {
            int value = digits[cells.get(i)] + offsets.get(i);
            if (!exceptions.contains(value) && !seen.add(value)) return false;
        }
        return true;
    }

    /**
     * Returns an automaton whose state is the set of values seen, as bits of a {@code long}. If there are more values than bits, call
     * {@link #pairs}.
     */
    @Override
    public Automaton automaton(int digits) {
        if (offsets.size() == 2) {
            return Automaton.pair(
                    (one, other) -> one + offsets.get(0) != other + offsets.get(1) || mayRepeat(one + offsets.get(0)));
        }
        if (mostValue(digits) >= Long.SIZE)
            throw new IllegalArgumentException(text() + ": too many values for a diagram");
        return Automaton.of(0, (state, cell, digit) -> {
            int value = digit + offsets.get(cell);
            if (mayRepeat(value)) return state;
            return (state >>> (value - 1) & 1) != 0 ? Automaton.DEAD : state | 1L << (value - 1);
        });
    }

    @Override
    public List<Distinct> parts() {
        return cells.size() == 2 ? List.of(this) : pairs();
    }

    @Override
    public String plural() {
        return exceptions.isEmpty() ? kind().plural() : "all-differents with exceptions";
    }

    /** Returns the largest value that a cell can have, its offset included; the smallest is 1. */
    public int mostValue(int digits) {
        return digits + Collections.max(offsets);
    }

    /** Returns whether any number of cells may have a value, offset included. */
    public boolean mayRepeat(int value) {
        return Collections.binarySearch(exceptions, value) >= 0;
    }

    /** Returns a relation for each two cells. Together, these are equivalent to this relation. */
    public List<Distinct> pairs() {
        List<Distinct> pairs = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            for (int j = i + 1; j < cells.size(); j++) {
                pairs.add(new Distinct(
                        List.of(cells.get(i), cells.get(j)), List.of(offsets.get(i), offsets.get(j)), exceptions));
            }
        }
        return pairs;
    }

    @Override
    public Optional<String> fault(int digits) {
        int most = mostValue(digits);
        if (exceptions.isEmpty() && cells.size() > most) {
            return Optional.of("distinct of " + cells.size() + " cells: expected 2 to " + most
                    + ", because no two values may be the same");
        }
        return exceptions.stream()
                .flatMap(value -> Texts.range("distinct except " + value, value, 1, most).stream())
                .findFirst();
    }

    @Override
    public String text() {
        return "distinct " + Texts.numbers(offsets)
                + (exceptions.isEmpty() ? "" : " except " + Texts.numbers(exceptions))
                + " of " + Texts.numbers(cells);
    }

    @Override
    public Map<String, Object> fields() {
        Map<String, Object> fields = Texts.fields("cells", cells, "offsets", offsets);
        if (!exceptions.isEmpty()) fields.put("except", exceptions);
        return fields;
    }

    @Override
    public Distinct moved(IntUnaryOperator to) {
        return new Distinct(Texts.moved(cells, to), offsets, exceptions);
    }

    @Override
    public <R> R accept(RelationVisitor<R> visitor) {
        return visitor.distinct(this);
    }
}
