package crosshatch.proof;

import crosshatch.base.Ints;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Count;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.LessThan;
import crosshatch.puzzle.board.Linear;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Unit;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * The rules of a board, as inequalities over the variables of {@link Axioms}. Givens and excluded solutions are clauses of
 * {@link Axioms}: clauses are inequalities too.
 *
 * <ol>
 *   <li>Every cell holds at least one digit, and at most one.
 *   <li>Every exact unit holds every digit at least once; every unit holds every digit at most once.
 *   <li>The digits of a sum, each times its variable, add up to at least the total, and to at most the total. For {@code a < b}
 *   there is an inequality for each digit: not both a holds this digit or a larger one, and b this or a smaller one. A linear
 *   sum that is equal or at most is stated like a sum. All-different states for each value that no two cells have it. A count
 *   states that it is at least and at most its number. All other relations are stated as in {@link Axioms}.
 * </ol>
 *
 * They are numbered from 1 in this order, "at least" before "at most", so that a proof can name them.
 */
public final class Inequalities {
    private final Axioms axioms;
    private final Board board;
    private final int digits;
    /** By unit: the number before its first inequality. */
    private final int[] unitStarts;
    /** Of each sum: the number of its first inequality. */
    private final Map<Sum, Integer> sums = new HashMap<>();

    private int count;

    /** @param board one that is not {@linkplain #refusal refused} */
    public Inequalities(Board board) {
        this.board = board;
        axioms = new Axioms(board);
        digits = board.digits();
        unitStarts = new int[board.unitCount()];
        rules(inequality -> {});
    }

    /** @return which relation has too many fillings to say which are forbidden, for people; empty if none has */
    public static Optional<String> refusal(Board board) {
        return Axioms.refusal(board, Inequalities::isLinear);
    }

    /** Whether a relation is said by few inequalities, of however many cells. */
    private static boolean isLinear(Relation relation) {
        return relation instanceof Sum
                || relation instanceof LessThan
                || relation instanceof Distinct
                || relation instanceof Count
                || (relation instanceof Linear linear && linear.comparison() != Linear.Comparison.DIFFERENT);
    }

    /** The variables, and the clauses of single puzzles. */
    public Axioms axioms() {
        return axioms;
    }

    /** Hands out the inequalities of every puzzle. */
    public void rules(Consumer<Inequality> inequalities) {
        count = 0;
        Consumer<Inequality> counted = inequality -> {
            count++;
            inequalities.accept(inequality);
        };
        for (int cell = 0; cell < board.cells(); cell++) {
            int[] candidates = candidates(cell, 1, digits);
            counted.accept(Inequality.atLeast(1, candidates));
            counted.accept(atMostOne(candidates));
        }
        for (int unit = 0; unit < unitStarts.length; unit++) {
            unitStarts[unit] = count;
            for (int digit = 1; digit <= digits; digit++) {
                int[] places = places(board.units().get(unit), digit);
                if (board.isExact(unit)) counted.accept(Inequality.atLeast(1, places));
                counted.accept(atMostOne(places));
            }
        }
        for (Relation relation : board.relations()) {
            if (relation instanceof Sum sum) write(sum, counted);
            else if (relation instanceof LessThan less) write(less, counted);
            else if (relation instanceof Distinct distinct) write(distinct, counted);
            else if (relation instanceof Linear linear && isLinear(linear)) write(linear, counted);
            else if (relation instanceof Count each) write(each, counted);
            else axioms.write(relation, clause -> counted.accept(Inequality.clause(clause)));
        }
    }

    private int[] candidates(int cell, int first, int last) {
        int[] variables = new int[last - first + 1];
        for (int i = 0; i < variables.length; i++) variables[i] = axioms.variable(cell, first + i);
        return variables;
    }

    private int[] places(Unit unit, int digit) {
        return Arrays.stream(unit.cells())
                .map(cell -> axioms.variable(cell, digit))
                .toArray();
    }

    /** At least all but one are false. */
    private static Inequality atMostOne(int[] variables) {
        return Inequality.atLeast(
                variables.length - 1,
                Arrays.stream(variables).map(each -> -each).toArray());
    }

