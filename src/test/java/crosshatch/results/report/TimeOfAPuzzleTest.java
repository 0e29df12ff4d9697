package crosshatch.results.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.experiment.Records;
import crosshatch.results.LedgerFiles;
import crosshatch.results.RunRecord;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Limits;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The time of a puzzle and the ratio of two solvers, by hand, from three forks with five repetitions each. There are two puzzles, the
 * first one with an isomorph. The solver {@code fast} takes 1 µs on everything. These are the medians of {@code slow}, in µs:
 *
 * <pre>
 *            puzzle 1   isomorph   puzzle 2   logarithms to base 2   mean of cluster 1   mean of both clusters
 *   fork 1       2          8          4           1  3  2                  2                     2
 *   fork 2       4         16          8           2  4  3                  3                     3
 *   fork 3       1         16          1           0  4  0                  2                     1
 * </pre>
 */
class TimeOfAPuzzleTest {
    @TempDir
    private Path directory = Path.of("");

    private final List<RunRecord> records = new ArrayList<>();

    @BeforeEach
    void makeRuns() {
        int[][] slow = {{2, 8, 4}, {4, 16, 8}, {1, 16, 1}};
        for (int fork = 1; fork <= 3; fork++) {
            for (int puzzle = 0; puzzle < 3; puzzle++) {
                repeat("slow", fork, puzzle, slow[fork - 1][puzzle]);
                repeat("fast", fork, puzzle, 1);
            }
        }
    }

    /** Five runs with this median, whose mean it is not. */
    private void repeat(String solver, int fork, int puzzle, int median) {
        int[] micros = {90, median, 1, median, median + 50};
        for (int repetition = 1; repetition <= micros.length; repetition++) {
            RunRecord record = Records.record(solver, "sat", puzzle / 2 + 1, repetition, "unique", Verdict.CORRECT);
            records.add(Records.with(
                    Records.with(record, Phase.MEASURED, 1000L * micros[repetition - 1], 4, 2), run -> run.setSet("s")
                            .setVariant(puzzle == 1 ? "isomorph-1" : "")
                            .setPuzzleId("" + puzzle)
                            .setFork(fork)));
        }
    }

    private Comparison comparison() {
        LedgerFiles.write(directory, records);
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            Lines lines = Lines.of(runs, Map.of("e", Limits.ofNanos(10_000_000)), List.of());
            return Comparison.of(lines, line(lines, "slow"), line(lines, "fast"))
                    .orElseThrow();
        }
    }

    private static Line line(Lines lines, String solver) {
        return lines.all().stream()
                .filter(line -> line.label().equals(solver))
                .findFirst()
                .orElseThrow();
    }

    /** The last column of the table has the mean 2, and 2 to the power of 2 is 4. */
    @Test
    void theRatioAveragesPuzzlesThenClustersThenForks() {
        assertEquals(4, comparison().ratio().orElseThrow().ratio(), 1e-12);
    }

    /**
     * The logarithms of each puzzle have these means over the forks: (1 + 2 + 0) / 3 = 1, (3 + 4 + 4) / 3 = 11/3, (2 + 3 + 0) / 3 =
     * 5/3. So the times are 2, 12.70 and 3.17 µs, and their mean is 5.96 µs.
     */
    @Test
    void theTimeOfAPuzzleIsTheGeometricMeanOfItsForks() {
        double[] expected = {2, Math.pow(2, 11 / 3.0), Math.pow(2, 5 / 3.0)};

        assertEquals(
                (expected[0] + expected[1] + expected[2]) / 3,
                comparison().par2().orElseThrow().ratio(),
                1e-12);
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            Lines lines = Lines.of(runs, Map.of("e", Limits.ofNanos(10_000_000)), List.of());
            double[] micros =
                    PuzzleTimes.of(lines, List.of(line(lines, "slow"))).micros()[0];

            assertEquals(expected[0], micros[0], 1e-12);
            assertEquals(expected[1], micros[1], 1e-12);
            assertEquals(expected[2], micros[2], 1e-12);
        }
    }
}
