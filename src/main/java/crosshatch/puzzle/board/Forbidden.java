package crosshatch.puzzle.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * Excludes tuples of digits for some cells, as clauses do. It is the opposite of a {@link Table}, and shorter than a table if few
 * tuples are excluded.
 *
 * @param cells the cells, ascending
 * @param tuples the excluded tuples, digits in the order of the cells; sorted, without duplicates
 */
public record Forbidden(List<Integer> cells, List<List<Integer>> tuples) implements Relation {
    /**
     * Sorts and checks cells and tuples.
     *
     * @param tuples digits in the order of the given {@code cells}
     * @throws IllegalArgumentException if there is no cell or tuple, a cell is repeated, or a tuple has not one digit per
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

    /** Returns an automaton whose state is the range of tuples that begin with the digits so far; 0 if there is none. */
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
