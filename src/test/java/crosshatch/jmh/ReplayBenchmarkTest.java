package crosshatch.jmh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.solvers.lcg.ReplayBenchmark;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All implementations replay recorded searches to the same fixpoints: the setup of the benchmark demands it. */
class ReplayBenchmarkTest {
    /** One that restarts, so that Hall sets are looked for everywhere, and one with locked candidates. */
    @ParameterizedTest
    @ValueSource(strings = {"latin-30/holes=0.36/count=3", "sudoku-5/holes=0.54/count=1"})
    void replaysWithTheSameFixpoints(String set) {
        ReplayBenchmark benchmark = new ReplayBenchmark();
        benchmark.set = set;
        ReplayBenchmark.Counts counts = new ReplayBenchmark.Counts();
        benchmark.setUp();

        long first = benchmark.replay(counts);
        long second = benchmark.replay(counts);

        assertEquals(first, second);
        assertEquals(2, counts.replays);
        assertTrue(counts.conflicts > 100 && counts.decisions > counts.conflicts, counts.conflicts + " conflicts");
        assertTrue(counts.propagations > counts.decisions);
    }

    @Test
    void endsARecordingWithTheLimitOfConflicts() {
        ReplayBenchmark benchmark = new ReplayBenchmark();
        benchmark.set = "latin-30/holes=0.36/count=1";
        benchmark.mostConflicts = 10;
        ReplayBenchmark.Counts counts = new ReplayBenchmark.Counts();
        benchmark.setUp();

        assertNotEquals(0, benchmark.replay(counts));

        assertEquals(1, counts.grids);
        assertEquals(11, counts.conflicts);
    }
}
