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
 * Writes the rules of a board as inequalities over the variables of {@link Axioms}. Givens and excluded solutions are clauses
 * of {@link Axioms}, because every clause is an inequality.
 *
 * <ol>
 *   <li>Every cell has at least one digit, and at most one.
 *   <li>Every exact unit has every digit at least once; every unit has every digit at most once.
 *   <li>Every sum adds up to at least the total, and to at most the total: each variable counts its digit. For {@code a < b}, each
 *       digit d has an inequality: not both a ≥ d and b ≤ d. A linear sum with "=" or "≤" is written like a sum. All-different has
 *       an inequality for each value: at most one cell has it. A count is at least and at most its number. All other relations
 *       are written as in {@link Axioms}.
 * </ol>
 *
 * Inequalities are numbered from 1 in this order, "at least" before "at most", so that a proof can name them.
 */
public final class Inequalities {
    private final Axioms axioms;
    private final Board board;
    private final int digits;
    /** The number before the first inequality of each unit. */
    private final int[] unitStarts;
    /** The number of the first inequality of each relation. */
    private final Map<Relation, Integer> firsts = new HashMap<>();

    private int count;

    /**
     * Makes the inequalities of a board.
     *
     * @param board a board that is not {@linkplain #refusal refused}
     */
    public Inequalities(Board board) {
        this.board = board;
        axioms = new Axioms(board);
        digits = board.digits();
        unitStarts = new int[board.unitCount()];
        rules(inequality -> {});
    }

    /** Names the first relation with too many fillings to write them as inequalities, for people; empty if there is none. */
    public static Optional<String> refusal(Board board) {
        return Axioms.refusal(
                board, relation -> LinearStatement.of(relation, board.digits()).isPresent());
    }

    /** Returns the axioms with the same variables, which write the clauses of single puzzles. */
    public Axioms axioms() {
        return axioms;
    }

    /** Passes on the inequalities that all puzzles share. */
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

    /** Writes a statement; an exact one becomes "at least", then "at most". */
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

    /** Returns "at most one is true", written as "at least all except one are false". */
    private static Inequality atMostOne(int[] variables) {
        return Inequality.atLeast(
                variables.length - 1,
                Arrays.stream(variables).map(each -> -each).toArray());
    }

    /** Returns the number of the inequality "this cell has at least one digit". */
    public int someDigit(int cell) {
        return 2 * cell + 1;
    }

    /** Returns the number of the inequality "this cell has at most one digit". */
    public int oneDigit(int cell) {
        return 2 * cell + 2;
    }

    /** Returns the number of the inequality "this exact unit has this digit at least once". */
    public int somePlace(int unit, int digit) {
        return unitStarts[unit] + 2 * digit - 1;
    }

    /** Returns the number of the inequality "this unit has this digit at most once". */
    public int onePlace(int unit, int digit) {
        return unitStarts[unit] + (board.isExact(unit) ? 2 * digit : digit);
    }

    /** Returns the number of the inequality "this sum is at least its total"; the next number is "at most its total". */
    public int least(Sum sum) {
        return firsts.getOrDefault(sum, 0);
    }

    /** Returns the number of inequalities that all puzzles share. */
    public int count() {
        return count;
    }
}
