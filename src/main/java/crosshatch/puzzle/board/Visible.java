package crosshatch.puzzle.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * Requires that {@code count} digits are visible from the end of a line. A digit is visible if it is larger than all digits
 * before it.
 *
 * @param cells the line, beginning at the end from which digits are visible
 * @param count the number of visible digits, including the first
 */
public record Visible(List<Integer> cells, int count) implements Relation {
    /**
     * Checks the cells.
     *
     * @throws IllegalArgumentException if there is no cell, or a cell is repeated
     */
    public Visible {
        cells = Texts.cells("visible", cells, 1);
    }

    static Visible read(RelationFields fields) {
        return new Visible(fields.cells(), fields.number("value"));
    }

    @Override
    public RelationKind kind() {
        return RelationKind.VISIBLE;
    }

    @Override
    public boolean holds(int[] digits) {
        int seen = 0;
        int highest = 0;
        for (int cell : cells) {
            if (digits[cell] <= highest) continue;
            seen++;
            highest = digits[cell];
        }
        return seen == count;
    }

    /** Returns an automaton whose state combines the number of visible digits so far with the highest of them. */
    @Override
    public Automaton automaton(int digits) {
        int base = digits + 1;
        return new Automaton(
                0,
                (state, cell, digit) -> {
                    if (digit <= state % base) return state;
                    long seen = state / base + 1;
                    return seen > count ? Automaton.DEAD : seen * base + digit;
                },
                state -> state / base == count);
    }

    @Override
    public Optional<String> fault(int digits) {
        int most = Math.min(digits, cells.size());
        return Texts.range("visible " + count + " of " + cells.size() + " cells", count, 1, most);
    }

    @Override
    public String text() {
        return "visible " + count + " of " + Texts.numbers(cells);
    }

    @Override
    public Map<String, Object> fields() {
        return Texts.fields("value", count, "cells", cells);
    }

    @Override
    public Visible moved(IntUnaryOperator to) {
        return new Visible(Texts.moved(cells, to), count);
    }

    @Override
    public <R> R accept(RelationVisitor<R> visitor) {
        return visitor.visible(this);
    }
}
