package crosshatch.puzzle.board;

import java.util.List;
import java.util.Optional;

/**
 * The digits of some cells, together, are none of the tuples listed: as many clauses. The opposite of a {@link Table}, and shorter
 * where little is ruled out.
 *
 * @param cells ascending
 * @param tuples digits in the order of the cells; sorted, each once
 */
public record Forbidden(List<Integer> cells, List<List<Integer>> tuples) implements Relation {
    /**
     * @param tuples digits in the order of {@code cells} as they are named here
     * @throws IllegalArgumentException if there is no cell or tuple, a cell is named twice, or a tuple has not one digit per
     *     cell
     */
    public Forbidden {
        Tuples sorted = new Tuples("forbidden", cells);
        cells = sorted.cells();
        tuples = sorted.sorted(tuples, "it says nothing");
    }

    @Override
    public boolean holds(int[] digits) {
        return !tuples.contains(cells.stream().map(cell -> digits[cell]).toList());
    }

    @Override
    public Optional<String> fault(int digits) {
        return tuples.size() == Math.pow(digits, cells.size())
                ? Optional.of("forbidden with every tuple of " + digits + " digits: it never holds")
                : Tuples.fault("forbidden", tuples, digits);
    }

    @Override
    public String text() {
        return "forbidden " + Tuples.text(tuples) + " of " + Texts.numbers(cells);
    }

    @Override
    public <R> R accept(RelationVisitor<R> visitor) {
        return visitor.forbidden(this);
    }
}
