package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import crosshatch.Puzzles;
import crosshatch.corpus.Instance;
import crosshatch.corpus.PuzzleSets;
import crosshatch.corpus.Selection;
import crosshatch.puzzle.InputException;
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
        ChosenPuzzles chosen = new ChosenPuzzles(List.of(sets.resolve(file.toString())), Selection.ALL);
        Files.writeString(file, "no puzzle\n", StandardOpenOption.APPEND);

        try (Stream<Instance> instances = chosen.instances()) {
            Iterator<Instance> iterator = instances.iterator();
            for (int position = 1; position <= 1000; position++)
                assertEquals(position, iterator.next().position());
            assertThrows(InputException.class, () -> iterator.forEachRemaining(each -> {}));
        }
    }
}
