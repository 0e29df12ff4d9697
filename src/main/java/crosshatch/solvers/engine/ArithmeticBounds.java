package crosshatch.solvers.engine;

import crosshatch.puzzle.board.Product;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Sum;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Bounds of sums and products: a digit stays a candidate while the least and the most that the other cells can hold leave
 * room for it. Far less than {@link DiagramPropagator} sees, and without a diagram.
 */
final class ArithmeticBounds implements RelationPropagator {
    /** How the digits of cells become one number, which grows with each of them. */
    private enum Operation {
        SUM,
        PRODUCT;

        /** @return no more than {@link Integer#MAX_VALUE} squared: it stops growing there */
        long with(long number, int digit) {
            if (this == SUM) return number + digit;
            return number > Integer.MAX_VALUE ? number : number * digit;
        }
    }

    private final int[] cells;
    private final Operation operation;
    private final long total;
    private final int digits;

    private ArithmeticBounds(List<Integer> cells, Operation operation, long total, int digits) {
        this.cells = cells.stream().mapToInt(Integer::intValue).toArray();
        this.operation = operation;
        this.total = total;
        this.digits = digits;
    }

    /** @return null for relations of other kinds, and for products too large for this */
    static @Nullable ArithmeticBounds of(Relation relation, int digits) {
        if (relation instanceof Sum sum) return new ArithmeticBounds(sum.cells(), Operation.SUM, sum.total(), digits);
        if (relation instanceof Product product && product.value() <= Integer.MAX_VALUE) {
            return new ArithmeticBounds(product.cells(), Operation.PRODUCT, product.value(), digits);
        }
        return null;
    }

    @Override
    public boolean propagate(GridState state) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int cell : cells) {
                long before = state.mask(cell);
                if (!state.remove(cell, ~fitting(state, cell))) return false;
                changed |= state.mask(cell) != before;
            }
        }
        return true;
    }

    /** The digits of {@code cell} for which the others leave room. */
    private long fitting(GridState state, int cell) {
        long least = operation == Operation.SUM ? 0 : 1;
        long most = least;
        for (int other : cells) {
            if (other == cell) continue;
            least = operation.with(least, EngineTracer.number(Long.lowestOneBit(state.mask(other))));
            most = operation.with(most, EngineTracer.number(Long.highestOneBit(state.mask(other))));
        }
        long fitting = 0;
        for (int digit = 1; digit <= digits; digit++) {
            if (operation.with(least, digit) > total || operation.with(most, digit) < total) continue;
            if (operation == Operation.SUM || total % digit == 0) fitting |= 1L << (digit - 1);
        }
        return fitting;
    }
}
