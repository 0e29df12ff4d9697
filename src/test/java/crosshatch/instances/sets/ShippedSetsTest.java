package crosshatch.instances.sets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.SomeOf;
import crosshatch.instances.sets.CatalogEntry.Kind;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SolutionChecker;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the catalogue and {@code puzzles/README.md} say of the shipped sets is so. */
class ShippedSetsTest {
    private static final PuzzleSets SETS = new PuzzleSets(Sets.home(), ReaderSettings.DEFAULT);

    static List<CatalogEntry> shipped() {
        return SETS.catalog().entries().stream()
                .filter(entry -> entry.kind() == Kind.COMMITTED && entry.order() == 3)
                .toList();
    }

    @Test
    void areTheSetsOfThePublishedSystems() {
        Map<String, Long> counts =
                shipped().stream().collect(Collectors.toMap(CatalogEntry::name, CatalogEntry::count));

        assertEquals(
                Map.of("hardest10", 10L, "first10", 10L, "euler50", 50L, "hp71b", 13L, "homer", 1L, "readalps", 2L),
                counts);
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void holdAsManyPuzzlesAsTheCatalogueSays(CatalogEntry entry) {
        assertEquals(entry.count(), instances(entry.name()).size());
    }

    @ParameterizedTest
    @SomeOf(value = "shipped", stride = 3)
    void haveTheirOnlySolutionBesideThem(CatalogEntry entry) {
        for (Instance instance : instances(entry.name())) {
            Grid known = instance.known().solution().orElseThrow();

            assertEquals(Optional.empty(), SolutionChecker.fault(instance.puzzle(), known), instance.label());
            assertEquals(BruteForce.onlySolution(instance.puzzle()), known, instance.label());
        }
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void areListedInTheReadmeWithCountAndHash(CatalogEntry entry) throws IOException {
        String readme = Files.readString(Sets.home().resolve("puzzles/README.md"));

        assertTrue(
                readme.lines().anyMatch(line -> line.startsWith("| `" + entry.name() + "` | " + entry.count() + " |")),
                entry.name());
        assertTrue(readme.contains("`" + entry.sha256() + "`"), entry.name());
    }

    @Test
    void eulersCornersAddUpToThePublishedSum() {
        int sum = instances("euler50").stream()
                .map(instance -> instance.known().solution().orElseThrow())
                .mapToInt(grid -> 100 * grid.digit(0) + 10 * grid.digit(1) + grid.digit(2))
                .sum();

        assertEquals(24702, sum);
    }

    @Test
    void hardestBeginsWithThePuzzleThatTheTestsKnow() {
        assertEquals(Puzzles.NORVIG_HARD_1, instances("hardest10").get(0).puzzle());
        assertEquals(
                KnownAnswer.unique(Puzzles.NORVIG_HARD_1_SOLUTION),
                instances("hardest10").get(0).known());
    }

    /** Albillo's puzzles are symmetric under half a turn: what was lost in print was restored by it. */
    @Test
    void hp71bPuzzlesAreSymmetric() {
        for (Instance instance : instances("hp71b")) {
            for (int cell = 0; cell < 81; cell++) {
                assertEquals(
                        instance.puzzle().given(cell) == 0, instance.puzzle().given(80 - cell) == 0, instance.label());
            }
        }
    }

    private static List<Instance> instances(String name) {
        try (Stream<Instance> instances = SETS.resolve(name).instances()) {
            return instances.toList();
        }
    }
}
