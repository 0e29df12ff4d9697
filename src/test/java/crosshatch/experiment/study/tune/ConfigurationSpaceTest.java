package crosshatch.experiment.study.tune;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.solver.Option;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which configurations of a family are drawn. */
class ConfigurationSpaceTest {
    private static final SolverCatalog CATALOG = SolverCatalog.standard();

    @ParameterizedTest
    @ValueSource(strings = {"choco", "sat4j", "engine", "lcg", "cpsat", "swift", "hp71b"})
    void whatIsDrawnIsNewAndCanBeMade(String solver) {
        List<SolverSpec> drawn = drawn(solver, 1, 8);

        assertTrue(drawn.size() > 1, drawn.toString());
        assertEquals(drawn.stream().distinct().toList(), drawn);
        for (SolverSpec each : drawn) {
            assertEquals(1, each.family().threads(each), each.toString());
            assertDoesNotThrow(() -> CATALOG.create(each).close());
        }
    }

    @Test
    void whatIsWrittenStays() {
        for (SolverSpec each : drawn("lcg/select=domwdeg/small=dfs", 1, 20)) {
            assertTrue(each.is("small", "dfs") && each.is("select", "domwdeg"), each.toString());
        }
    }

    @Test
    void theSameSeedDrawsTheSame() {
        assertEquals(drawn("choco", 7, 10), drawn("choco", 7, 10));
        assertFalse(drawn("choco", 7, 10).equals(drawn("choco", 8, 10)));
    }

    @Test
    void seedsThreadsAndWhatIsAboutRelationsAreNotVariedOnBoardsWithout() {
        assertEquals(
                List.of(
                        "model",
                        "givens",
                        "profile",
                        "presolve",
                        "further",
                        "linearization",
                        "probing",
                        "symmetry",
                        "inprocessing",
                        "polarity",
                        "branching"),
                names(new ConfigurationSpace("cpsat", false, CATALOG)));
        assertTrue(names(new ConfigurationSpace("cpsat", true, CATALOG)).containsAll(List.of("relations", "implied")));
    }

    private static List<String> names(ConfigurationSpace space) {
        return space.options().stream().map(Option::name).toList();
    }

    @Test
    void asNearAsCanBeNothingChangesAndNothingNewIsFound() {
        ConfigurationSpace space = new ConfigurationSpace("choco", false, CATALOG);
        SolverSpec parent = CATALOG.spec("choco/alldiff=BC");

        assertEquals(Optional.empty(), space.near(parent, 1, RandomSource.SPLIT_MIX_64.create(1), List.of(parent)));
    }

    @Test
    void whereNothingIsLeftToBeVariedThatIsSaid() {
        assertTrue(assertThrows(InputException.class, () -> new ConfigurationSpace("norvig/pairs=on", false, CATALOG))
                .getMessage()
                .startsWith("norvig/pairs=on has no options that can be tuned"));
    }

    private static List<SolverSpec> drawn(String solver, long seed, int count) {
        ConfigurationSpace space = new ConfigurationSpace(solver, false, CATALOG);
        var random = RandomSource.SPLIT_MIX_64.create(seed);
        List<SolverSpec> drawn = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            space.near(space.byDefault(), 0, random, drawn).ifPresent(drawn::add);
        }
        return drawn;
    }
}
