package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When the wall clock says too much beside the CPU time. */
class DisturbanceTest {
    @ParameterizedTest(name = "{0} ms of wall clock, {1} ms of CPU time: {2} ms")
    @CsvSource({
        "4001, 2471, 1530", // stopped for a second and a half
        "4000, 3590, 410", // just above a tenth
        "4000, 3600, 0", // a tenth
        "150, 50, 100", // the least that is told
        "150, 51, 0", // less than that: CPU times come in steps
        "4000, 8000, 0" // several threads
    })
    void isWhatExceedsATenthAndTheFloor(long wallMillis, long cpuMillis, long disturbedMillis) {
        assertEquals(
                disturbedMillis * 1_000_000, MeasuredRun.disturbance(wallMillis * 1_000_000, cpuMillis * 1_000_000));
    }

    @ParameterizedTest
    @CsvSource({"4000, -1", "1, -1"})
    void isNotKnownWithoutCpuTime(long wallMillis, long cpu) {
        assertEquals(-1, MeasuredRun.disturbance(wallMillis * 1_000_000, cpu));
    }
}
