package crosshatch.instances.generate.kind;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Relation;
import java.util.ArrayList;
import java.util.List;

/** A puzzle that says too much: every digit of a solution, and relations that hold in it. */
final class Clues {
    private final Board base;
    private final int[] givens;
    private final List<Relation> relations;

    /** @param relations that hold in the solution, beside those of the board */
    Clues(Grid solution, List<Relation> relations) {
        base = solution.board();
        givens = solution.digits();
        this.relations = new ArrayList<>(relations);
    }

    /**
     * The puzzle that is left once every clue was taken away that is not needed.
     *
     * @param order in which that is tried: the number of a cell for its given, number of cells plus i for the i-th relation
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