    private void write(Sum sum, Consumer<Inequality> counted) {
        sums.put(sum, count + 1);
        List<Integer> cells = sum.cells();
        int[] variables = new int[cells.size() * digits];
        long[] weights = new long[variables.length];
        for (int i = 0; i < variables.length; i++) {
            weights[i] = 1L + i % digits;
            variables[i] = axioms.variable(cells.get(i / digits), i % digits + 1);
        }
        counted.accept(Inequality.of(variables, weights, sum.total()));
        counted.accept(Inequality.of(
                variables, Arrays.stream(weights).map(each -> -each).toArray(), -sum.total()));
    }

    /** Of the candidates with one value, at most one, unless the value may repeat. */
    private void write(Distinct distinct, Consumer<Inequality> counted) {
        for (int value = 1; value <= distinct.mostValue(digits); value++) {
            if (distinct.mayRepeat(value)) continue;
            Ints places = new Ints();
            for (int i = 0; i < distinct.cells().size(); i++) {
                int digit = value - distinct.offsets().get(i);
                if (digit >= 1 && digit <= digits)
                    places.add(axioms.variable(distinct.cells().get(i), digit));
            }
            if (places.size() > 1) counted.accept(atMostOne(places.toArray()));
        }
    }

    private void write(Linear linear, Consumer<Inequality> counted) {
        int[] variables = new int[linear.cells().size() * digits];
        long[] weights = new long[variables.length];
        for (int i = 0; i < variables.length; i++) {
            weights[i] = linear.coefficients().get(i / digits) * (1L + i % digits);
            variables[i] = axioms.variable(linear.cells().get(i / digits), i % digits + 1);
        }
        if (linear.comparison() == Linear.Comparison.EQUAL)
            counted.accept(Inequality.of(variables, weights, linear.value()));
        counted.accept(Inequality.of(
                variables, Arrays.stream(weights).map(each -> -each).toArray(), -linear.value()));
    }

    /** How many cells hold one of the values, less the digit of the result: at least, then at most. */
    private void write(Count relation, Consumer<Inequality> counted) {
        Map<Integer, Long> weights = new TreeMap<>();
        for (int cell : relation.counted()) {
            for (int value : relation.values()) weights.put(axioms.variable(cell, value), 1L);
        }
        relation.result().ifPresent(cell -> {
            for (int digit = 1; digit <= digits; digit++) {
                weights.merge(axioms.variable(cell, digit), (long) -digit, Long::sum);
            }
        });
        weights.values().removeIf(weight -> weight == 0);
        int[] variables = weights.keySet().stream().mapToInt(Integer::intValue).toArray();
        long[] above = weights.values().stream().mapToLong(Long::longValue).toArray();
        counted.accept(Inequality.of(variables, above, relation.least()));
        counted.accept(
                Inequality.of(variables, Arrays.stream(above).map(each -> -each).toArray(), -relation.most()));
    }

    private void write(LessThan less, Consumer<Inequality> counted) {
        for (int digit = 1; digit <= digits; digit++) {
            int[] high = candidates(less.smaller(), digit, digits);
            int[] low = candidates(less.larger(), 1, digit);
            int[] all = Arrays.copyOf(high, high.length + low.length);
            System.arraycopy(low, 0, all, high.length, low.length);
            counted.accept(atMostOne(all));
        }
    }

    /** Number of the inequality that a cell holds a digit. */
    public int someDigit(int cell) {
        return 2 * cell + 1;
    }

    /** Number of the inequality that a cell does not hold two. */
    public int oneDigit(int cell) {
        return 2 * cell + 2;
    }

    /** Number of the inequality that an exact unit holds a digit. */
    public int somePlace(int unit, int digit) {
        return unitStarts[unit] + 2 * digit - 1;
    }

    /** Number of the inequality that a unit does not hold a digit twice. */
    public int onePlace(int unit, int digit) {
        return unitStarts[unit] + (board.isExact(unit) ? 2 * digit : digit);
    }

    /** Number of the inequality that a sum is at least its total; that it is at most that has the next number. */
    public int least(Sum sum) {
        return sums.getOrDefault(sum, 0);
    }

    /** The number of {@link #rules}. */
    public int count() {
        return count;
    }
}
