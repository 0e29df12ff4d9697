package crosshatch.puzzle.board;

import java.util.List;
import java.util.Optional;

/**
 * The digits of some cells add up to {@code total}. A digit may repeat unless a unit forbids it.
 *
 * @param cells ascending
 */
public record Sum(List<Integer> cells, int total) implements Relation {
    /** @throws IllegalArgumentException if there is no cell, or one is named twice */
    public Sum {
        cells = Texts.sortedCells("sum", cells, 1);
    }

    @Override
    public boolean holds(int[] digits) {
        int sum = 0;
        for (int cell : cells) sum += digits[cell];
        return sum == total;
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
    public <R> R accept(RelationVisitor<R> visitor) {
        return visitor.sum(this);
    }
}
