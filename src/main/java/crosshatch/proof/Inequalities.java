package crosshatch.proof;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Unit;
import crosshatch.puzzle.relation.LinearStatement;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
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
    /** Of each relation: the number of its first inequality. */
    private final Map<Relation, Integer> firsts = new HashMap<>();

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
        return Axioms.refusal(
                board, relation -> LinearStatement.of(relation, board.digits()).isPresent());
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
            int[] candidates = candidates(cell);
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
            firsts.put(relation, count + 1);
            LinearStatement.of(relation, digits)
                    .ifPresentOrElse(
                            linear -> linear.forEach(each -> write(each, counted)),
                            () -> axioms.write(relation, clause -> counted.accept(Inequality.clause(clause))));
        }
    }

    /** One that is exact as two: "at least", then "at most". */
    private void write(LinearStatement linear, Consumer<Inequality> counted) {
        counted.accept(atLeast(linear));
        if (linear.exact()) counted.accept(atLeast(linear.turned()));
    }

    private Inequality atLeast(LinearStatement linear) {
        return Inequality.of(
                linear.terms().stream()
                        .mapToInt(term -> axioms.variable(term.cell(), term.digit()))
                        .toArray(),
                linear.terms().stream().mapToLong(LinearStatement.Term::weight).toArray(),
                linear.bound());
    }

    private int[] candidates(int cell) {
        int[] variables = new int[digits];
        for (int digit = 1; digit <= digits; digit++) variables[digit - 1] = axioms.variable(cell, digit);
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

    /** Returns the number of the inequality that a cell holds a digit. */
    public int someDigit(int cell) {
        return 2 * cell + 1;
    }

    /** Returns the number of the inequality that a cell does not hold two. */
    public int oneDigit(int cell) {
        return 2 * cell + 2;
    }

    /** Returns the number of the inequality that an exact unit holds a digit. */
    public int somePlace(int unit, int digit) {
        return unitStarts[unit] + 2 * digit - 1;
    }

    /** Returns the number of the inequality that a unit does not hold a digit twice. */
    public int onePlace(int unit, int digit) {
        return unitStarts[unit] + (board.isExact(unit) ? 2 * digit : digit);
    }

    /** Returns the number of the inequality that a sum is at least its total; that it is at most that has the next number. */
    public int least(Sum sum) {
        return firsts.getOrDefault(sum, 0);
    }

    /** Returns the number of {@link #rules}. */
    public int count() {
        return count;
    }
}
