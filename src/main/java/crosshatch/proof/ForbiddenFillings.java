package crosshatch.proof;

import crosshatch.base.Ints;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Count;
import crosshatch.puzzle.board.Element;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.RelationVisitor;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntBinaryOperator;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Writes a relation as clauses, straight from its definition: every filling of its cells is tried, and a clause forbids each
 * filling that makes it false. If all fillings that begin with some digits are forbidden, one clause forbids the beginning. A
 * relation with {@linkplain Relation#parts parts} is written part by part. Clauses of an element relation contain its
 * indices, one entry and the result. Counts are written by {@link CountedSubsets}.
 */
final class ForbiddenFillings implements RelationVisitor<Runnable> {
    /** The largest number of fillings of a relation; five cells of nine digits have 59,049. */
    private static final int MOST_FILLINGS = 100_000;

    private final Board board;
    private final IntBinaryOperator variables;
    private final Consumer<int[]> clauses;
    private final int[] digits;

    /**
     * Makes a writer of clauses.
     *
     * @param variables returns the variable of a cell and a digit
     */
    ForbiddenFillings(Board board, IntBinaryOperator variables, Consumer<int[]> clauses) {
        this.board = board;
        this.variables = variables;
        this.clauses = clauses;
        digits = new int[board.cells()];
        Arrays.fill(digits, 1);
    }

    /**
     * Names the first relation with too many fillings to try them all, for people; empty if there is none. Relations that
     * fulfil {@code isSaid} are ignored.
     */
    static Optional<String> refusal(Board board, Predicate<Relation> isSaid) {
        return board.relations().stream()
                .filter(isSaid.negate())
                .filter(relation -> fillings(relation, board.digits()) > MOST_FILLINGS)
                .findFirst()
                .map(relation -> board.relationName(relation) + ": its "
                        + relation.cells().size() + " cells have more than " + MOST_FILLINGS
                        + " fillings, too many to list the forbidden ones");
    }

    /** Returns the number of fillings tried at once, or of clauses. */
    private static double fillings(Relation relation, int digits) {
        return relation.accept(new RelationVisitor<Double>() {
            @Override
            public Double other(Relation relation) {
                int cells = relation.parts().stream()
                        .mapToInt(part -> part.cells().size())
                        .max()
                        .orElse(0);
                return Math.pow(digits, cells);
            }

            @Override
            public Double element(Element element) {
                return Math.pow(digits, element.index().size() + 2);
            }

            @Override
            public Double count(Count count) {
                return CountedSubsets.clauses(count, digits);
            }
        });
    }

    void write(Relation relation) {
        relation.accept(this).run();
    }

    @Override
    public Runnable other(Relation relation) {
        return () -> relation.parts().forEach(part -> isForbidden(part, part.cells(), 0));
    }

    @Override
    public Runnable element(Element element) {
        return () -> write(element, element.index().stream().distinct().toList(), 0);
    }

    @Override
    public Runnable count(Count count) {
        return () -> new CountedSubsets(count, board.digits(), variables, clauses).write();
    }

    /**
     * Writes the clauses of an element relation.
     *
     * @param depth the number of indices with a digit
     */
    private void write(Element element, List<Integer> index, int depth) {
        if (depth < index.size()) {
            for (int digit = 1; digit <= board.digits(); digit++) {
                digits[index.get(depth)] = digit;
                write(element, index, depth + 1);
            }
            return;
        }
        Set<Integer> scope = new LinkedHashSet<>(index);
        int entry = element.entry(cell -> digits[cell]);
        if (entry >= 0) scope.add(entry);
        scope.add(element.result());
        List<Integer> cells = List.copyOf(scope);
        if (isForbidden(element, cells, depth)) forbidBeginning(cells, depth);
    }

    /**
     * Returns whether no filling holds that begins with the digits of the first {@code depth} cells; if some does, all others are
     * forbidden by clauses.
     *
     * @param cells all on which it depends
     */
    private boolean isForbidden(Relation relation, List<Integer> cells, int depth) {
        if (depth == cells.size()) return !relation.holds(digits);
        int cell = cells.get(depth);
        boolean[] forbidden = new boolean[board.digits() + 1];
        boolean all = depth > 0; // where nothing is filled yet, there is nothing that a clause could forbid
        for (int digit = 1; digit <= board.digits(); digit++) {
            digits[cell] = digit;
            forbidden[digit] = isForbidden(relation, cells, depth + 1);
            all &= forbidden[digit];
        }
        if (all) return true;
        for (int digit = 1; digit <= board.digits(); digit++) {
            digits[cell] = digit;
            if (forbidden[digit]) forbidBeginning(cells, depth + 1);
        }
        return false;
    }

    private void forbidBeginning(List<Integer> cells, int length) {
        int[] clause = new int[length];
        for (int i = 0; i < length; i++) clause[i] = -variables.applyAsInt(cells.get(i), digits[cells.get(i)]);
        clauses.accept(clause);
    }

    /**
     * Writes a count as clauses. "At least {@code a} of {@code k} cells have one of the values" means that every subset of {@code
     * k - a + 1} cells has such a cell. "At most {@code b}" means that every subset of {@code b + 1} cells has a cell with
     * another digit. If the count has a result cell, such clauses are written for each digit that the result may have.
     */
    private static final class CountedSubsets {
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
}
