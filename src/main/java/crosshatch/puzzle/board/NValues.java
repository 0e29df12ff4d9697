package crosshatch.puzzle.board;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/**
 * Bounds the number of different digits in some cells (F. Pachet and P. Roy, CP 1999). If there is a result cell, its digit is
 * first subtracted from this number.
 *
 * @param counted the counted cells, ascending
 * @param least the lower bound, 1 or more without a result
 * @param most the upper bound, at most the number of counted cells
 * @param result the result cell, which may be counted itself; empty if the number is compared only with numbers
 */
public record NValues(List<Integer> counted, int least, int most, OptionalInt result) implements Relation {
    /**
     * Sorts and checks the cells.
     *
     * @throws IllegalArgumentException if there is no cell, a cell is repeated, or the relation is never true
     */
    public NValues {
        counted = Texts.sortedCells("nValues", counted, 1);
        if (result.isPresent()) Texts.cells("nValues", List.of(result.getAsInt()), 1);
        least = Math.max(least, result.isPresent() ? 1 - Board.MAX_VALUES : 1);
        most = Math.min(most, counted.size() - (result.isPresent() ? 1 : 0));
        if (least > most) {
            throw new IllegalArgumentException("nValues with least " + least + " and most " + most + " of "
                    + counted.size() + " cells: it never holds");
        }
    }

    static NValues read(RelationFields fields) {
        OptionalInt result = fields.has("result") ? OptionalInt.of(fields.cell("result")) : OptionalInt.empty();
        return new NValues(fields.cells(), fields.number("least"), fields.number("most"), result);
    }

    @Override
    public RelationKind kind() {
        return RelationKind.N_VALUES;
    }

    /** Returns the counted cells, then the result if it is another cell. */
    @Override
    public List<Integer> cells() {
        return Stream.concat(counted.stream(), result.stream().boxed())
                .distinct()
                .toList();
    }

    @Override
    public boolean holds(int[] digits) {
        long number = counted.stream().map(cell -> digits[cell]).distinct().count();
        long above = number - (result.isPresent() ? digits[result.getAsInt()] : 0);
        return least <= above && above <= most;
    }

    /**
     * The digits that were read.
     *
     * @param result the digit of the result; 0 without a result, or before it is read
     */
    private record Read(BitSet digits, int result) {}

    @Override
    public Automaton automaton(int digits) {
        int place = result.isPresent() ? cells().indexOf(result.getAsInt()) : -1;
        return Automaton.interned(
                new Read(new BitSet(), 0),
                (read, cell, digit) -> {
                    BitSet seen = (BitSet) read.digits.clone();
                    if (cell < counted.size()) seen.set(digit);
                    int less = cell == place ? digit : read.result;
                    int above = seen.cardinality() - less;
                    int open = Math.min(counted.size() - cell - 1, digits - seen.cardinality());
                    boolean mayHold = cell < place || (above <= most && above + Math.max(0, open) >= least);
                    return mayHold ? Optional.of(new Read(seen, less)) : Optional.empty();
                },
                read -> true);
    }

    @Override
    public Optional<String> fault(int digits) {
        int subtracted = result.isPresent() ? 1 : 0;
        return Texts.range(
                        "nValues of at least " + least,
                        least,
                        Integer.MIN_VALUE,
                        Math.min(counted.size(), digits) - subtracted)
                .or(() -> Texts.range("nValues of at most " + most, most, 1 - subtracted * digits, Integer.MAX_VALUE));
    }

    @Override
    public String text() {
        return "nValues from " + least + " to " + most + (result.isPresent() ? " above " + result.getAsInt() : "")
                + " of " + Texts.numbers(counted);
    }

    @Override
    public Map<String, Object> fields() {
        Map<String, Object> fields = Texts.fields("cells", counted, "least", least, "most", most);
        result.ifPresent(cell -> fields.put("result", cell));
        return fields;
    }

    @Override
    public NValues moved(IntUnaryOperator to) {
        return new NValues(
                Texts.moved(counted, to),
                least,
                most,
                result.isPresent() ? OptionalInt.of(to.applyAsInt(result.getAsInt())) : result);
    }

    @Override
    public <R> R accept(RelationVisitor<R> visitor) {
        return visitor.nValues(this);
    }
}
