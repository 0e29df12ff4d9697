package crosshatch.puzzle.board;

import java.util.List;
import java.util.Optional;

/** The larger of two digits is {@code ratio} times the smaller one; the first cell is the one with the smaller number. */
public record Quotient(int first, int second, int ratio) implements Relation {
    /** @throws IllegalArgumentException if the two cells are one */
    public Quotient {
        List<Integer> pair = Texts.pair("quotient", first, second);
        first = pair.get(0);
        second = pair.get(1);
    }

    @Override
    public List<Integer> cells() {
        return List.of(first, second);
    }

    @Override
    public boolean holds(int[] digits) {
        return digits[first] == ratio * digits[second] || digits[second] == ratio * digits[first];
    }

    @Override
    public Optional<String> fault(int digits) {
        return Texts.range("quotient " + ratio + " of 2 cells", ratio, 1, digits);
    }

    @Override
    public String text() {
        return "quotient " + ratio + " of " + first + " " + second;
    }

    @Override
    public <R> R accept(RelationVisitor<R> visitor) {
        return visitor.quotient(this);
    }
}
