package crosshatch.puzzle.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * Requires that the digits of some cells multiply to {@code value}. A digit may repeat unless a unit forbids it.
 *
 * @param cells the cells, ascending
 * @param value the product; a {@code long}, because nine cells of order 16 reach 16⁹
 */
public record Product(List<Integer> cells, long value) implements Relation {
    /**
     * Sorts and checks the cells.
     *
     * @throws IllegalArgumentException if there is no cell, or a cell is repeated
     */
    public Product {
        cells = Texts.sortedCells("product", cells, 1);
    }

    /** Checks by division, so that nothing overflows. */
    static Product read(RelationFields fields) {
        return new Product(fields.cells(), fields.longNumber("value"));
    }

    @Override
    public RelationKind kind() {
        return RelationKind.PRODUCT;
    }

    @Override
    public boolean holds(int[] digits) {
        long left = value;
        for (int cell : cells) {
            if (left % digits[cell] != 0) return false;
            left /= digits[cell];
        }
        return left == 1;
    }

    /** Returns an automaton whose state is the required product of the remaining cells. */
    @Override
    public Automaton automaton(int digits) {
        return new Automaton(
                value,
                (state, cell, digit) -> state % digit == 0 ? state / digit : Automaton.DEAD,
                state -> state == 1);
    }

    @Override
    public Optional<String> fault(int digits) {
        return Texts.range("product " + value + " of " + cells.size() + " cells", value, 1, most(digits));
    }

    /** The largest product, or the largest {@code long} if that is less. */
    private long most(int digits) {
        long most = 1;
        for (int i = 0; i < cells.size(); i++) {
            if (most > Long.MAX_VALUE / digits) return Long.MAX_VALUE;
            most *= digits;
        }
        return most;
    }

    @Override
    public String text() {
        return "product " + value + " of " + Texts.numbers(cells);
    }

    @Override
    public Map<String, Object> fields() {
        return Texts.fields("value", value, "cells", cells);
    }

    @Override
    public Product moved(IntUnaryOperator to) {
        return new Product(Texts.moved(cells, to), value);
    }

    @Override
    public <R> R accept(RelationVisitor<R> visitor) {
        return visitor.product(this);
    }
}
