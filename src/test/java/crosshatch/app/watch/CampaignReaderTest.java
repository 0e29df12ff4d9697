package crosshatch.app.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.watch.CampaignState.SolverState;
import crosshatch.app.watch.CampaignState.Status;
import crosshatch.base.InputException;
import crosshatch.experiment.ManualClock;
import crosshatch.experiment.Part;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.experiment.Plans;
import crosshatch.experiment.Records;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunRecord;
import crosshatch.results.database.ParquetArchive;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.Table;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What is known of made-up campaigns while they run; all numbers are counted by hand. */
@Tag("long")
class CampaignReaderTest {
    private static final int PUZZLES = 4;

    @TempDir
    private Path folder = Path.of("");

    private static Plan plan(Part shard) {
        List<SolverSpec> solvers = Stream.of("engine", "norvig", "hp71b")
                .map(SolverCatalog.standard()::spec)
                .toList();
        return Plans.cold()
                .sets(List.of(new Plan.PlannedSet("s", "s.txt", null, PUZZLES, ReaderSettings.DEFAULT)))
                .solvers(Plans.named(solvers))
                .block(1)
                .shard(shard)
                .build();
    }

    private ResultsStore begun(Path directory, Part shard) {
        return ResultsStore.create(directory, PlanFile.tree(plan(shard)));
    }

    private ResultsStore begun() {
        return begun(folder, Part.WHOLE);
    }

    private static RunRecord run(String solver, long position, long nanos, Phase phase, Verdict verdict) {
        String claim = verdict == Verdict.UNDECIDED ? "out-of-time" : verdict == Verdict.CRASHED ? "failed" : "solved";
        return Records.with(
                Records.record(solver, "hand-written", position, 1, claim, verdict, "id"), phase, nanos, 1, 0);
    }

    private static RunRecord solved(String solver, long position, long nanos) {
        return run(solver, position, nanos, Phase.COLD, Verdict.CORRECT);
    }

    private void write(ResultsStore store, RunRecord... runs) {
        store.append(Arrays.asList(runs));
        store.flush();
    }

    private CampaignState state() {
        return new CampaignReader(folder, directory -> "go on with " + directory).read();
    }

    private SolverState solver(int number) {
        return state().work().solvers().get(number);
    }

    /** Numbers of a solver in the first table, or in that of ratios. */
    private List<String> cells(String table, String solver, String... columns) {
        Table found = state().rows().page().tables().stream()
                .filter(each -> each.id().startsWith(table))
                .findFirst()
                .orElseThrow();
        List<Cell> row = found.rows().stream()
                .filter(each -> each.get(0).text().equals(solver))
                .findFirst()
                .orElseThrow();
        List<String> ids = found.columns().stream().map(Column::id).toList();
        return Stream.of(columns)
                .map(column -> row.get(ids.indexOf(column)).exact().toString())
                .toList();
    }

    @Test
    void aFolderThatIsNoExperimentIsRefused() {
        InputException refused = assertThrows(InputException.class, this::state);

        assertTrue(refused.getMessage().contains("found no plan.json"), refused.getMessage());
    }

    @Test
    void beforeTheFirstRecordItSaysWhatIsPlanned() {
        try (ResultsStore store = begun()) {
            CampaignState state = state();

            assertEquals(Status.RUNNING, state.status());
            assertEquals(0, state.work().done());
            assertEquals(3 * PUZZLES, state.work().planned());
            assertEquals(
                    List.of(new CampaignState.SetOfPuzzles("s", PUZZLES)),
                    state.asked().sets());
            assertEquals(0, store.recorded().runs());
        }
    }

