package crosshatch.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.Puzzles;
import crosshatch.console.Home;
import crosshatch.corpus.Instance;
import crosshatch.corpus.PuzzleSet;
import crosshatch.experiment.Plan;
import crosshatch.puzzle.ReaderSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Puzzles arrive as they were sent, on machines that have neither this program's folder nor the user's files. */
class PuzzleFilesTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void setsArriveWithTheirNamesAndKnownAnswers() throws IOException {
        Path mine = Files.writeString(folder.resolve("mine.txt"), Puzzles.EULER_1 + "\n");
        Path copied = Files.copy(Path.of("puzzles", "first10.txt"), folder.resolve("copied.txt"));
        List<String> sources =
                List.of("hardest10", "latin-5/holes=0.4/count=3/seed=1", mine.toString(), copied.toString());
        List<PuzzleSet> sent = sources.stream()
                .map(source -> Home.sets(ReaderSettings.DEFAULT).resolve(source))
                .toList();
        List<List<Instance>> before =
                sent.stream().map(PuzzleFilesTest::instances).toList();

        PuzzleFiles files = PuzzleFiles.of(sent);
        Files.delete(mine);
        Files.delete(copied);
        Function<Plan.PlannedSet, PuzzleSet> arrived = files.unpack(folder.resolve("home"));

        assertEquals(
                before,
                sources.stream()
                        .map(source -> instances(arrived.apply(planned(source))))
                        .toList());
    }

    private static Plan.PlannedSet planned(String source) {
        return new Plan.PlannedSet(source, source, null, 0, new Plan.PlannedReading(null, "auto", false));
    }

    private static List<Instance> instances(PuzzleSet set) {
        try (Stream<Instance> instances = set.instances()) {
            return instances.toList();
        }
    }
}
