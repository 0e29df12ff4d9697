package crosshatch.instances.sets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.puzzle.PuzzleText;
import crosshatch.puzzle.ReaderSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What users call their sets, how much of them they take, and what they know of them. */
class NamedSetsTest {
    private static final String SOLUTION = PuzzleText.line(Puzzles.EULER_1_SOLUTION);

    private final PuzzleSets sets = new PuzzleSets(Sets.home(), ReaderSettings.DEFAULT);

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void threePuzzles() throws IOException {
        file = Files.writeString(folder.resolve("mine.txt"), (Puzzles.EULER_1 + "\n").repeat(3));
    }

    @Test
    void aFileIsCalledByItsNameWhereverItLies() throws IOException {
        Path deep = Files.createDirectories(folder.resolve("a deep/fôlder=x"));
        Path copy = Files.copy(file, deep.resolve("mine.txt"));

        assertEquals("mine.txt", sets.resolve(copy.toString()).name());
        assertEquals(
                "mine.txt",
                read(sets.resolve(copy.toString()), InstanceSelection.ALL)
                        .get(0)
                        .set());
    }

    @ParameterizedTest
    @CsvSource({
        "my own=FILE,                 my own,     3",
        "my own=FILE:2,               my own,     2",
        "FILE:2,                      mine.txt,   2",
        "FILE:9,                      mine.txt,   3",
        "hardest10:4,                 hardest10,  4",
        "big=hardest10,               big,       10",
        "q=latin-5/holes=0.4/count=3, q,          3",
        "latin-5/holes=0.4/count=3:1, latin-5/holes=0.4/count=3/seed=1, 1",
    })
    void aSetHasANameAndALimitOfTheUsers(String text, String name, int puzzles) {
        PuzzleSet set = sets.resolve(text.replace("FILE", file.toString()));

        assertEquals(name, set.name());
        assertEquals(
                name, sets.resolve(set.source()).name(), "what the user wrote, as it stands in a plan, finds it again");
        List<Instance> read = read(set, InstanceSelection.ALL);
        assertEquals(puzzles, read.size());
        assertEquals(name, read.get(0).set());
    }

    @Test
    void theLimitOfASetGoesBeforeThatOfAll() {
        assertEquals(
                2, read(sets.resolve(file + ":2"), InstanceSelection.first(1)).size());
        assertEquals(
                1,
                read(sets.resolve("mine=" + file), InstanceSelection.first(1)).size());
        assertEquals(
                List.of(1L, 2L, 3L, 4L),
                read(sets.resolve("hardest10:4"), InstanceSelection.sample(5, 7)).stream()
                        .map(Instance::position)
                        .toList(),
                "a sample is drawn from what the limit leaves");
    }

    @Test
    void aFileThatIsReallyCalledSoIsMeant() throws IOException {
        Path odd = Files.copy(file, folder.resolve("odd.txt:2"));
        Path folderOfThem = Files.createDirectories(folder.resolve("x.txt"));
        Path answers = Files.copy(file, folderOfThem.resolve("solutions=y"));

        assertEquals("odd.txt:2", sets.resolve(odd.toString()).name());
        assertEquals(
                3, read(sets.resolve(odd.toString()), InstanceSelection.ALL).size());
        assertEquals("solutions=y", sets.resolve(answers.toString()).name());
        assertEquals(
                1,
                read(sets.resolve("odd=" + odd + ":1"), InstanceSelection.ALL).size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"mine.txt.solutions.txt", "mine.solutions.txt"})
    void solutionsBesideAFileAreKnown(String name) throws IOException {
        Files.writeString(folder.resolve(name), (SOLUTION + "\n").repeat(3));

        assertEquals(
                KnownAnswer.unique(Puzzles.EULER_1_SOLUTION),
                read(sets.resolve("mine=" + file + ":1"), InstanceSelection.ALL)
                        .get(0)
                        .known());
    }

