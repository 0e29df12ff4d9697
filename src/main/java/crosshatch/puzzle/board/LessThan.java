package crosshatch.puzzle.board;

import java.util.List;
import java.util.Optional;

/** The digit of cell {@code smaller} is less than the digit of cell {@code larger}. */
public record LessThan(int smaller, int larger) implements Relation {
    /** @throws IllegalArgumentException if the two cells are one */
    public LessThan {
        Texts.pair("less", smaller, larger);
    }

    /** The smaller one first. */
    @Override
    public List<Integer> cells() {
        return List.of(smaller, larger);
    }

    @Override
    public boolean holds(int[] digits) {
        return digits[smaller] < digits[larger];
    }

    @Override
    public Optional<String> fault(int digits) {
        return Optional.empty();
    }

    @Override
    public String text() {
        return "less of " + smaller + " " + larger;
    }

    @Override
    public <R> R accept(RelationVisitor<R> visitor) {
        return visitor.lessThan(this);
    }
}
