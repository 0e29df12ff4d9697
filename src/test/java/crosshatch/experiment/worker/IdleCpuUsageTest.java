package crosshatch.experiment.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** What a process does while it is not asked; tests turn its clocks. */
class IdleCpuUsageTest {
    private long cpu;
    private long compiled;
    private long now = 1;
    private final IdleCpuUsage stray = new IdleCpuUsage(() -> cpu, () -> compiled, () -> now);

    private void pause(long nanos, long worked) {
        stray.answered();
        now += nanos;
        cpu += worked;
    }

    @Test
    void beforeTheFirstBatchNothingIsKnown() {
        now += 10 * IdleCpuUsage.PAUSE_NANOS;

        assertEquals(-1, stray.asked());
    }

    @Test
    void aThreadThatSpinsUsesAllOfOneHardwareThread() {
        pause(2 * IdleCpuUsage.PAUSE_NANOS, 2 * IdleCpuUsage.PAUSE_NANOS);

        assertEquals(100, stray.asked());
    }

    @Test
    void theCompilerIsNoStray() {
        stray.answered();
        now += 2 * IdleCpuUsage.PAUSE_NANOS;
        cpu += 2 * IdleCpuUsage.PAUSE_NANOS;
        compiled += 2 * IdleCpuUsage.PAUSE_NANOS;

        assertEquals(0, stray.asked());
    }

    @Test
    void aProcessThatSleepsUsesNothing() {
        pause(IdleCpuUsage.PAUSE_NANOS, 0);

        assertEquals(0, stray.asked());
    }

    @Test
    void aShortPauseSaysNothing() {
        pause(IdleCpuUsage.PAUSE_NANOS - 1, IdleCpuUsage.PAUSE_NANOS);

        assertEquals(-1, stray.asked());
    }

    @Test
    void whereTheCpuTimeIsNotToldNothingIsKnown() {
        cpu = -1;
        pause(IdleCpuUsage.PAUSE_NANOS, 0);

        assertEquals(-1, stray.asked());
    }
}
