package crosshatch.solvers.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.experiment.PlanFile;
import crosshatch.results.database.Reading;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.Regression;
import crosshatch.solver.SolverSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every committed record opens, and its solvers have the identity that they had in their own time. */
class EarlierRecordsTest {
    private static final SolverCatalog CATALOG = SolverCatalog.standard();
    private static final int BEFORE = EarlierSpecs.LIBRARIES_AS_THEY_COME - 1;
    /** Of ten solvers on four puzzles, in schema 3. */
    private static final Path SCHEMA_3 = Path.of("src/test/resources/crosshatch/results/schema-3");

    static Stream<Path> recorded() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("results/reference"))) {
            return files.filter(file -> file.endsWith("runs.parquet")).map(Path::getParent).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("recorded")
    void itsSolversAreThoseOfItsPlanWithEveryOptionThatTheyHadThen(Path directory) {
        try (RunDatabase now = RunDatabase.open(List.of(directory), Reading.strict(CATALOG::earlier));
                RunDatabase then = RunDatabase.open(List.of(directory))) {
            Set<String> planned = new TreeSet<>();
            PlanFile.in(directory).specs().forEach(spec -> planned.add(spec.toString()));

            assertEquals(planned, Set.copyOf(now.list("SELECT DISTINCT solver FROM runs", row -> row.getString(1))));
            assertEquals(
                    then.list(
                            "SELECT count(*), sum(total_ns), count(DISTINCT solver) FROM runs",
                            row -> row.getString(1) + " " + row.getString(2) + " " + row.getString(3)),
                    now.list(
                            "SELECT count(*), sum(total_ns), count(DISTINCT solver) FROM runs",
                            row -> row.getString(1) + " " + row.getString(2) + " " + row.getString(3)));
            for (String solver : then.list("SELECT DISTINCT solver FROM runs", row -> row.getString(1))) {
                SolverSpec today = CATALOG.earlier(solver, BEFORE);
                assertTrue(today.isKnown(), solver);
                Map<String, String> written = SolverSpec.written(EarlierSpecs.today(solver, BEFORE));
                assertTrue(today.values().entrySet().containsAll(written.entrySet()), solver);
            }
        }
    }

    @Test
    void familyOptionsAndTwinAreColumns() {
        try (RunDatabase runs = RunDatabase.open(List.of(SCHEMA_3), Reading.strict(CATALOG::earlier))) {
            assertEquals(
                    List.of("hp71b/checked=true hp71b true 3 0", "swift/kernel=bands swift null null 0"),
                    runs.list(
                            "SELECT DISTINCT format('{} {} {} {} {}', solver, family, coalesce(options['checked'], 'null'),"
                                    + " coalesce(options['depth'], 'null'), twin) FROM runs"
                                    + " WHERE family IN ('hp71b', 'swift') ORDER BY 1",
                            row -> row.getString(1)));
        }
    }

    @Test
    void theGatePairsARecordWithFewerOptionsThanTodayUnderTheNamesOfToday() {
        Reading reading = Reading.strict(CATALOG::earlier);
        try (RunDatabase before = RunDatabase.open(List.of(SCHEMA_3), reading);
                RunDatabase now = RunDatabase.open(List.of(SCHEMA_3), reading)) {
            Regression regression = Regression.of(before, now);

            assertTrue(regression.unmatched().isEmpty(), regression.toString());
            assertEquals(
                    Set.of(
                            "choco/alldiff=AC/relations=table/select=dom",
                            "cpsat/givens=live/model=bool/profile=fast/relations=table",
                            "sat4j/amo=native/checks=off/givens=reduced/phase=positive",
                            "engine",
                            "swift/kernel=bands",
                            "norvig",
                            "hp71b/checked=true",
                            "euler96",
                            "homer",
                            "readalps"),
                    Set.copyOf(regression.lines().stream()
                            .map(Regression.Line::solver)
                            .toList()));
        }
    }

    /** The default of the family has another kernel today, by the machine, and unchecked grids. */
    @Test
    void aRecordOfAnotherDefaultIsNotCalledByTheBareName() {
        assertEquals(
                "swift/kernel=bands",
                CATALOG.earlier("swift/kernel=bands", BEFORE).toString());
        assertEquals(
                "hp71b/checked=true",
                CATALOG.earlier("hp71b/checked=true/depth=3/version=2/width=2", BEFORE)
                        .toString());
        assertEquals(
                "lcg/select=target",
                CATALOG.earlier(
                                "engine/agenda=fixpoint/branch=fill/digits=asc/forget=lbd/implied=none/learn=on/minimise=recursive"
                                        + "/phase=fill/propagate=naked-single+hidden-single+locked+late-gac/relations=gac/restarts=luby"
                                        + "/seed=0/select=target/shave=off/shavedepth=1/undo=trail",
                                BEFORE)
                        .toString());
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
