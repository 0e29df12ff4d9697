package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.ReaderSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Memory does not grow with the number of puzzles. */
class ChosenPuzzlesTest {
    private static final int PUZZLES = 20_001; // one more than are kept

    @TempDir
    private Path folder = Path.of("");

    /** The line at the end was added after the set was chosen; who reads ahead comes upon it too early. */
    @Test
    void manyPuzzlesAreReadAsTheyAreTaken() throws IOException {
        Path file = Files.writeString(folder.resolve("many.txt"), (Puzzles.EULER_1 + "\n").repeat(PUZZLES));
        PuzzleSets sets = new PuzzleSets(Path.of(""), ReaderSettings.DEFAULT);
        ChosenPuzzles chosen = new ChosenPuzzles(List.of(sets.resolve(file.toString())), InstanceSelection.ALL);
        Files.writeString(file, "no puzzle\n", StandardOpenOption.APPEND);

        try (Stream<Instance> instances = chosen.instances()) {
            Iterator<Instance> iterator = instances.iterator();
            for (int position = 1; position <= 1000; position++)
                assertEquals(position, iterator.next().position());
            assertThrows(InputException.class, () -> iterator.forEachRemaining(each -> {}));
        }
    }

    /** A solver that is warmed up on the first set alone meets its harder ones cold. */
    @Test
    void theWarmUpTakesAsManyOfEachSetAsThereAre() throws IOException {
        Path few = Files.writeString(folder.resolve("few.txt"), (Puzzles.EULER_1 + "\n").repeat(2));
        Path more = Files.writeString(folder.resolve("more.txt"), (Puzzles.NORVIG_HARD_1 + "\n").repeat(9));
        PuzzleSets sets = new PuzzleSets(Path.of(""), ReaderSettings.DEFAULT);
        ChosenPuzzles chosen = new ChosenPuzzles(
                List.of(sets.resolve(few.toString()), sets.resolve(more.toString())), InstanceSelection.ALL);

        List<Long> three = chosen.ofEachSet(5).stream().map(Instance::position).toList();
        assertEquals(List.of(1L, 2L, 1L, 2L, 3L), three);
        assertEquals(
                List.of(1L, 1L),
                chosen.ofEachSet(1).stream().map(Instance::position).toList());
    }
}
