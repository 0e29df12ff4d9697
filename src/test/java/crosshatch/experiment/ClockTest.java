package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** The clock of this machine, held against what a test knows that it costs. */
class ClockTest {
    private static final int MEGABYTE = 1 << 20;

    private final Clock clock = Clock.system();

    @Test
    void allocationIsThatOfThisThread() {
        long before = clock.allocatedBytes();
        byte[] allocated = new byte[MEGABYTE];
        long grown = clock.allocatedBytes() - before;

        assertEquals(MEGABYTE, allocated.length);
        assertTrue(MEGABYTE <= grown && grown < 2 * MEGABYTE, grown + " bytes");
    }

    /** A thread cannot have had more time of a processor than has passed; the two clocks tick differently, so not to the last. */
    @Test
    void cpuTimeIsThatOfThisThreadAndNotMoreThanPasses() {
        long cpuBefore = clock.cpuNanos();
        long before = clock.nanoTime();
        long sum = 0;
        while (clock.cpuNanos() - cpuBefore < 20_000_000) sum += Long.bitCount(sum + clock.nanoTime());
        long cpu = clock.cpuNanos() - cpuBefore;
        long passed = clock.nanoTime() - before;

        assertTrue(sum > 0 && cpuBefore >= 0);
        assertTrue(cpu <= 1.5 * passed, cpu + " ns of " + passed);
    }

    @Test
    void cpuTimeOfTheProcessIsAtLeastThatOfThisThread() {
        long thread = clock.cpuNanos();

        assertTrue(clock.processCpuNanos() + 2 * STEP_NANOS >= thread);
    }

    @Test
    void withoutCpuTimeAllElseIsTold() {
        Clock without = new ManualClock(77).withoutCpu();

        assertEquals(77, without.compilerNanos());
        assertEquals(-1, without.cpuNanos());
        assertEquals(0, without.processCpuNanos());
        assertTrue(clock.withoutCpu().processCpuNanos() > 0);
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void theCompilerHasWorkedAndNotLongerThanTheProcess() {
        long compiler = clock.compilerNanos();
        long process = clock.processCpuNanos();

        assertTrue(compiler > 0 && compiler % STEP_NANOS == 0, compiler + " ns");
        assertTrue(compiler <= process + 2 * STEP_NANOS, compiler + " ns of " + process);
        assertTrue(clock.compilerNanos() >= compiler);
    }

    @Test
    void ofAProcessThatIsGoneTheCompilerIsNotKnown() {
        assertEquals(-1, new Clock.CompilerTime(null).getAsLong());
    }

    private static final long STEP_NANOS = 10_000_000;
}
