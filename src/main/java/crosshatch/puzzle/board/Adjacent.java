package crosshatch.puzzle.board;

import java.util.List;
import java.util.Optional;

/**
 * Two digits differ by exactly 1; or, if not {@code consecutive}, by anything else, nothing included. The first cell is the
 * one with the smaller number.
 */
public record Adjacent(int first, int second, boolean consecutive) implements Relation {
    /** @throws IllegalArgumentException if the two cells are one */
    public Adjacent {
        List<Integer> pair = Texts.pair("adjacent", first, second);
        first = pair.get(0);
        second = pair.get(1);
    }

    @Override
    public List<Integer> cells() {
        return List.of(first, second);
    }

    @Override
    public boolean holds(int[] digits) {
        return (Math.abs(digits[first] - digits[second]) == 1) == consecutive;
    }

    @Override
    public Optional<String> fault(int digits) {
        return Optional.empty();
    }

    @Override
    public String text() {
        return (consecutive ? "adjacent of " : "apart of ") + first + " " + second;
    }

    @Override
    public <R> R accept(RelationVisitor<R> visitor) {
        return visitor.adjacent(this);
    }
}
