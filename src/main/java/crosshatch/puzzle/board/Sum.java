package crosshatch.puzzle.board;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * Requires that the digits of some cells add up to {@code total}. A digit may repeat unless a unit forbids it.
 *
 * @param cells the cells, ascending
 */
public record Sum(List<Integer> cells, int total) implements Relation {
    /**
     * Sorts and checks the cells.
     *
     * @throws IllegalArgumentException if there is no cell, or a cell is repeated
     */
    public Sum {
        cells = Texts.sortedCells("sum", cells, 1);
    }

    static Sum read(RelationFields fields) {
        return new Sum(fields.cells(), fields.number("value"));
    }

    @Override
    public RelationKind kind() {
        return RelationKind.SUM;
    }

    @Override
    public boolean holds(int[] digits) {
        int sum = 0; // exact: at most 10⁴ cells and digits up to 10³ make 10⁷
        for (int cell : cells) sum += digits[cell];
        return sum == total;
    }

    @Override
    public Automaton automaton(int digits) {
        return linear().automaton(digits);
    }

    /** Returns the same relation as a linear sum, in which every coefficient is 1. */
    public Linear linear() {
        return new Linear(cells, Collections.nCopies(cells.size(), 1), Linear.Comparison.EQUAL, total);
    }

    @Override
    public Optional<String> fault(int digits) {
        int most = cells.size() * digits;
        return Texts.range("sum " + total + " of " + cells.size() + " cells", total, cells.size(), most);
    }

    @Override
    public String text() {
        return "sum " + total + " of " + Texts.numbers(cells);
    }

    @Override
    public Map<String, Object> fields() {
        return Texts.fields("value", total, "cells", cells);
    }

    @Override
    public Sum moved(IntUnaryOperator to) {
        return new Sum(Texts.moved(cells, to), total);
    }

    @Override
    public <R> R accept(RelationVisitor<R> visitor) {
        return visitor.sum(this);
    }
}