    @Test
    void runsOfTheWarmupCountWhileThereAreNoOthers() {
        try (ResultsStore store = begun()) {
            write(
                    store,
                    run("engine", 1, 1000, Phase.WARMUP, Verdict.CORRECT),
                    run("engine", 1, 1000, Phase.WARMUP, Verdict.CORRECT),
                    run("engine", 2, 1000, Phase.WARMUP, Verdict.UNDECIDED));

            assertTrue(state().rows().warmup());
            assertEquals(0, state().work().done());
            assertEquals(3, solver(0).runs());
            assertEquals(List.of("1", "1"), cells("results", "engine", "solved", "timeouts"));
            assertEquals(1, state().rows().page().tables().size(), "nobody is compared");
            assertTrue(state().html().contains("which are not measured"), "nor ranked");
        }
    }

    @Test
    void runsOfTheWarmupAreForgottenWhenMeasuredOnesAreThere() {
        try (ResultsStore store = begun()) {
            write(store, run("engine", 1, 1000, Phase.WARMUP, Verdict.CORRECT), solved("engine", 2, 5000));

            assertEquals(1, state().work().done());
            assertEquals(List.of("1", "5"), cells("results", "engine", "solved", "total_us_median"));
        }
    }

    @Test
    void disturbedRunsAreNoProgress() {
        try (ResultsStore store = begun()) {
            write(store, run("engine", 1, 9000, Phase.DISTURBED, Verdict.CORRECT), solved("engine", 1, 5000));

            assertEquals(1, state().work().done());
            assertEquals(List.of("1", "5"), cells("results", "engine", "solved", "total_us_median"));
        }
    }

    @Test
    void eachPuzzleIsSolvedWrongCrashedOrOpen() {
        try (ResultsStore store = begun()) {
            write(
                    store,
                    solved("engine", 1, 1000),
                    run("engine", 2, 1000, Phase.COLD, Verdict.WRONG),
                    run("engine", 3, 1000, Phase.COLD, Verdict.CRASHED),
                    run("engine", 4, 1000, Phase.COLD, Verdict.UNDECIDED));

            assertEquals(
                    List.of("1", "1", "1", "1"), cells("results", "engine", "solved", "wrong", "crashed", "timeouts"));
        }
    }

    @Test
    void aWrongAnswerIsAnAlarm() {
        try (ResultsStore store = begun()) {
            write(store, run("engine", 2, 1000, Phase.COLD, Verdict.WRONG));

            assertTrue(
                    state().rows().page().alarms().get(0).startsWith("wrong: engine on s 2"),
                    "" + state().rows().page().alarms());
            assertEquals(List.of(), state().rows().page().notes());
        }
    }

    @Test
    void aWrongGridByAKnownDefectIsANote() {
        try (ResultsStore store = begun()) {
            write(store, run("hp71b", 2, 1000, Phase.COLD, Verdict.WRONG));

            assertEquals(List.of(), state().rows().page().alarms());
            assertTrue(
                    state().rows()
                            .page()
                            .notes()
                            .get(0)
                            .startsWith("* `hp71b` has a known defect of the published program"),
                    "" + state().rows().page().notes());
        }
    }

    /** Norvig takes 4 times as long on each puzzle. */
    @Test
    void ratiosAreThoseToTheBest() {
        try (ResultsStore store = begun()) {
            for (int puzzle = 1; puzzle <= 6; puzzle++) {
                store.append(List.of(solved("engine", puzzle, 1000), solved("norvig", puzzle, 4000)));
            }
            store.flush();

            assertEquals(
                    List.of(4.0, 4.0, 4.0, 6.0),
                    cells("paired", "norvig", "ratio", "ratio_low", "ratio_high", "both_solved").stream()
                            .map(number -> Math.round(1e9 * Double.parseDouble(number)) / 1e9)
                            .toList());
        }
    }

    @Test
    void theRatioOfASinglePuzzleHasNoInterval() {
        try (ResultsStore store = begun()) {
            write(store, solved("engine", 1, 1000), solved("norvig", 1, 3000));

            assertEquals("", cells("paired", "norvig", "ratio_low").get(0));
        }
    }

