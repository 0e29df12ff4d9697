package crosshatch.model.cpsat;

import crosshatch.board.Board;
import crosshatch.puzzle.Puzzle;
import java.util.function.UnaryOperator;

/** A way to state puzzles as models, for one board. Keeps what all of its puzzles share. */
interface Formulation {
    /** @param chosen the value of each of {@link CpSatFamily#modelOptions}, by its name */
    static Formulation of(Board board, UnaryOperator<String> chosen) {
        boolean live = chosen.apply(CpSatFamily.GIVENS).equals("live");
        if (chosen.apply(CpSatFamily.MODEL).equals("int")) return new IntegerModel(board, live);
        return live ? new LiveCandidatesModel(board) : new AllCandidatesModel(board);
    }

    /** States a puzzle, also one whose givens contradict each other. Never makes a model that the library calls invalid. */
    StatedPuzzle state(Puzzle puzzle);
}
