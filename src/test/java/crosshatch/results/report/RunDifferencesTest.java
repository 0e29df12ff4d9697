package crosshatch.results.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.experiment.Records;
import crosshatch.results.LedgerFiles;
import crosshatch.results.RunRecord;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Run;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Limits;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A row of runs that were not made alike is never silent. */
class RunDifferencesTest {
    private static final int PUZZLES = 12;

    @TempDir
    private Path directory = Path.of("");

    private final List<RunRecord> records = new ArrayList<>();

    private void add(int position, Consumer<Run.Builder> change) {
        records.add(Records.with(
                Records.record("swift", "hand-written", position, 1, "unique", Verdict.CORRECT, "x"), run -> {
                    run.setJdk("Java 17").setMachine("a machine").setCommit("c".repeat(40));
                    change.accept(run);
                }));
    }

    private List<String> caveats() {
        LedgerFiles.write(directory, records);
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            return Caveats.of(Lines.of(
                            runs,
                            Map.of("e", Limits.ofNanos(1_000_000_000)),
                            SolverCatalog.standard().families())
                    .all());
        }
    }

    /** All puzzles once in this fork, of which each takes so long; three to a block. */
    private void fork(int fork, int repetition, long... microsOfBlocks) {
        for (int at = 0; at < PUZZLES; at++) {
            int block = at / 3;
            long nanos = microsOfBlocks[block % microsOfBlocks.length] * 1000 * (1 + at);
            add(1 + at, run -> {
                run.setFork(fork).setRepetition(repetition).setBlock(1 + block);
                run.getTimesBuilder().setEncodeNs(0).setTotalNs(nanos);
            });
        }
    }

    @Test
    void runsOfTwoJavasInOneRowAreNamed() {
        for (int position = 1; position <= 3; position++) add(position, run -> {});
        add(4, run -> run.setJdk("Java 25"));

        assertEquals(
                List.of(
                        "Mixed: the runs of `swift` were made under different conditions: 3 runs with Java 17; 1 run with Java 25."),
                caveats());
    }

    @Test
    void runsOfTwoBuildsAndMachinesAreNamedByWhatDiffers() {
        add(1, run -> {});
        add(2, run -> run.setCommit("d".repeat(40)).setMachine("another"));

        String caveat = caveats().get(0);
        assertTrue(
                caveat.contains("1 run with commit cccccccccc, a machine; 1 run with commit dddddddddd, another"),
                caveat);
    }

    @Test
    void runsOfAVersionThatDidNotRecordJavaAreToldFromThoseOfOneThatDoes() {
        add(1, run -> run.clearJdk());
        add(2, run -> {});

        String caveat = caveats().get(0);
        assertTrue(caveat.contains("with a value that was not recorded"), caveat);
    }

    @Test
    void aForkInAnotherStateIsNamed() {
        fork(1, 1, 3);
        fork(2, 1, 9);
        fork(3, 1, 3);

        assertEquals(
                List.of(
                        "The times of some forks differ, or changed during the runs: `swift` on `s`: fork 2 took 3.00 times as long as fork 1."),
                caveats());
    }

    @Test
    void aForkThatBecomesFasterOnItsWayIsNamedWithThePlace() {
        fork(1, 1, 9, 9, 3, 3);
        fork(2, 1, 3);
        fork(3, 1, 3);

        String caveat = caveats().get(0);
        assertTrue(
                caveat.contains("fork 1 took 0.33 times as long from block 3 of repetition 1 on as it took before"),
                caveat);
    }

    @Test
    void forksThatTakeAboutAsLongAreNotNamed() {
        fork(1, 1, 10);
        fork(2, 1, 12);

        assertEquals(List.of(), caveats());
    }

    @Test
    void ofASingleRunAPuzzleNothingIsKnown() {
        fork(1, 1, 9, 9, 3, 3);

        assertEquals(List.of(), caveats());
    }

    @Test
    void disturbedRunsAreCountedUnderTheTable() {
        add(1, run -> run.setPhase(Phase.DISTURBED).getTimesBuilder().setDisturbedNs(5));
        add(1, run -> run.getTimesBuilder().setDisturbedNs(0));
        add(2, run -> run.setPhase(Phase.DISTURBED).getTimesBuilder().setDisturbedNs(5));
        add(2, run -> run.getTimesBuilder().setDisturbedNs(7));

        assertEquals(
                List.of(
                        "Disturbed: 2 runs had to wait for a processor and were repeated. The table includes 1 run that had to wait for a processor"
                                + " (column `disturbed_ns` of the records)."),
                caveats());
    }

    @Test
    void aDisturbedRunThatWasMadeAgainIsInNoTable() {
        add(1, run -> run.setPhase(Phase.DISTURBED)
                .getTimesBuilder()
                .setTotalNs(900_000)
                .setDisturbedNs(5));
        add(1, run -> run.getTimesBuilder().setTotalNs(1000));
        LedgerFiles.write(directory, records);

        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            assertEquals(List.of(1000L), runs.list("SELECT total_ns FROM measured", row -> row.getLong(1)));
        }
    }
}
