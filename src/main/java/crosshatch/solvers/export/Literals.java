package crosshatch.solvers.export;

import crosshatch.base.WholeNumber;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solvers.model.cnf.CandidateVariables;
import java.util.HashSet;
import java.util.Set;
import java.util.StringTokenizer;

/** Reads the grid from a model of a formula. */
final class Literals {
    private Literals() {}

    /**
     * Returns the grid.
     *
     * @param values literals separated by blanks; a 0 ends them
     * @param reduced whether only the candidates that the givens leave have a variable; the givens then come from the puzzle
     * @return a grid with blanks for cells without a true literal
     * @throws UnfitAnswerException if a cell has two digits, a variable two values, or something follows the 0
     */
    static Grid grid(String values, Puzzle puzzle, boolean reduced) {
        Board board = puzzle.board();
        CandidateVariables candidates = Formula.candidates(puzzle, reduced);
        int[] digits = reduced ? puzzle.givens().digits() : new int[board.cells()];
        Set<Integer> seen = new HashSet<>();
        boolean ended = false;
        for (StringTokenizer words = new StringTokenizer(values); words.hasMoreTokens(); ) {
            int literal = literal(words.nextToken());
            if (ended)
                throw new UnfitAnswerException(
                        "found a second solution: " + literal + " follows the 0 that ends the first solution");
            ended = literal == 0;
            if (ended) continue;
            seen.add(literal);
            if (seen.contains(-literal)) {
                throw new UnfitAnswerException("variable " + Math.abs(literal) + " is both true and false");
            }
            if (literal < 0 || literal > candidates.count()) continue; // false, or auxiliary
            int cell = candidates.cell(literal);
            int digit = candidates.digit(literal);
            if (digits[cell] != 0 && digits[cell] != digit) {
                throw new UnfitAnswerException(board.cellName(cell) + " holds both " + digits[cell] + " and " + digit);
            }
            digits[cell] = digit;
        }
        return Grid.of(board, digits);
    }

    private static int literal(String word) {
        return (int) WholeNumber.in("the literals of the answer", word, -Integer.MAX_VALUE, Integer.MAX_VALUE);
    }
}
