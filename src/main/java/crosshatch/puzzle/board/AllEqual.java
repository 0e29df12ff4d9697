package crosshatch.puzzle.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Requires that all cells have the same digit.
 *
 * @param cells the cells, ascending
 */
public record AllEqual(List<Integer> cells) implements Relation {
    /**
     * Sorts and checks the cells.
     *
     * @throws IllegalArgumentException if there are fewer than two cells, or a cell is repeated
     */
    public AllEqual {
        cells = Texts.sortedCells("allEqual", cells, 2);
    }

    static AllEqual read(RelationFields fields) {
        return new AllEqual(fields.cells());
    }

    @Override
    public RelationKind kind() {
        return RelationKind.ALL_EQUAL;
    }

    @Override
    public boolean holds(int[] digits) {
        return cells.stream().map(cell -> digits[cell]).distinct().count() == 1;
    }

    /** Returns an automaton whose state is the digit of the first cell. */
    @Override
    public Automaton automaton(int digits) {
        return Automaton.of(0, (state, cell, digit) -> cell == 0 || state == digit ? digit : Automaton.DEAD);
    }

    /** Returns one relation for each two successive cells. Together, these are equivalent to this relation. */
    @Override
    public List<AllEqual> parts() {
        return IntStream.range(1, cells.size())
                .mapToObj(i -> new AllEqual(cells.subList(i - 1, i + 1)))
                .toList();
    }

    @Override
    public Optional<String> fault(int digits) {
        return Optional.empty();
    }

    @Override
    public String text() {
        return "allEqual of " + Texts.numbers(cells);
    }

    @Override
    public Map<String, Object> fields() {
        return Texts.fields("cells", cells);
    }

    @Override
    public AllEqual moved(IntUnaryOperator to) {
        return new AllEqual(Texts.moved(cells, to));
    }

    @Override
    public <R> R accept(RelationVisitor<R> visitor) {
        return visitor.allEqual(this);
    }
}