    @Test
    void thePageHasACurveOfEachSet() {
        try (ResultsStore store = begun()) {
            write(
                    store,
                    solved("engine", 1, 3000),
                    solved("engine", 2, 1000),
                    run("engine", 3, 9000, Phase.COLD, Verdict.UNDECIDED));

            String page = state().html();
            assertTrue(page.contains("<figure id=\"ecdf-s-question-unique-cold\""), page);
            assertTrue(page.contains("<td class=\"number\">3 of 4</td>"), page);
        }
    }

    @Test
    void theStateForProgramsHasTheNumbersOfThePage() {
        try (ResultsStore store = begun()) {
            write(store, solved("engine", 1, 3000), solved("norvig", 1, 1000));

            JsonNode state = JsonMapper.shared().readTree(state().json());
            assertEquals("RUNNING", state.path("status").asString());
            assertEquals(2, state.path("done").asInt());
            assertEquals(1, state.path("solvers").path(0).path("runs").asInt());
            assertEquals(
                    3,
                    state.path("tables")
                            .path("results-s-question-unique-cold")
                            .path(1)
                            .path("total_us_median")
                            .asDouble());
        }
    }

    /** Engine: 3 runs of 2 s on average; norvig: 2 of 4 s; hp71b: 3 of 1 s. */
    @Test
    void theEndIsEstimatedFromTheRunsLeftAndTheirMeanTimes() {
        try (ResultsStore store = begun()) {
            write(
                    store,
                    solved("engine", 1, 2_000_000_000L),
                    solved("norvig", 1, 3_000_000_000L),
                    solved("norvig", 2, 5_000_000_000L),
                    solved("hp71b", 1, 1_000_000_000L));

            assertEquals(
                    17_000_000_000L,
                    Objects.requireNonNull(state().work().estimate()).leftNanos());
        }
    }

    @Test
    void anExperimentThatNobodyWritesSaysHowItGoesOn() {
        try (ResultsStore store = begun()) {
            write(store, solved("engine", 1, 1000));
        }

        CampaignState state = state();
        assertEquals(Status.STOPPED, state.status());
        assertNull(state.work().estimate());
        assertTrue(
                state.work()
                        .idle()
                        .get(0)
                        .matches("No process writes to .*; the last record was written on 2\\d{3}-.*"),
                "" + state.work().idle());
        assertTrue(
                state.work().idle().get(0).endsWith("Resume: go on with " + folder),
                "" + state.work().idle());
    }

    @Test
    void whenItGoesOnItRunsAgain() {
        CampaignReader reader = new CampaignReader(folder, directory -> "go on with " + directory);
        begun().close();
        assertEquals(Status.STOPPED, reader.read().status());

        try (ResultsStore store = ResultsStore.resume(folder)) {
            assertEquals(Status.RUNNING, reader.read().status());
            assertEquals(0, store.recorded().runs());
        }
    }

    @Test
    void aFinishedExperimentIsReadFromItsArchive() {
        CampaignReader reader = new CampaignReader(folder, directory -> "go on with " + directory);
        try (ResultsStore store = begun()) {
            store.append(List.of(solved("engine", 1, 1000), solved("engine", 2, 1000)));
            assertEquals(Status.RUNNING, reader.read().status());
            store.finish(new ParquetArchive());
        }

        CampaignState state = reader.read();
        assertEquals(Status.FINISHED, state.status());
        assertEquals(2, state.work().done());
        assertEquals(List.of(), state.work().idle());
    }

    /** The clock says that reading takes 5 ns: the next time is 95 ns later. */
    @Test
    void recordsAreReadAgainWhenNineteenTimesAsLongHasPassed() {
        ManualClock clock = new ManualClock();
        try (ResultsStore store = begun()) {
            CampaignReader reader = new CampaignReader(folder, directory -> "go on with " + directory, clock);
            assertEquals(0, reader.read().work().done(), "the first, which does not count");
            append(store, 1);
            assertEquals(1, reader.read().work().done());

            append(store, 2);
            clock.turn(94);
            assertEquals(1, reader.read().work().done());
            clock.turn(1);
            assertEquals(2, reader.read().work().done());
        }
    }

