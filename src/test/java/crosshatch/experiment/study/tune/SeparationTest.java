package crosshatch.experiment.study.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.experiment.ChosenPuzzles;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.instances.sets.Sets;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.Symmetry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No puzzle is trained on and held out. */
class SeparationTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void otherPuzzlesAreOthers() throws IOException {
        assertEquals(
                "no two are the same up to symmetry",
                Separation.of(puzzles("a.txt", Puzzles.EULER_1), puzzles("b.txt", Puzzles.NORVIG_HARD_1)));
    }

    @Test
    void anIsomorphIsFoundUnderItsDisguise() throws IOException {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(1);
        Puzzle disguised =
                Symmetry.random(Puzzles.NORVIG_HARD_1.board(), random::nextInt).apply(Puzzles.NORVIG_HARD_1);
        ChosenPuzzles training = puzzles("a.txt", Puzzles.EULER_1, Puzzles.NORVIG_HARD_1);
        ChosenPuzzles heldOut = puzzles("b.txt", disguised);

        assertEquals(
                "1 puzzle is in the training and, up to symmetry, in the test: b.txt 1 is a.txt 2. Choose other puzzles for the test",
                assertThrows(InputException.class, () -> Separation.of(training, heldOut))
                        .getMessage());
    }

    @Test
    void oneSetUnderTwoNamesIsFoundByItsHash() throws IOException {
        ChosenPuzzles training = puzzles("a.txt", Puzzles.EULER_1);
        ChosenPuzzles heldOut = puzzles("b.txt", Puzzles.EULER_1);

        assertTrue(assertThrows(InputException.class, () -> Separation.of(training, heldOut))
                .getMessage()
                .contains("it is the same as a.txt (same SHA-256)"));
    }

    @Test
    void puzzlesOnOtherBoardsAreComparedCellByCellAndThatIsSaid() {
        ChosenPuzzles training = chosen("sudoku-2/holes=0.5/count=5/seed=1");

        assertEquals(
                "no two are the same (9x9 Sudokus compared up to symmetry, other puzzles cell by cell)",
                Separation.of(training, chosen("latin-6/holes=0.5/count=5/seed=2")));
        assertThrows(InputException.class, () -> Separation.of(training, chosen("sudoku-2/holes=0.5/count=6/seed=1")));
    }

    private ChosenPuzzles puzzles(String file, Puzzle... puzzles) throws IOException {
        StringBuilder text = new StringBuilder();
        for (Puzzle each : puzzles) text.append(each).append('\n');
        Files.writeString(folder.resolve(file), text);
        return chosen(folder.resolve(file).toString());
    }

    private static ChosenPuzzles chosen(String name) {
        return new ChosenPuzzles(
                List.of(new PuzzleSets(Sets.home(), ReaderSettings.DEFAULT).resolve(name)), InstanceSelection.ALL);
    }
}
