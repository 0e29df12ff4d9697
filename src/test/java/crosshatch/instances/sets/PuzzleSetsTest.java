package crosshatch.instances.sets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.instances.generate.GeneratedSet;
import crosshatch.instances.generate.classic.Classic;
import crosshatch.puzzle.PuzzleFormat;
import crosshatch.puzzle.ReaderSettings;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names and files become sets, with what is known of them; and nothing is taken for a set that is not one. */
class PuzzleSetsTest {
    @TempDir
    Path home;

    private Path puzzles;
    private Path model;

    @BeforeEach
    void copyTheShippedSets() throws IOException {
        puzzles = Files.createDirectory(home.resolve("puzzles"));
        try (Stream<Path> files = Files.list(Sets.home().resolve("puzzles"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.copy(file, puzzles.resolve(file.getFileName()));
            }
        }
        model = Files.writeString(home.resolve("model.txt"), Sets.madeText());
    }

    /** The grid that was dug does not solve them. */
    @Test
    void nothingIsKnownOfPuzzlesWithChangedGivens() {
        try (Stream<Instance> instances =
                sets().resolve("latin-9/holes=0.5/changed=1/count=2/seed=1").instances()) {
            assertEquals(
                    List.of(KnownAnswer.UNKNOWN, KnownAnswer.UNKNOWN),
                    instances.map(Instance::known).toList());
        }
    }

    @Test
    void makesASetThatIsNamedByWhatMakesIt() throws IOException {
        String name = "sudoku-4/holes=0.5/count=3/seed=1";
        StringWriter text = new StringWriter();
        GeneratedSet.named(name).orElseThrow().write(text, PuzzleFormat.NUMBERS);
        Path file = Files.writeString(home.resolve("made.txt"), text.toString());

        PuzzleSet made = new PuzzleSets(home, ReaderSettings.DEFAULT).resolve(name);
        PuzzleSet read = new PuzzleSets(home, ReaderSettings.DEFAULT).resolve(file.toString());

        assertEquals(name, made.name());
        assertEquals(read.sha256(), made.sha256());
        try (Stream<Instance> instances = made.instances();
                Stream<Instance> same = read.instances()) {
            List<Instance> all = instances.toList();
            assertEquals(
                    same.map(Instance::puzzle).toList(),
                    all.stream().map(Instance::puzzle).toList());
            assertEquals(
                    List.of(1L, 2L, 3L), all.stream().map(Instance::position).toList());
            assertEquals(KnownAnswer.SOLVABLE, all.get(0).known());
        }
    }

    @Test
    void findsAShippedSetByItsName() {
        PuzzleSet set = sets().resolve("hardest10");

        assertEquals("hardest10", set.name());
        assertEquals(10, read(set).size());
    }

    @Test
    void makesASetOnFirstUseAndOnlyOnce() throws IOException {
        List<String> recipes = new ArrayList<>();
        PuzzleSets sets = setsWithGenerated().madeBy((asked, file) -> {
            recipes.add(asked.recipe());
            Files.copy(model, file);
        });

        assertEquals(500, read(sets.resolve("made")).size());
        assertEquals(500, read(sets.resolve("made")).size());
        assertEquals(List.of("recipe"), recipes);
        assertTrue(Files.exists(puzzles.resolve("fetched/made.txt")));
    }

    @Test
    void refusesAndKeepsWhatTheRecipeShouldNotHaveMade() {
        PuzzleSets sets = setsWithGenerated().madeBy((asked, file) -> Files.writeString(file, Puzzles.EULER_1 + "\n"));

        String message =
                assertThrows(InputException.class, () -> sets.resolve("made")).getMessage();

        assertTrue(
                message.startsWith("what recipe made is not the set made of the catalogue: 82 bytes, expected"),
                message);
        assertTrue(Files.exists(puzzles.resolve("fetched/made.txt.rejected")));
    }

    @Test
    void saysHowASetIsMadeThatIsNotThereYet() {
        PuzzleSets sets = setsWithGenerated();

        assertEquals(
                "puzzle set made was not generated yet. Generate it: crosshatch puzzles fetch made",
                assertThrows(InputException.class, () -> sets.resolve("made")).getMessage());
    }

    @Test
    void recognisesASetWhereverItsFileLies() throws IOException {
        Path copy = Files.copy(puzzles.resolve("hardest10.txt"), home.resolve("renamed.txt"));

        PuzzleSet set = sets().resolve(copy.toString());

        assertEquals("hardest10", set.name());
        assertEquals(
                KnownAnswer.unique(Puzzles.NORVIG_HARD_1_SOLUTION),
                read(set).get(0).known());
    }

    @Test
    void recognisesASetThatIsNotShippedAndKnowsThatItsPuzzlesAreUnique() {
        PuzzleSet set = setsWithMade().resolve(model.toString());

        assertEquals("made", set.name());
        assertEquals(KnownAnswer.stated(1), read(set).get(0).known());
    }

    @Test
    void knowsNothingOfAnotherFile() throws IOException {
        Path file = Files.writeString(home.resolve("mine.txt"), Puzzles.EULER_1 + "\n");

        PuzzleSet set = sets().resolve(file.toString());

        assertEquals("mine.txt", set.name());
        assertEquals(Optional.empty(), set.entry());
        assertEquals(List.of(new Instance("mine.txt", 1, "", Puzzles.EULER_1, KnownAnswer.UNKNOWN)), read(set));
    }

    @Test
    void doesNotTakeAFileOfTheSameSizeForTheSet() throws IOException {
        String changed = Files.readString(puzzles.resolve("hardest10.txt")).replace("85...24", "58...24");
        Path file = Files.writeString(home.resolve("changed.txt"), changed);

        assertEquals(Optional.empty(), sets().resolve(file.toString()).entry());
    }

    @Test
    void refusesAShippedSetThatWasChanged() throws IOException {
        Path file = puzzles.resolve("hardest10.txt");
        Files.writeString(file, Files.readString(file).replace("85...24", "58...24"));

        assertTrue(fault("hardest10").startsWith(file + " is not the set hardest10 of the catalogue: SHA-256 "));
    }

    @Test
    void refusesSolutionsThatWereChanged() throws IOException {
        Path file = puzzles.resolve("homer.solutions.txt");
        Files.writeString(file, Files.readString(file).replace("869", "896"));

        assertTrue(fault("homer").startsWith(file + " is not the solutions of homer of the catalogue: "));
    }

    @Test
    void saysHowToGetASetThatIsNotHere() {
        assertEquals(
                "puzzle set norvig17 is not on this machine. Fetch it: crosshatch puzzles fetch norvig17, or use a local copy",
                fault("norvig17"));
    }

    @Test
    void saysHowToRestoreAShippedSetThatIsGone() throws IOException {
        Files.delete(puzzles.resolve("homer.txt"));

        assertEquals(puzzles.resolve("homer.txt") + " is missing. Restore it: git checkout -- puzzles", fault("homer"));
    }

    @Test
    void listsTheNamesWhenOneIsUnknownAndSuggestsTheNearest() {
        assertEquals(
                "'hardest': found neither a file nor a puzzle set of this name; sets: hardest10, first10, euler50, hp71b, homer,"
                        + " readalps, jigsaw-9, jigsaw-x-9, keen-6, killer-9, rect-3x2, towers-5, unequal-6-adjacent, unequal-7, x-9,"
                        + " top95, norvig250k, norvig10k, norvig17, hard375, bench250k, hard3k;"
                        + " classic problems: " + Classic.forms() + ". Did you mean 'hardest10'?",
                fault("hardest"));
        assertTrue(fault("a\0b").contains("found neither a file nor a puzzle set of this name"));
    }

    @Test
    void refusesADirectory() {
        assertEquals(puzzles + ": found a directory, expected a file with puzzles", fault(puzzles.toString()));
    }

    @Test
    void readsFilesWithoutAnyCatalogue() throws IOException {
        Path elsewhere = Files.createDirectory(home.resolve("elsewhere"));
        PuzzleSets sets = new PuzzleSets(elsewhere, ReaderSettings.DEFAULT);

        assertEquals(500, read(sets.resolve(model.toString())).size());
        InputException fault = assertThrows(InputException.class, () -> sets.resolve("hardest10"));
        assertTrue(String.valueOf(fault.getMessage()).contains("there is no catalogue in"));
    }

    @Test
    void refusesACatalogueWithAnUnknownField() throws IOException {
        Path file = puzzles.resolve("catalog.json");
        Files.writeString(file, Files.readString(file).replace("\"licence\"", "\"license\""));

        InputException fault = assertThrows(InputException.class, this::sets);
        assertTrue(
                String.valueOf(fault.getMessage()).startsWith(file + ": cannot be read as a catalogue of puzzles: "));
    }

    @Test
    void refusesACatalogueEntryWithoutHash() throws IOException {
        Path file = puzzles.resolve("catalog.json");
        Files.writeString(file, Files.readString(file).replaceAll("\"gitBlobSha1\": \"[0-9a-f]*\",", ""));

        InputException fault = assertThrows(InputException.class, this::sets);
        assertTrue(String.valueOf(fault.getMessage()).contains("norvig250k has neither sha256 nor gitBlobSha1"));
    }

    private PuzzleSets sets() {
        return new PuzzleSets(home, ReaderSettings.DEFAULT);
    }

    private PuzzleSets setsWithGenerated() {
        PuzzleCatalog catalog = PuzzleCatalog.of(List.of(Sets.generated("made", "recipe", model)));
        return new PuzzleSets(home, catalog, ReaderSettings.DEFAULT);
    }

    private PuzzleSets setsWithMade() {
        PuzzleCatalog catalog = PuzzleCatalog.of(List.of(Sets.fetched("made", "http://localhost/", model)));
        return new PuzzleSets(home, catalog, ReaderSettings.DEFAULT);
    }

    private String fault(String name) {
        return String.valueOf(
                assertThrows(InputException.class, () -> sets().resolve(name)).getMessage());
    }

    private static List<Instance> read(PuzzleSet set) {
        try (Stream<Instance> instances = set.instances()) {
            return instances.toList();
        }
    }
}
