package crosshatch.proof;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Relation;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntBinaryOperator;
import java.util.function.Predicate;

/**
 * A relation as clauses, straight from its definition: every filling of its cells is tried, and a clause forbids each for which
 * it does not hold. All-different is said of each two cells. If all fillings that begin with some digits are forbidden, one clause forbids the beginning.
 */
final class ForbiddenFillings {
    /** Five cells of nine digits have 59,049. */
    private static final int MOST_FILLINGS = 100_000;

    private final Board board;
    private final IntBinaryOperator variables;
    private final Consumer<int[]> clauses;
    private final int[] digits;

    /** @param variables that of a cell and a digit */
    ForbiddenFillings(Board board, IntBinaryOperator variables, Consumer<int[]> clauses) {
        this.board = board;
        this.variables = variables;
        this.clauses = clauses;
        digits = new int[board.cells()];
        Arrays.fill(digits, 1);
    }

    /** @return which relation, but for those {@code said}, has too many fillings to try them all, for people; empty if none has */
    static Optional<String> refusal(Board board, Predicate<Relation> isSaid) {
        return board.relations().stream()
                .filter(isSaid.negate())
                .filter(relation -> !(relation instanceof Distinct))
                .filter(relation -> Math.pow(board.digits(), relation.cells().size()) > MOST_FILLINGS)
                .findFirst()
                .map(relation -> board.relationName(relation) + ": its "
                        + relation.cells().size() + " cells have more than " + MOST_FILLINGS
                        + " fillings, too many to say which are forbidden");
    }

    void write(Relation relation) {
        if (relation instanceof Distinct distinct) distinct.pairs().forEach(pair -> isForbidden(pair, 0));
        else isForbidden(relation, 0);
    }

    /**
     * Whether no filling holds that begins with the digits of the first {@code depth} cells; if some does, all others are
     * forbidden by clauses.
     */
    private boolean isForbidden(Relation relation, int depth) {
        if (depth == relation.cells().size()) return !relation.holds(digits);
        int cell = relation.cells().get(depth);
        boolean[] forbidden = new boolean[board.digits() + 1];
        boolean all = depth > 0; // where nothing is filled yet, there is nothing that a clause could forbid
        for (int digit = 1; digit <= board.digits(); digit++) {
            digits[cell] = digit;
            forbidden[digit] = isForbidden(relation, depth + 1);
            all &= forbidden[digit];
        }
        if (all) return true;
        for (int digit = 1; digit <= board.digits(); digit++) {
            digits[cell] = digit;
            if (forbidden[digit]) forbidBeginning(relation, depth + 1);
        }
        return false;
    }

    private void forbidBeginning(Relation relation, int length) {
        int[] clause = new int[length];
        for (int i = 0; i < length; i++) {
            int cell = relation.cells().get(i);
            clause[i] = -variables.applyAsInt(cell, digits[cell]);
        }
        clauses.accept(clause);
    }
}
