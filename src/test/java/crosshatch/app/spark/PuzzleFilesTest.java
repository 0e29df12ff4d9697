package crosshatch.app.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.Puzzles;
import crosshatch.app.console.ProjectFolder;
import crosshatch.experiment.Plan;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.puzzle.PuzzleText;
import crosshatch.puzzle.ReaderSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Puzzles arrive as they were sent, on machines that have neither this program's folder nor the user's files. */
@Tag("process")
class PuzzleFilesTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void setsArriveWithTheirNamesAndKnownAnswers() throws IOException {
        Path mine = Files.writeString(folder.resolve("mine.txt"), Puzzles.EULER_1 + "\n");
        Path copied = Files.copy(Path.of("puzzles", "first10.txt"), folder.resolve("copied.txt"));
        Path really = Files.writeString(folder.resolve("a=b.txt:2"), Puzzles.NORVIG_HARD_1 + "\n");
        Path answered = Files.writeString(folder.resolve("answered.txt"), Puzzles.EULER_1 + "\n");
        Path beside = Files.writeString(
                folder.resolve("answered.solutions.txt"), PuzzleText.line(Puzzles.EULER_1_SOLUTION) + "\n");
        Path answers = Files.copy(beside, folder.resolve("answers"));
        List<String> sources = List.of(
                "hardest10",
                "latin-5/holes=0.4/count=3/seed=1",
                "big=hardest10:3",
                mine.toString(),
                "again=" + mine + ":1/solutions=" + answers,
                copied.toString(),
                really.toString(),
                answered.toString());
        List<PuzzleSet> sent = sources.stream()
                .map(source -> ProjectFolder.sets(ReaderSettings.DEFAULT).resolve(source))
                .toList();
        List<List<Instance>> before =
                sent.stream().map(PuzzleFilesTest::instances).toList();

        PuzzleFiles files = PuzzleFiles.of(sent);
        for (Path file : List.of(mine, copied, really, answered, beside, answers)) Files.delete(file);
        Function<Plan.PlannedSet, PuzzleSet> arrived = files.unpack(folder.resolve("home"));

        assertEquals(
                before,
                sent.stream().map(set -> instances(arrived.apply(planned(set)))).toList());
    }

    private static Plan.PlannedSet planned(PuzzleSet set) {
        return new Plan.PlannedSet(set.name(), set.source(), null, 0, ReaderSettings.DEFAULT);
    }

    private static List<Instance> instances(PuzzleSet set) {
        try (Stream<Instance> instances = set.instances()) {
            return instances.toList();
        }
    }
}
