package crosshatch.export;

import crosshatch.puzzle.Geometry;
import crosshatch.puzzle.Grid;

/** The numbers of an answer, which may be any. */
final class Digits {
    private Digits() {}

    /** @throws UnfitAnswerException if there are too few, too many, or one out of range */
    static Grid grid(Geometry geometry, int[] numbers) {
        if (numbers.length != geometry.cells()) {
            throw new UnfitAnswerException(numbers.length + " cells, expected " + geometry.cells());
        }
        for (int cell = 0; cell < numbers.length; cell++) {
            if (numbers[cell] < 0 || numbers[cell] > geometry.digits()) {
                throw new UnfitAnswerException(
                        geometry.cellName(cell) + " is " + numbers[cell] + ", expected 1 to " + geometry.digits());
            }
        }
        return Grid.of(geometry, numbers);
    }
}
