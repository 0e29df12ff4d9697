package crosshatch.puzzle.board;

import java.util.List;
import java.util.Optional;

/**
 * The number of digits that are seen from the end of a line is {@code count}: a digit is seen if it is larger than all before
 * it.
 *
 * @param cells the line, beginning at the end from which one looks
 * @param count the first one included
 */
public record Visible(List<Integer> cells, int count) implements Relation {
    /** @throws IllegalArgumentException if there is no cell, or one is named twice */
    public Visible {
        cells = Texts.cells("visible", cells, 1);
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
    public <R> R accept(RelationVisitor<R> visitor) {
        return visitor.visible(this);
    }
}
