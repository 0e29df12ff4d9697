package crosshatch.puzzle.board;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The digits of some cells, together, are one of the tuples listed. Any relation can be stated so; over more than a few cells
 * the list is long. Of one cell it is the cell's domain.
 *
 * @param cells ascending
 * @param tuples digits in the order of the cells; sorted, each once
 */
public record Table(List<Integer> cells, List<List<Integer>> tuples) implements Relation {
    /**
     * @param tuples digits in the order of {@code cells} as they are named here
     * @throws IllegalArgumentException if there is no cell or tuple, a cell is named twice, or a tuple has not one digit per
     *     cell
     */
    public Table {
        Tuples sorted = new Tuples("table", cells);
        cells = sorted.cells();
        tuples = sorted.sorted(tuples, "it never holds");
    }

    /** The domain of one cell: the digits from the least to the most. */
    public static Table domain(int cell, int least, int most) {
        return new Table(
                List.of(cell),
                IntStream.rangeClosed(least, most).mapToObj(List::of).toList());
    }

    @Override
    public boolean holds(int[] digits) {
        return tuples.contains(cells.stream().map(cell -> digits[cell]).toList());
    }

    @Override
    public Optional<String> fault(int digits) {
        return Tuples.fault("table", tuples, digits);
    }

    @Override
    public String text() {
        return "table " + Tuples.text(tuples) + " of " + Texts.numbers(cells);
    }

    @Override
    public <R> R accept(RelationVisitor<R> visitor) {
        return visitor.table(this);
    }
}
