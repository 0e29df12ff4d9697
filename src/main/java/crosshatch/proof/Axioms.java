package crosshatch.proof;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Unit;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Writes the rules and givens of a puzzle as clauses. Variable {@code cell·n + digit} is true if the cell, from 0, has the
 * digit, from 1 to n.
 *
 * <ol>
 *   <li>Every cell has a digit, and no cell has two.
 *   <li>Every exact unit has every digit, and two cells of a unit do not have the same digit. Cells that share two units get one
 *       such clause.
 *   <li>No relation has a filling that makes it false.
 *   <li>Every given is in its cell.
 *   <li>The grid differs from a known solution. If this makes the clauses contradictory, there is no second solution.
 * </ol>
 *
 * The last two kinds belong to one puzzle. They contain the negation of its <em>selector</em>, a variable that means "this
 * puzzle". So many puzzles share one formula, and its refutation is the refutation of each puzzle. A receiver of clauses may
 * change them.
 */
public final class Axioms {
    /** The largest number of digits: order 6 needs three million clauses of two literals, which fit into half a gigabyte. */
    private static final int MOST_DIGITS = 36;

    private final Board board;
    private final int digits;
    private final int cells;
    private final List<Unit> units;

    /**
     * Makes the axioms of a board.
     *
     * @param board a board that is not {@linkplain #refusal refused}
     */
    public Axioms(Board board) {
        this.board = board;
        digits = board.digits();
        cells = board.cells();
        units = board.units();
    }

    /** Returns the reason why a board cannot be written as clauses, for people; empty if it can. */
    public static Optional<String> refusal(Board board) {
        return refusal(board, relation -> false);
    }

    /**
     * Returns the reason why a board cannot be written as clauses; empty if it can.
     *
     * @param isSaid the relations that the caller writes in another way
     */
    static Optional<String> refusal(Board board, Predicate<Relation> isSaid) {
        if (board.digits() > MOST_DIGITS) {
            return Optional.of("the formula of " + board + " has too many clauses. Puzzles of up to " + MOST_DIGITS
                    + " digits can be certified");
        }
        return ForbiddenFillings.refusal(board, isSaid);
    }

    public int digits() {
        return digits;
    }

    public int cells() {
        return cells;
    }

    /** Returns the variable that is true if a cell has a digit. Cells count from 0, digits from 1. */
    public int variable(int cell, int digit) {
        return cell * digits + digit;
    }

    /** Returns the number of variables, which is the highest variable; selectors come after it. */
    public int variables() {
        return cells * digits;
    }

    /** Returns the cell of a variable. */
    public int cell(int variable) {
        return (variable - 1) / digits;
    }

    /** Passes on the clauses that all puzzles share: for each cell, each exact unit, each two cells of a unit, each relation. */
    public void rules(Consumer<int[]> clauses) {
        for (int cell = 0; cell < cells; cell++) {
            int[] some = new int[digits];
            for (int digit = 1; digit <= digits; digit++) some[digit - 1] = variable(cell, digit);
            clauses.accept(some);
            for (int one = 1; one <= digits; one++) {
                for (int two = one + 1; two <= digits; two++) {
                    clauses.accept(new int[] {-variable(cell, one), -variable(cell, two)});
                }
            }
        }
        for (Unit unit : units) {
            if (unit.size() < digits) continue;
            for (int digit = 1; digit <= digits; digit++) {
                int[] some = new int[unit.size()];
                for (int i = 0; i < some.length; i++) some[i] = variable(unit.cell(i), digit);
                clauses.accept(some);
            }
        }
        for (int cell = 0; cell < cells; cell++) differences(cell, clauses);
        for (Relation relation : board.relations()) write(relation, clauses);
    }

    /** Passes on clauses that exclude the fillings that make a relation false. */
    void write(Relation relation, Consumer<int[]> clauses) {
        new ForbiddenFillings(board, this::variable, clauses).write(relation);
    }

    /** Writes that a cell differs from all later cells with which it shares a unit. */
    private void differences(int cell, Consumer<int[]> clauses) {
        boolean[] differs = new boolean[cells];
        for (Unit unit : units) {
            if (!holds(unit, cell)) continue;
            for (int other : unit.cells()) differs[other] = other > cell;
        }
        for (int other = cell + 1; other < cells; other++) {
            if (!differs[other]) continue;
            for (int digit = 1; digit <= digits; digit++) {
                clauses.accept(new int[] {-variable(cell, digit), -variable(other, digit)});
            }
        }
    }

    private static boolean holds(Unit unit, int cell) {
        for (int place = 0; place < unit.size(); place++) if (unit.cell(place) == cell) return true;
        return false;
    }

    /** Passes on the givens: if the selector is true, each given is in its cell. */
    public void givens(Puzzle puzzle, int selector, Consumer<int[]> clauses) {
        for (int cell = 0; cell < cells; cell++) {
            if (puzzle.given(cell) != 0) clauses.accept(new int[] {-selector, variable(cell, puzzle.given(cell))});
        }
    }

    /** Returns the clause that excludes a solution: if the selector is true, some cell differs from {@code solution}. */
    public int[] another(Puzzle puzzle, Grid solution, int selector) {
        int[] clause = new int[1 + cells - puzzle.clues()];
        int size = 0;
        clause[size++] = -selector;
        for (int cell = 0; cell < cells; cell++) {
            if (puzzle.given(cell) == 0) clause[size++] = -variable(cell, solution.digit(cell));
        }
        return clause;
    }
}
