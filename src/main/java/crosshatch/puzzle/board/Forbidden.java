package crosshatch.puzzle.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * The digits of some cells, together, are none of the tuples listed: as many clauses. The opposite of a {@link Table}, and shorter
 * where little is ruled out.
 *
 * @param cells ascending
 * @param tuples digits in the order of the cells; sorted, each once
 */
public record Forbidden(List<Integer> cells, List<List<Integer>> tuples) implements Relation {
    /**
     * @param tuples digits in the order of {@code cells} as they are named here
     * @throws IllegalArgumentException if there is no cell or tuple, a cell is named twice, or a tuple has not one digit per
     *     cell
     */
    public Forbidden {
        Tuples sorted = new Tuples("forbidden", cells);
        cells = sorted.cells();
        tuples = sorted.sorted(tuples, "it says nothing");
    }

    static Forbidden read(RelationFields fields) {
        return new Forbidden(fields.cells(), fields.tuples("tuples"));
    }

    @Override
    public RelationKind kind() {
        return RelationKind.FORBIDDEN;
    }

    @Override
    public boolean holds(int[] digits) {
        return !tuples.contains(cells.stream().map(cell -> digits[cell]).toList());
    }

    /** A state is a range of the sorted tuples, as of a {@link Table}; 0 once none of them begins with the digits so far. */
    @Override
    public Automaton automaton(int digits) {
        Automaton listed = new Table(cells, tuples).automaton(digits);
        return new Automaton(
                listed.start(),
                (state, cell, digit) ->
                        state == 0 ? 0 : Math.max(0, listed.step().after(state, cell, digit)),
                state -> state == 0);
    }

    @Override
    public Optional<String> fault(int digits) {
        return tuples.size() == Math.pow(digits, cells.size())
                ? Optional.of("forbidden with every tuple of " + digits + " digits: it never holds")
                : Tuples.fault("forbidden", tuples, digits);
    }

    @Override
    public String text() {
        return "forbidden " + Tuples.text(tuples) + " of " + Texts.numbers(cells);
    }

    @Override
    public Map<String, Object> fields() {
        return Texts.fields("cells", cells, "tuples", tuples);
    }

    @Override
    public Forbidden moved(IntUnaryOperator to) {
        return new Forbidden(Texts.moved(cells, to), tuples);
    }

    @Override
    public <R> R accept(RelationVisitor<R> visitor) {
        return visitor.forbidden(this);
    }
}
