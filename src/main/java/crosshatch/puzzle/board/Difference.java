package crosshatch.puzzle.board;

import java.util.List;
import java.util.Optional;

/** The larger of two digits less the smaller one is {@code distance}; the first cell is the one with the smaller number. */
public record Difference(int first, int second, int distance) implements Relation {
    /** @throws IllegalArgumentException if the two cells are one */
    public Difference {
        List<Integer> pair = Texts.pair("difference", first, second);
        first = pair.get(0);
        second = pair.get(1);
    }

    @Override
    public List<Integer> cells() {
        return List.of(first, second);
    }

    @Override
    public boolean holds(int[] digits) {
        return Math.abs(digits[first] - digits[second]) == distance;
    }

    @Override
    public Optional<String> fault(int digits) {
        return Texts.range("difference " + distance + " of 2 cells", distance, 0, digits - 1);
    }

    @Override
    public String text() {
        return "difference " + distance + " of " + first + " " + second;
    }

    @Override
    public <R> R accept(RelationVisitor<R> visitor) {
        return visitor.difference(this);
    }
}
