package crosshatch.solvers.export;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.board.Board;

/** Turns the numbers of an untrusted answer into a grid. */
final class Digits {
    private Digits() {}

    /**
     * Makes a grid.
     *
     * @throws UnfitAnswerException if there are too few or too many numbers, or one is out of range
     */
    static Grid grid(Board board, int[] numbers) {
        if (numbers.length != board.cells()) {
            throw new UnfitAnswerException("found " + numbers.length + " cells, expected " + board.cells());
        }
        for (int cell = 0; cell < numbers.length; cell++) {
            if (numbers[cell] < 0 || numbers[cell] > board.digits()) {
                throw new UnfitAnswerException(
                        board.cellName(cell) + " is " + numbers[cell] + ", expected 1 to " + board.digits());
            }
        }
        return Grid.of(board, numbers);
    }
}
