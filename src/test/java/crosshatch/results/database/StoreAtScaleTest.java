package crosshatch.results.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.OperatingSystemMXBean;
import crosshatch.experiment.Records;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunRecord;
import crosshatch.results.report.Lines;
import crosshatch.results.report.Summary;
import crosshatch.results.schema.Counts;
import crosshatch.results.schema.Evidence;
import crosshatch.results.schema.Noise;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Run;
import crosshatch.results.schema.SolverClaim;
import crosshatch.results.schema.SolverIdentity;
import crosshatch.results.schema.Times;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Limits;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Made-up records through ledger, Parquet and SQL: everything arrives, however many. With a number, it shows how fast: {@code
 * mvn test -Dtest=StoreAtScaleTest -Dcrosshatch.records=10000000}.
 */
@Tag("exhaustive")
class StoreAtScaleTest {
    private static final int RECORDS = Integer.getInteger("crosshatch.records", 40_000);
    private static final int BLOCK = 50;
    private static final OperatingSystemMXBean PROCESS =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    private static final int PUZZLES = Integer.getInteger("crosshatch.puzzles", 2_500);
    private static final List<String> SOLVERS = List.of(
            "choco/alldiff=AC/learn=off/reuse=on/seed=0/select=dom",
            "cpsat/further=enumerate/givens=live/model=bool/presolve=off/profile=fast/seed=1/workers=1",
            "sat4j/amo=native/checks=off/encoding=extended/factory=default/givens=reduced/phase=positive/reuse=off",
            "swift/kernel=bands");

    private static final List<SolverIdentity> IDENTITIES =
            SOLVERS.stream().map(StoreAtScaleTest::identity).toList();

    @TempDir
    private Path directory = Path.of("");

    private long start = System.nanoTime();
    private long cpuStart = PROCESS.getProcessCpuTime();

    @Test
    void everyRecordArrivesInEveryForm() throws IOException {
        try (ResultsStore store = ResultsStore.create(directory, "made up")) {
            append(store);
            store.seal();
            long bytes = Files.size(directory.resolve(ResultsStore.LEDGER));
            tell("ledger", "%.0f records/s, %.1f bytes each".formatted(RECORDS / seconds(), (double) bytes / RECORDS));
            assertEverythingArrived("ledger");
            store.finish(new ParquetArchive());
            tell("Parquet", Files.size(directory.resolve(ResultsStore.PARQUET)) + " bytes");
        }
        assertEverythingArrived("Parquet");
        assertSummaries();
    }

    /** In blocks as an experiment does: each solver answers all puzzles of a block. */
    private static void append(ResultsStore store) {
        int repetition = 1;
        int block = 0;
        for (int written = 0; written < RECORDS; ) {
            List<RunRecord> batch = new ArrayList<>(SOLVERS.size() * BLOCK);
            Noise noise = Records.noise(0, 3, 1_200_000 + block, 2, 0, -1);
            for (SolverIdentity solver : IDENTITIES) {
                for (int puzzle = 0; puzzle < BLOCK; puzzle++) {
                    batch.add(record(solver, noise, block * BLOCK + puzzle, repetition, block + 1));
                }
            }
            store.append(batch);
            written += batch.size();
            block++;
            if (block * BLOCK == PUZZLES) {
                block = 0;
                repetition++;
            }
        }
    }

    private static SolverIdentity identity(String solver) {
        SolverIdentity.Builder identity =
                SolverIdentity.newBuilder().setSolver(solver).setTwin(0);
        String[] parts = solver.split("/");
        identity.setFamily(parts[0]);
        for (String part : List.of(parts).subList(1, parts.length)) {
            identity.putOptions(part.substring(0, part.indexOf('=')), part.substring(part.indexOf('=') + 1));
        }
        return identity.build();
    }

    private static RunRecord record(SolverIdentity solver, Noise noise, int puzzle, int repetition, int block) {
        long nanos = 1_500L + Math.floorMod(puzzle * 7919L + repetition * 104_729L, 1_000_003);
        return new RunRecord(Run.newBuilder()
                .setExperiment("made-up")
                .setSet("s")
                .setPosition(puzzle + 1)
                .setPuzzleId(Long.toHexString(0x9e3779b97f4a7c15L * (puzzle + 1)))
                .setIdentity(solver)
                .setParadigm("hand-written")
                .setQuestion("unique")
                .setPhase(Phase.MEASURED)
                .setRepetition(repetition)
                .setBlock(block)
                .setFork(1)
                .setSeed(1)
                .setThreads(1)
                .setCommit("0123456789abcdef0123456789abcdef01234567")
                .setClaim(SolverClaim.Kind.UNIQUE)
                .setVerdict(Verdict.CORRECT)
                .setEvidence(Evidence.KNOWN)
                .setSolutions(1)
                .addSolutionIds(Long.toHexString(0xc2b2ae3d27d4eb4fL * (puzzle + 1)))
                .setTimes(Times.newBuilder()
                        .setEncodeNs(300)
                        .setTotalNs(nanos)
                        .setCpuNs(nanos + 200)
                        .setAllocatedBytes(96)
                        .setOverrunNs(0))
                .setCounts(Counts.newBuilder()
                        .setDecisions(puzzle % 12)
                        .setBacktracks(puzzle % 7)
                        .setConflicts(puzzle % 9)
                        .setDepth(puzzle % 5))
                .setNoise(noise)
                .build());
    }

    private void assertEverythingArrived(String form) {
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            long distinct = runs.list("""
                            SELECT count(*) FROM
                              (SELECT solver, position, repetition FROM runs GROUP BY ALL HAVING count(*) = 1)
                            """, row -> row.getLong(1)).get(0);
            tell("count each run in " + form, "");
            assertEquals(RECORDS, distinct);
        }
    }

    private void assertSummaries() {
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            runs.list(
                    "SELECT solver, count(*), avg(total_ns), median(total_ns), max(backtracks) FROM runs GROUP BY solver",
                    row -> row.getLong(2));
            tell("aggregate by solver", "");
            List<Summary> summaries =
                    Summary.of(Lines.of(runs, Map.of("made-up", Limits.ofNanos(10_000_000_000L)), List.of()));
            tell("summaries", "");
            assertEquals(SOLVERS, summaries.stream().map(Summary::solver).toList());
            for (Summary summary : summaries)
                assertEquals(Math.min(PUZZLES, RECORDS / SOLVERS.size()), summary.solved());
        }
        assertTrue(Files.exists(directory.resolve(ResultsStore.PARQUET)));
    }

    private double seconds() {
        return (System.nanoTime() - start) / 1e9;
    }

    /** Says how long a step took, if somebody wants to know, and begins the next one. */
    private void tell(String step, String more) {
        if (System.getProperty("crosshatch.records") != null) {
            double cpu = (PROCESS.getProcessCpuTime() - cpuStart) / 1e9;
            System.out.printf(
                    Locale.ROOT, "%,d records: %s: %.2f s, CPU %.2f s %s%n", RECORDS, step, seconds(), cpu, more);
        }
        start = System.nanoTime();
        cpuStart = PROCESS.getProcessCpuTime();
    }
}
