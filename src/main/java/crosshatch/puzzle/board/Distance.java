package crosshatch.puzzle.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * Requires that a cell has the distance of the digits of two other cells: |first − second| = {@code result + shift}. All-interval
 * series and graceful labellings of graphs use this relation.
 *
 * @param first the smaller of the two cell numbers
 * @param shift 0, or -1 if digit 1 represents the distance 0
 */
public record Distance(int first, int second, int result, int shift) implements Relation {
    /**
     * Sorts and checks the cells.
     *
     * @throws IllegalArgumentException if the three cells are not all different
     */
    public Distance {
        List<Integer> pair = Texts.pair("distance", first, second);
        first = pair.get(0);
        second = pair.get(1);
        Texts.cells("distance", List.of(first, second, result), 3);
    }

    /** Reads the cells in the order first, second, result. */
    static Distance read(RelationFields fields) {
        List<Integer> cells = fields.cells();
        if (cells.size() != 3) throw new IllegalArgumentException("distance of " + cells.size() + " cells, expected 3");
        return new Distance(cells.get(0), cells.get(1), cells.get(2), fields.has("value") ? fields.number("value") : 0);
    }

    @Override
    public RelationKind kind() {
        return RelationKind.DISTANCE;
    }

    @Override
    public List<Integer> cells() {
        return List.of(first, second, result);
    }

    @Override
    public boolean holds(int[] digits) {
        return Math.abs(digits[first] - digits[second]) == digits[result] + shift;
    }

    /**
     * Returns an automaton. After the first cell, its state is the digit of this cell. After the second cell, its state is the
     * digit that the result must have. After the result, its state is 1.
     */
    @Override
    public Automaton automaton(int digits) {
        return Automaton.of(0, (state, cell, digit) -> {
            if (cell == 0) return digit;
            if (cell == 2) return state == digit ? 1 : Automaton.DEAD;
            long wanted = Math.abs(state - digit) - shift;
            return wanted < 1 || wanted > digits ? Automaton.DEAD : wanted;
        });
    }

    @Override
    public Optional<String> fault(int digits) {
        return Texts.range("distance with shift " + shift, shift, -digits, digits - 2L);
    }

    @Override
    public String text() {
        return "distance " + shift + " of " + Texts.numbers(cells());
    }

    @Override
    public Map<String, Object> fields() {
        return Texts.fields("value", shift, "cells", cells());
    }

    @Override
    public Distance moved(IntUnaryOperator to) {
        return new Distance(to.applyAsInt(first), to.applyAsInt(second), to.applyAsInt(result), shift);
    }

    @Override
    public <R> R accept(RelationVisitor<R> visitor) {
        return visitor.distance(this);
    }
}
