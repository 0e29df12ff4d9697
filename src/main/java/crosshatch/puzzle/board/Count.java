package crosshatch.puzzle.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/**
 * Bounds the number of cells whose digit is one of some values. If there is a result cell, its digit is first subtracted from
 * this number. The result cell may itself be counted, as in a magic sequence.
 *
 * @param counted the counted cells, ascending
 * @param values the values, ascending
 * @param least the lower bound, 0 or more without a result
 * @param most the upper bound, at most the number of counted cells
 * @param result the result cell; empty if the count is compared only with numbers
 */
public record Count(List<Integer> counted, List<Integer> values, int least, int most, OptionalInt result)
        implements Relation {
    /**
     * Sorts and checks the cells and values.
     *
     * @throws IllegalArgumentException if there is no cell or no value, a cell is repeated, or the relation is never true
     */
    public Count {
        counted = Texts.sortedCells("count", counted, 1);
        if (result.isPresent()) Texts.cells("count", List.of(result.getAsInt()), 1);
        values = values.stream().distinct().sorted().toList();
        if (values.isEmpty())
            throw new IllegalArgumentException("count without a value: expected digits to be counted");
        int above = result.isPresent() ? 1 : 0;
        least = Math.max(least, above == 0 ? 0 : -Board.MAX_VALUES);
        most = Math.min(most, counted.size() - above);
        if (least > most) {
            throw new IllegalArgumentException("count with least " + least + " and most " + most + " of "
                    + counted.size() + " cells: it never holds");
        }
    }

    /** Reads the counted cells, then the result if it is another cell. */
    static Count read(RelationFields fields) {
        if (!fields.has("least") && !fields.has("most")) {
            throw new IllegalArgumentException("count without 'least' and 'most', expected one of them, or both");
        }
        List<Integer> cells = fields.cells();
        return new Count(
                cells,
                fields.numbers("values"),
                fields.has("least") ? fields.number("least") : -Board.MAX_VALUES,
                fields.has("most") ? fields.number("most") : cells.size(),
                fields.has("result") ? OptionalInt.of(fields.cell("result")) : OptionalInt.empty());
    }

    @Override
    public RelationKind kind() {
        return RelationKind.COUNT;
    }

    @Override
    public List<Integer> cells() {
        return Stream.concat(counted.stream(), result.stream().boxed())
                .distinct()
                .toList();
    }

    @Override
    public boolean holds(int[] digits) {
        int count = 0;
        for (int cell : counted) if (values.contains(digits[cell])) count++;
        int above = count - (result.isPresent() ? digits[result.getAsInt()] : 0);
        return least <= above && above <= most;
    }

    /** Returns an automaton whose state combines the digit of the result (0 before it is read) with the count so far. */
    @Override
    public Automaton automaton(int digits) {
        int size = counted.size();
        int place = result.isPresent() ? cells().indexOf(result.getAsInt()) : -1;
        long base = size + 1L;
        return Automaton.of(0, (state, cell, digit) -> {
            long next = state;
            if (cell < size && values.contains(digit)) next++;
            if (cell == place) next += digit * base;
            if (cell < place) return next;
            // What is known now is the number that the count may be above; what is not is how many are to come.
            long above = next % base - next / base;
            long open = Math.max(0, size - cell - 1);
            return above > most || above + open < least ? Automaton.DEAD : next;
        });
    }

    @Override
    public Optional<String> fault(int digits) {
        return values.stream()
                .flatMap(value -> Texts.range("count of digit " + value, value, 1, digits).stream())
                .findFirst()
                .or(() -> outOfReach(digits));
    }

    private Optional<String> outOfReach(int digits) {
        int lowest = (values.size() == digits ? counted.size() : 0) - (result.isPresent() ? digits : 0);
        return most < lowest
                ? Optional.of("count of at most " + most + " of " + counted.size() + " cells: expected " + lowest
                        + " or more")
                : Optional.empty();
    }

    @Override
    public String text() {
        return "count " + Texts.numbers(values) + " from " + least + " to " + most
                + (result.isPresent() ? " above " + result.getAsInt() : "") + " of " + Texts.numbers(counted);
    }

    @Override
    public Map<String, Object> fields() {
        Map<String, Object> fields = Texts.fields("cells", counted, "values", values, "least", least, "most", most);
        result.ifPresent(cell -> fields.put("result", cell));
        return fields;
    }

    @Override
    public Count moved(IntUnaryOperator to) {
        OptionalInt movedResult =
                result.isPresent() ? OptionalInt.of(to.applyAsInt(result.getAsInt())) : OptionalInt.empty();
        return new Count(Texts.moved(counted, to), values, least, most, movedResult);
    }

    @Override
    public <R> R accept(RelationVisitor<R> visitor) {
        return visitor.count(this);
    }
}