    private void append(ResultsStore store, int position) {
        store.append(List.of(solved("engine", position, 1000)));
        awaitRecords(position);
    }

    /** The ledger is written by a thread of its own. */
    private void awaitRecords(int number) {
        long patience = System.nanoTime() + 30_000_000_000L;
        while (state().work().done() < number) {
            if (System.nanoTime() > patience) throw new AssertionError("no record within 30 s");
        }
    }

    /** Norvig takes 4 times as long in each of 40 batches of one puzzle; batches of two shards, which have one verdict. */
    @Test
    void aComparisonUntilItsPairsAreDecidedSaysWhatIsDeclaredSoFar() {
        Plan until = plan(Part.WHOLE)
                .with()
                .sets(List.of(new Plan.PlannedSet("s", "s.txt", null, 1000, ReaderSettings.DEFAULT)))
                .placement(new Plan.PlannedPlacement(true, 1, 1, null, null, null, null))
                .until(new Plan.PlannedDecision("time", 1.1, 3, 0.95, null, null))
                .build();
        for (int shard = 1; shard <= 2; shard++) {
            Part part = new Part(shard, 2);
            try (ResultsStore store =
                    ResultsStore.create(folder.resolve(part.name()), PlanFile.tree(until.withShard(part)))) {
                for (int batch = shard; batch <= 40; batch += 2) {
                    store.append(List.of(
                            inBatch(batch, solved("engine", batch, 1_000_000)),
                            inBatch(batch, solved("norvig", batch, 4_000_000))));
                }
                assertTrue(
                        Objects.requireNonNull(state().work().estimate()).how().endsWith("may end early."));
            }
        }

        Table decisions = state().rows().page().tables().get(0);
        assertEquals("decisions", decisions.id());
        assertEquals(1, decisions.rows().size());
        assertTrue(
                decisions.rows().get(0).stream().anyMatch(cell -> cell.text().equals("engine is faster than norvig")),
                () -> state().html());
    }

    private static RunRecord inBatch(int batch, RunRecord run) {
        return Records.with(run, made -> made.setBlock(batch));
    }

    @Test
    void shardsAreTakenTogetherAndThoseThatAreLackingSaid() {
        Path first = folder.resolve("shard-1-of-4");
        Path second = folder.resolve("shard-2-of-4");
        Path third = folder.resolve("shard-3-of-4");
        try (ResultsStore running = begun(first, new Part(1, 4))) {
            write(running, solved("engine", 1, 1000));
            begun(second, new Part(2, 4)).close();
            try (ResultsStore finishing = begun(third, new Part(3, 4))) {
                finishing.append(List.of(solved("engine", 3, 1000)));
                finishing.finish(new ParquetArchive());
            }

            CampaignState state = state();
            assertEquals(Status.RUNNING, state.status());
            assertEquals(
                    "4 shards: 1 finished, 1 running, 1 interrupted, 1 not begun",
                    state.work().parts());
            assertEquals(2, state.work().done());
            assertEquals(3 * PUZZLES, state.work().planned());
            assertEquals(1, state.work().idle().size());
            assertTrue(
                    state.work().idle().get(0).endsWith("Resume: go on with " + second),
                    "" + state.work().idle());
        }
    }

    @Test
    void shardsOfTwoExperimentsAreRefused() {
        begun(folder.resolve("shard-1-of-4"), new Part(1, 4)).close();
        begun(folder.resolve("shard-1-of-2"), new Part(1, 2)).close();

        InputException refused = assertThrows(InputException.class, this::state);
        assertTrue(refused.getMessage().contains("shards of different experiments"), refused.getMessage());
    }
}
