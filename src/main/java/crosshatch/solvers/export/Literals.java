package crosshatch.solvers.export;

import crosshatch.base.InputException;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solvers.model.cnf.CandidateVariables;
import java.util.HashSet;
import java.util.Scanner;
import java.util.Set;

/** The grid that a model of a formula stands for. */
final class Literals {
    private Literals() {}

    /**
     * @param values literals parted by blanks; a 0 ends them
     * @param reduced whether only the candidates that the givens leave have a variable; the givens then come from the puzzle
     * @return cells for which no literal is true are blank
     * @throws UnfitAnswerException if a cell has two digits, a variable two values, or something follows the 0
     */
    static Grid grid(String values, Puzzle puzzle, boolean reduced) {
        Board board = puzzle.board();
        CandidateVariables candidates = Formula.candidates(puzzle, reduced);
        int[] digits = reduced ? puzzle.givens().digits() : new int[board.cells()];
        Set<Integer> seen = new HashSet<>();
        Scanner literals = new Scanner(values);
        boolean ended = false;
        while (literals.hasNextInt()) {
            int literal = literals.nextInt();
            if (ended) throw new UnfitAnswerException("two solutions at once: " + literal + " stands behind the 0");
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
        if (literals.hasNext()) {
            throw new InputException(
                    "the answer has '" + literals.next() + "' among its literals, expected whole numbers");
        }
        return Grid.of(board, digits);
    }
}
