package crosshatch.app.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.watch.CampaignState.RatioToReference;
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
import crosshatch.results.Phase;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunRecord;
import crosshatch.results.Verdict;
import crosshatch.results.database.ParquetArchive;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is known of made-up campaigns while they run; all numbers are counted by hand. */
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
        return state().solvers().get(number);
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
            assertEquals(0, state.done());
            assertEquals(3 * PUZZLES, state.planned());
            assertEquals(List.of(new CampaignState.SetOfPuzzles("s", PUZZLES)), state.sets());
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

            assertTrue(state().warmup());
            assertEquals(0, state().done());
            assertEquals(3, solver(0).runs());
            assertEquals(2, solver(0).puzzles());
            assertEquals(1, solver(0).solved());
            assertEquals("", state().reference());
        }
    }

    @Test
    void runsOfTheWarmupAreForgottenWhenMeasuredOnesAreThere() {
        try (ResultsStore store = begun()) {
            write(store, run("engine", 1, 1000, Phase.WARMUP, Verdict.CORRECT), solved("engine", 2, 5000));

            assertEquals(1, state().done());
            assertEquals(5000, Objects.requireNonNull(solver(0).medianNanos()));
        }
    }

    @Test
    void disturbedRunsAreNoProgress() {
        try (ResultsStore store = begun()) {
            write(store, run("engine", 1, 9000, Phase.DISTURBED, Verdict.CORRECT), solved("engine", 1, 5000));

            assertEquals(1, state().done());
            assertEquals(1, state().noise().disturbed());
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

            SolverState engine = solver(0);
            assertEquals(
                    List.of(4L, 1L, 1L, 1L, 1L),
                    List.of(engine.puzzles(), engine.solved(), engine.wrong(), engine.crashed(), engine.open()));
        }
    }

    @Test
    void aWrongAnswerIsAnAlarm() {
        try (ResultsStore store = begun()) {
            write(store, run("engine", 2, 1000, Phase.COLD, Verdict.WRONG));

            assertTrue(state().alarms().get(0).startsWith("wrong: engine on s #2"), "" + state().alarms());
            assertEquals(List.of(), state().notes());
        }
    }

    @Test
    void aWrongGridByAKnownDefectIsANote() {
        try (ResultsStore store = begun()) {
            write(store, run("hp71b", 2, 1000, Phase.COLD, Verdict.WRONG));

            assertEquals(List.of(), state().alarms());
            assertTrue(state().notes().get(0).startsWith("hp71b: 1 run with a wrong grid"), "" + state().notes());
            assertTrue(solver(2).keptFault());
        }
    }

    /**
     * Norvig takes 2, 4 and 8 times as long: 4 times by the geometric mean. One resample in 27 draws the same puzzle three times,
     * which is more than the 2.5 % beyond either end of the interval.
     */
    @Test
    void ratiosAreThoseToTheSmallestGeometricMean() {
        try (ResultsStore store = begun()) {
            for (int puzzle = 1; puzzle <= 3; puzzle++) {
                store.append(List.of(solved("engine", puzzle, 1000), solved("norvig", puzzle, 1000L << puzzle)));
            }
            store.flush();

            assertEquals("engine", state().reference());
            assertEquals(3, state().common());
            assertNull(solver(0).ratio());
            RatioToReference norvig = Objects.requireNonNull(solver(1).ratio());
            assertEquals(4, norvig.ratio(), 1e-9);
            assertEquals(3, norvig.puzzles());
            assertEquals(2, Objects.requireNonNull(norvig.low()), 1e-9);
            assertEquals(8, Objects.requireNonNull(norvig.high()), 1e-9);
        }
    }

    @Test
    void theRatioOfASinglePuzzleHasNoInterval() {
        try (ResultsStore store = begun()) {
            write(store, solved("engine", 1, 1000), solved("norvig", 1, 3000));

            RatioToReference norvig = Objects.requireNonNull(solver(1).ratio());
            assertEquals(3, norvig.ratio(), 1e-9);
            assertNull(norvig.low());
        }
    }

    @Test
    void aCurveSaysHowManyPuzzlesAreSolvedWithinATime() {
        try (ResultsStore store = begun()) {
            write(
                    store,
                    solved("engine", 1, 3000),
                    solved("engine", 2, 1000),
                    run("engine", 3, 9000, Phase.COLD, Verdict.UNDECIDED));

            List<double[]> curve = solver(0).curve();
            assertEquals(2, curve.size());
            assertEquals(List.of(1000.0, 1.0), List.of(curve.get(0)[0], curve.get(0)[1]));
            assertEquals(List.of(3000.0, 2.0), List.of(curve.get(1)[0], curve.get(1)[1]));
        }
    }

    @Test
    void aCurveOfManyPuzzlesHasTwoHundredPointsFromTheFirstToTheLast() {
        try (ResultsStore store = begun()) {
            store.append(IntStream.rangeClosed(1, 5000)
                    .mapToObj(puzzle -> solved("engine", puzzle, puzzle))
                    .toList());
            store.flush();

            List<double[]> curve = solver(0).curve();
            assertEquals(200, curve.size());
            assertEquals(1, curve.get(0)[1]);
            assertEquals(5000, curve.get(199)[1]);
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
                    17_000_000_000L, Objects.requireNonNull(state().estimate()).leftNanos());
        }
    }

    @Test
    void anExperimentThatNobodyWritesSaysHowItGoesOn() {
        try (ResultsStore store = begun()) {
            write(store, solved("engine", 1, 1000));
        }

        CampaignState state = state();
        assertEquals(Status.STOPPED, state.status());
        assertNull(state.estimate());
        assertTrue(
                state.idle().get(0).matches("Nobody writes to .*; the last record is of 2\\d{3}-.*"),
                "" + state.idle());
        assertTrue(state.idle().get(0).endsWith("Resume: go on with " + folder), "" + state.idle());
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
        assertEquals(2, state.done());
        assertEquals(List.of(), state.idle());
    }

    /** The clock says that reading takes 5 ns: the next time is 95 ns later. */
    @Test
    void recordsAreReadAgainWhenNineteenTimesAsLongHasPassed() {
        ManualClock clock = new ManualClock();
        try (ResultsStore store = begun()) {
            CampaignReader reader = new CampaignReader(folder, directory -> "go on with " + directory, clock);
            assertEquals(0, reader.read().done(), "the first, which does not count");
            append(store, 1);
            assertEquals(1, reader.read().done());

            append(store, 2);
            clock.turn(94);
            assertEquals(1, reader.read().done());
            clock.turn(1);
            assertEquals(2, reader.read().done());
        }
    }

    private void append(ResultsStore store, int position) {
        store.append(List.of(solved("engine", position, 1000)));
        awaitRecords(position);
    }

    /** The ledger is written by a thread of its own. */
    private void awaitRecords(int number) {
        long patience = System.nanoTime() + 30_000_000_000L;
        while (state().done() < number) {
            if (System.nanoTime() > patience) throw new AssertionError("no record within 30 s");
        }
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
            assertEquals("4 shards: 1 finished, 1 running, 1 interrupted, 1 not begun", state.parts());
            assertEquals(2, state.done());
            assertEquals(3 * PUZZLES, state.planned());
            assertEquals(1, state.idle().size());
            assertTrue(state.idle().get(0).endsWith("Resume: go on with " + second), "" + state.idle());
        }
    }

    @Test
    void shardsOfTwoExperimentsAreRefused() {
        begun(folder.resolve("shard-1-of-4"), new Part(1, 4)).close();
        begun(folder.resolve("shard-1-of-2"), new Part(1, 2)).close();

        InputException refused = assertThrows(InputException.class, this::state);
        assertTrue(refused.getMessage().contains("shards of different numbers"), refused.getMessage());
    }
}
