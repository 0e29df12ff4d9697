package crosshatch.instances.generate.kind;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Relation;
import java.util.ArrayList;
import java.util.List;

/** A puzzle with too many clues: every digit of a solution, and relations that are true of it. */
final class Clues {
    private final Board base;
    private final int[] givens;
    private final List<Relation> relations;

    /**
     * Collects the clues.
     *
     * @param relations relations of the solution, in addition to those of the board
     */
    Clues(Grid solution, List<Relation> relations) {
        base = solution.board();
        givens = solution.digits();
        this.relations = new ArrayList<>(relations);
    }

    /**
     * Returns the puzzle without the clues that are not needed.
     *
     * @param order the order of removal: the number of a cell for its given, the number of cells plus i for the i-th relation
     */
    Puzzle minimal(int[] order, UniquenessCheck prover) {
        List<Relation> all = List.copyOf(relations);
        Board board = board();
        for (int clue : order) {
            if (clue < givens.length) {
                int digit = givens[clue];
                givens[clue] = 0;
                if (!prover.isProper(puzzle(board))) givens[clue] = digit;
            } else {
                Relation relation = all.get(clue - givens.length);
                relations.remove(relation);
                Board without = board();
                if (prover.isProper(puzzle(without))) board = without;
                else relations.add(relation);
            }
        }
        return puzzle(board);
    }

    private Board board() {
        BoardBuilder board = base.toBuilder();
        relations.forEach(board::relation);
        return board.build();
    }

    private Puzzle puzzle(Board board) {
        return new Puzzle(Grid.of(board, givens));
    }
}
