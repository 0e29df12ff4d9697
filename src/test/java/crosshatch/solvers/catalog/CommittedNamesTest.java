package crosshatch.solvers.catalog;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.experiment.CommittedPlans;
import crosshatch.experiment.PlanFile;
import crosshatch.results.WarmupResult;
import crosshatch.results.database.RunDatabase;
import crosshatch.solver.SolverSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every committed record, plan and tuned configuration names solvers as this program does. */
@Tag("exhaustive")
class CommittedNamesTest {
    private static final SolverCatalog CATALOG = SolverCatalog.standard();

    static Stream<Path> recorded() throws IOException {
        return files("results/reference", "runs.parquet").map(Path::getParent);
    }

    static Stream<Path> plans() throws IOException {
        return Stream.concat(files("plans", ".json"), files("results/reference", "plan.json"));
    }

    private static Stream<Path> files(String folder, String end) throws IOException {
        try (Stream<Path> files = Files.walk(Path.of(folder))) {
            return files.filter(file -> file.toString().endsWith(end)).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("recorded")
    void theSolversOfARecordAreThoseOfItsPlan(Path directory) {
        Set<String> planned = new TreeSet<>();
        PlanFile.in(directory).specs().forEach(spec -> planned.add(spec.toString()));
        Set<String> warm = new TreeSet<>();
        WarmupResult.in(directory).forEach(warmup -> warm.add(warmup.solver()));

        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            assertEquals(planned, Set.copyOf(runs.list("SELECT DISTINCT solver FROM runs", row -> row.getString(1))));
        }
        assertTrue(planned.containsAll(warm), warm::toString);
    }

    @ParameterizedTest
    @MethodSource("plans")
    void aSolverOfAPlanIsOneOfToday(Path file) {
        List<SolverSpec> specs = PlanFile.read(file).specs();

        assertFalse(specs.isEmpty());
        for (SolverSpec spec : specs) {
            assertTrue(CommittedPlans.isOfToday(file, spec), spec::toString);
            boolean needsAProgram = spec.isKnown() && spec.family().runsInOwnProcess(); // which may be missing here
            if (spec.isKnown() && !needsAProgram)
                assertDoesNotThrow(() -> spec.family().check(spec), spec::toString);
        }
    }

    @Test
    void aTunedConfigurationIsOneOfToday() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("results/tuned"))) {
            for (Path file : files.toList()) {
                String family = ("" + file.getFileName()).replace(".json", "");
                SolverSpec tuned = CATALOG.with(
                                new ConfigurationFiles(Path.of("results/tuned"), Path.of("results/strong")))
                        .spec("tuned:" + family);
                assertFalse(tuned.values().isEmpty(), family);
            }
        }
    }
}
