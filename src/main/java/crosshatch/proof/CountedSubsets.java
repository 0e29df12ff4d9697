package crosshatch.proof;

import crosshatch.base.Ints;
import crosshatch.puzzle.board.Count;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;

/**
 * Writes a count as clauses. "At least {@code a} of {@code k} cells have one of the values" means that every subset of {@code
 * k - a + 1} cells has such a cell. "At most {@code b}" means that every subset of {@code b + 1} cells has a cell with
 * another digit. If the count has a result cell, such clauses are written for each digit that the result may have.
 */
final class CountedSubsets {
    private final Count count;
    private final IntBinaryOperator variables;
    private final Consumer<int[]> clauses;
    private final int digits;
    private final List<Integer> others;

    /**
     * Makes a writer of clauses.
     *
     * @param variables returns the variable of a cell and a digit
     */
    CountedSubsets(Count count, int digits, IntBinaryOperator variables, Consumer<int[]> clauses) {
        this.count = count;
        this.digits = digits;
        this.variables = variables;
        this.clauses = clauses;
        others = IntStream.rangeClosed(1, digits)
                .boxed()
                .filter(digit -> !count.values().contains(digit))
                .toList();
    }

    /** Returns the number of clauses that would be written. */
    static double clauses(Count count, int digits) {
        return count.result().isEmpty()
                ? clauses(count, count.least(), count.most())
                : IntStream.rangeClosed(1, digits)
                        .mapToDouble(result -> clauses(count, count.least() + result, count.most() + result))
                        .sum();
    }

    private static double clauses(Count count, int least, int most) {
        int cells = count.counted().size();
        if (least > cells || most < 0) return 1;
        return (least > 0 ? subsets(cells, cells - least + 1) : 0) + (most < cells ? subsets(cells, most + 1) : 0);
    }

    private static double subsets(int cells, int size) {
        double subsets = 1;
        for (int i = 1; i <= size; i++) subsets = subsets * (cells - size + i) / i;
        return subsets;
    }

    void write() {
        if (count.result().isEmpty()) {
            write(new Ints(), count.least(), count.most());
            return;
        }
        for (int result = 1; result <= digits; result++) {
            Ints unless = new Ints();
            unless.add(-variables.applyAsInt(count.result().getAsInt(), result));
            write(unless, count.least() + result, count.most() + result);
        }
    }

    /** Returns whether a clause is true unless the result holds a digit, and true if it does, because then it is one of these. */
    private boolean holdsAnyway(Ints clause, int cell, List<Integer> held) {
        return count.result().isPresent()
                && count.result().getAsInt() == cell
                && held.stream().anyMatch(digit -> clause.get(0) == -variables.applyAsInt(cell, digit));
    }

    private void write(Ints unless, int least, int most) {
        int cells = count.counted().size();
        if (least > cells || most < 0) {
            clauses.accept(unless.toArray());
            return;
        }
        if (least > 0) writeSubsets(0, cells - least + 1, count.values(), unless);
        if (most < cells) writeSubsets(0, most + 1, others, unless);
    }

    /**
     * A clause that holds anyway is left out.
     *
     * @param size how many cells from {@code first} on still belong to the subset, one of which holds one of {@code held}
     */
    private void writeSubsets(int first, int size, List<Integer> held, Ints clause) {
        if (size == 0) {
            clauses.accept(clause.toArray());
            return;
        }
        for (int i = first; i <= count.counted().size() - size; i++) {
            if (holdsAnyway(clause, count.counted().get(i), held)) continue;
            int before = clause.size();
            for (int digit : held)
                clause.add(variables.applyAsInt(count.counted().get(i), digit));
            writeSubsets(i + 1, size - 1, held, clause);
            clause.shrink(before);
        }
    }
}