    @Test
    void solutionsBesideAFileAreKnownInWhateverFormatThePuzzlesAre() throws IOException {
        String rows = Puzzles.EULER_1.toString().replaceAll("(.{9})", "$1\n");
        Files.writeString(folder.resolve("mine.solutions.txt"), SOLUTION + "\n");
        for (String name : List.of("mine.sdk", "mine.sdm", "mine.ss", "mine")) {
            Path other = Files.writeString(
                    folder.resolve(name), name.equals("mine.sdm") ? Puzzles.EULER_1.toString() : rows);

            assertEquals(
                    KnownAnswer.unique(Puzzles.EULER_1_SOLUTION),
                    read(sets.resolve(other.toString()), InstanceSelection.ALL)
                            .get(0)
                            .known(),
                    name);
        }
    }

    @Test
    void solutionsElsewhereAreNamed() throws IOException {
        Files.writeString(folder.resolve("mine.solutions.txt"), "these are not read\n");
        Path answers = Files.writeString(folder.resolve("answers"), (SOLUTION + "\n").repeat(3));

        PuzzleSet set = sets.resolve("m=" + file + ":2/solutions=" + answers);

        assertEquals("m", set.name());
        assertEquals(
                List.of(KnownAnswer.unique(Puzzles.EULER_1_SOLUTION), KnownAnswer.unique(Puzzles.EULER_1_SOLUTION)),
                read(set, InstanceSelection.ALL).stream().map(Instance::known).toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "FILE/solutions=nowhere          | nowhere': found no such file of solutions",
                "latin-5/holes=0.4/solutions=FILE | a generated set has no file of solutions",
                "solutions=FILE                  | as in SET/solutions=FILE",
                "hardest10=FILE                  | hardest10' is the name of another set, in the catalogue",
                "a\u202eb=FILE                   | visible characters",
                "=FILE                           | expected a name of 1 to 100 visible characters",
                "' x=FILE'                       | without a blank at either end",
                "mine=nowhere:3                  | nowhere': found neither a file nor a puzzle set of this name",
                "FILE:0                          | number of puzzles: found '0', expected a whole number from 1",
            })
    void whatCannotBeReadSoIsRefused(String text, String message) {
        String found = assertThrows(InputException.class, () -> sets.resolve(text.replace("FILE", file.toString())))
                .getMessage();

        assertTrue(found.contains(message), found);
    }

    @Test
    void aSetOfTheCatalogueMayBeCalledWhatItIsCalled() {
        assertEquals(
                "hardest10", sets.resolve("hardest10=puzzles/hardest10.txt:2").name());
    }

    @Test
    void twoSetsOfOneNameAreToldApartByTheirHashes() throws IOException {
        Path other = Files.writeString(
                Files.createDirectory(folder.resolve("other")).resolve("mine.txt"), Puzzles.NORVIG_HARD_1 + "\n");

        List<PuzzleSet> both = sets.resolve(List.of(file.toString(), "hardest10", other.toString()));

        assertEquals(
                "mine.txt (" + both.get(0).sha256().substring(0, 8) + ")",
                both.get(0).name());
        assertEquals("hardest10", both.get(1).name());
        assertEquals(
                "mine.txt (" + both.get(2).sha256().substring(0, 8) + ")",
                both.get(2).name());
        assertNotEquals(both.get(0).name(), both.get(2).name());
    }

    @Test
    void aNameInRecordsThatIsAPathIsCutToTheNameOfTheFile() {
        assertEquals("my own.txt", PuzzleSets.withoutPath("/home/somebody/puzzles/my own.txt"));
        assertEquals("mine.txt", PuzzleSets.withoutPath("C:\\puzzles\\mine.txt"));
        assertEquals("mine.txt", PuzzleSets.withoutPath("mine.txt"));
        assertEquals(
                "sudoku-5/holes=0.5/count=20/seed=1", PuzzleSets.withoutPath("sudoku-5/holes=0.5/count=20/seed=1"));
    }

    private static List<Instance> read(PuzzleSet set, InstanceSelection selection) {
        try (Stream<Instance> instances = set.instances(selection)) {
            return instances.toList();
        }
    }
}
