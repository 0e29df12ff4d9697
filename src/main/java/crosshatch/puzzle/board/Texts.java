package crosshatch.puzzle.board;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;

/** Writes numbers for the canonical text, and checks lists of cells. */
final class Texts {
    private Texts() {}

    /** Writes numbers separated by blanks. */
    static String numbers(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /**
     * Checks a list of cells.
     *
     * @throws IllegalArgumentException if there are fewer than {@code least} cells, or one is repeated or negative
     */
    static List<Integer> cells(String relation, List<Integer> cells, int least) {
        if (cells.size() < least) {
            throw new IllegalArgumentException(
                    relation + " of " + cells.size() + " cells, expected " + least + " or more");
        }
        for (int cell : cells) {
            if (cell < 0) throw new IllegalArgumentException(relation + ": cell " + cell + ", expected 0 or more");
        }
        if (new HashSet<>(cells).size() < cells.size()) {
            throw new IllegalArgumentException(relation + ": a cell is named twice");
        }
        return List.copyOf(cells);
    }

    static List<Integer> sortedCells(String relation, List<Integer> cells, int least) {
        return cells(relation, cells.stream().sorted().toList(), least);
    }

    /** Returns the two cells of a symmetric relation, smaller first. */
    static List<Integer> pair(String relation, int a, int b) {
        return cells(relation, List.of(Math.min(a, b), Math.max(a, b)), 2);
    }

    /**
     * Returns an error if {@code value} is not in {@code least…most}, such as {@code sum 30 of 3 cells: expected 3 to 27};
     * otherwise empty.
     */
    static Optional<String> range(String what, long value, long least, long most) {
        return value >= least && value <= most
                ? Optional.empty()
                : Optional.of(what + ": expected " + least + " to " + most);
    }

    /** Returns the cells to which the given cells move. */
    static List<Integer> moved(List<Integer> cells, IntUnaryOperator to) {
        return cells.stream().map(to::applyAsInt).toList();
    }

    /**
     * Makes the fields of a relation.
     *
     * @param pairs name, value, name, value, …
     */
    static Map<String, Object> fields(Object... pairs) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) fields.put(String.valueOf(pairs[i]), pairs[i + 1]);
        return fields;
    }
}
