package crosshatch.experiment.study.reproduce.measure;

import java.util.List;

/** A measure over puzzles that the data file chooses. */
interface OverPuzzles extends Measure {

    PuzzleChoice puzzles();

    @Override
    default List<String> sets() {
        return puzzles().sets();
    }
}
