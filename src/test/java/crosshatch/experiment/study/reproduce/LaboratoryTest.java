package crosshatch.experiment.study.reproduce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.Fingerprint;
import crosshatch.base.InputException;
import crosshatch.experiment.Clock;
import crosshatch.instances.sets.CatalogEntry;
import crosshatch.instances.sets.PuzzleCatalog;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which puzzle sets are here. */
class LaboratoryTest {
    private static final String PUZZLE =
            "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.\n";

    @TempDir
    private Path home;

    @Test
    void aSetThatIsNotShippedIsMissingUnlessAskedFor() throws IOException {
        Path fetched = Files.createDirectories(home.resolve("puzzles/fetched")).resolve("far.txt");
        Files.writeString(fetched, PUZZLE);

        assertEquals(List.of("far"), laboratory(fetched).missing(List.of("far")));
        assertEquals(List.of(), laboratory(fetched).withFetchedSets(List.of()).missing(List.of("far")));
    }

    @Test
    void aFileIsTheSetWhoseContentItHas() throws IOException {
        Path file = home.resolve("somewhere.txt");
        Files.writeString(file, PUZZLE);
        Laboratory laboratory = laboratory(file).withFetchedSets(List.of(file.toString()));

        assertEquals(List.of(), laboratory.missing(List.of("far")));
        assertEquals(
                List.of("1"),
                new BacktrackMeasures.OfEach("norvig", PuzzleChoice.all("far"))
                        .take(laboratory)
                        .values());
    }

    @Test
    void aFileThatIsNoSetIsRefused() throws IOException {
        Path file = home.resolve("somewhere.txt");
        Files.writeString(file, PUZZLE);
        Laboratory laboratory = laboratory(file);
        Path other = home.resolve("other.txt");
        Files.writeString(other, PUZZLE.replace('8', '9'));

        InputException refused =
                assertThrows(InputException.class, () -> laboratory.withFetchedSets(List.of(other.toString())));

        assertTrue(
                refused.toString()
                        .contains("other.txt: found a file with the size and hash of no set of the catalogue"),
                refused.toString());
    }

    /** Knows one set, {@code far}, which is to be fetched and has the content of {@code file}. */
    private Laboratory laboratory(Path file) {
        Fingerprint print = Fingerprint.of(file);
        CatalogEntry far = new CatalogEntry(
                "far",
                CatalogEntry.Kind.FETCHED,
                "A set",
                "nobody",
                "https://example.org/far.txt",
                null,
                "none",
                "none",
                3,
                1,
                print.bytes(),
                print.sha256(),
                null,
                CatalogEntry.Solutions.ONE,
                null);
        PuzzleSets sets = new PuzzleSets(home, PuzzleCatalog.of(List.of(far)), ReaderSettings.DEFAULT);
        return Laboratory.withShippedSets(SolverCatalog.standard(), sets, Clock.system());
    }
}
