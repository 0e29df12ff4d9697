package crosshatch.puzzle.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * A cell holds the distance of two others: |first − second| = {@code result + shift}. Such a cell holds the leap from note to
 * note of a series, or the difference of the labels of an edge in a graph.
 *
 * @param first the smaller number of the two
 * @param shift 0 for digits as they are; -1 where digit 1 stands for the distance 0
 */
public record Distance(int first, int second, int result, int shift) implements Relation {
    /** @throws IllegalArgumentException if the three cells are not all different */
    public Distance {
        List<Integer> pair = Texts.pair("distance", first, second);
        first = pair.get(0);
        second = pair.get(1);
        Texts.cells("distance", List.of(first, second, result), 3);
    }

    /** The cells in the order first, second, result. */
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

    /** A state is the first digit, then the digit that the third cell must hold, then 1. */
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
