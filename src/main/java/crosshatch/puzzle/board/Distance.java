package crosshatch.puzzle.board;

import java.util.List;
import java.util.Optional;

/**
 * A cell holds the distance of two others: |first − second| = {@code result + shift}. Such a cell holds the leap from note to
 * note of a series, or the difference of the labels of an edge in a graph.
 *
 * @param first the smaller number of the two
 * @param shift 0 for digits as they are; -1 where digit 1 stands for the distance 0
 */
public record Distance(int first, int second, int result, int shift) implements Relation {
    /** @throws IllegalArgumentException if two of the three cells are one */
    public Distance {
        List<Integer> pair = Texts.pair("distance", first, second);
        first = pair.get(0);
        second = pair.get(1);
        Texts.cells("distance", List.of(first, second, result), 3);
    }

    /** The cells in the order first, second, result. */
    @Override
    public List<Integer> cells() {
        return List.of(first, second, result);
    }

    @Override
    public boolean holds(int[] digits) {
        return Math.abs(digits[first] - digits[second]) == digits[result] + shift;
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
    public <R> R accept(RelationVisitor<R> visitor) {
        return visitor.distance(this);
    }
}
