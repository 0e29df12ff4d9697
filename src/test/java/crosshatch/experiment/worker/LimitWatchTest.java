package crosshatch.experiment.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.solver.Claim;
import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Which limits end a process, and when one that does nothing is given up; the test says what time it is. */
@Tag("process")
class LimitWatchTest {
    private static final long SECOND = 1_000_000_000;
    private static final Workers.Timeouts PATIENCE =
            new Workers.Timeouts(Duration.ofSeconds(60), Duration.ofSeconds(30), List.of());
    private static final WorkerLimits GRACE_ONLY = WorkerLimits.NONE;

    private final ProcessUsage usage = new ProcessUsage(ProcessHandle.current().pid());
    private final long start = System.nanoTime();

    private LimitWatch watch(Limits limits, WorkerLimits workerLimits) {
        return new LimitWatch(limits, workerLimits, PATIENCE, usage);
    }

    private static WorkerLimits limits(long cpuNanos, long memoryBytes) {
        return new WorkerLimits(SECOND, cpuNanos, memoryBytes, Limits.NONE, Limits.NONE);
    }

    /** Looks at a process that does not move, as often as is usual. */
    private Optional<Claim> seconds(LimitWatch watch, int from, int to, long mark, int received, boolean asked) {
        Optional<Claim> found = Optional.empty();
        for (int second = from; second <= to; second++)
            found = watch.check(mark, received, asked, start + second * SECOND);
        return found;
    }

    private static Optional<Claim> over(Limit limit) {
        return Optional.of(new Claim.OutOfBudget(limit));
    }

    @Test
    void aRunIsEndedWhenItsTimeAndTheGraceAreOver() {
        LimitWatch watch = watch(Limits.ofNanos(5 * SECOND), GRACE_ONLY);

        assertEquals(Optional.empty(), watch.check(1, 0, true, start));
        assertEquals(Optional.empty(), watch.check(1, 0, true, start + 6 * SECOND));
        assertEquals(over(Limit.TIME), watch.check(1, 0, true, start + 6 * SECOND + 1));
    }

    @Test
    void theTimeOfEachRunIsCountedFromWhenItWasFirstSeen() {
        LimitWatch watch = watch(Limits.ofNanos(5 * SECOND), GRACE_ONLY);
        watch.check(1, 0, true, start);

        assertEquals(Optional.empty(), watch.check(2, 1, true, start + 7 * SECOND));
        assertEquals(0, watch.elapsed(start + 7 * SECOND));
        assertEquals(3 * SECOND, watch.elapsed(start + 10 * SECOND));
        assertEquals(Optional.empty(), watch.check(2, 1, true, start + 13 * SECOND));
        assertEquals(over(Limit.TIME), watch.check(2, 1, true, start + 13 * SECOND + 1));
    }

    @Test
    void withoutALimitOfTimeARunMayTakeAnyTime() {
        LimitWatch watch = watch(Limits.UNLIMITED, GRACE_ONLY);
        watch.check(1, 0, true, start);

        assertEquals(Optional.empty(), watch.check(1, 0, true, start + 10_000 * SECOND));
    }

    @Test
    void betweenTwoRunsNoLimitOfTheirsIsExceeded() {
        LimitWatch watch = watch(Limits.ofNanos(1), limits(-1, 1));
        usage.update();

        assertEquals(Optional.empty(), watch.check(0, 0, true, start));
        assertEquals(Optional.empty(), watch.check(-1, 1, true, start + 5 * SECOND));
        assertEquals(Optional.empty(), watch.check(-1, 1, true, start + 10 * SECOND));
    }

    @Test
    void aProcessThatIsTooLargeIsEnded() {
        assertEquals(
                over(Limit.MEMORY),
                watch(Limits.UNLIMITED, limits(Limits.NONE, 1)).check(1, 0, true, start));
        assertEquals(
                Optional.empty(),
                watch(Limits.UNLIMITED, limits(Limits.NONE, 1L << 40)).check(1, 0, true, start));
    }

    @Test
    void cpuTimeIsThatOfTheRunUnderWay() {
        LimitWatch watch = watch(Limits.UNLIMITED, limits(30_000_000, Limits.NONE));
        assertEquals(Optional.empty(), watch.check(1, 0, true, start));
        long before = watch.cpuNanos();

        burn(100_000_000);
        long spent = watch.cpuNanos();

        assertTrue(before >= 0 && before < SECOND, () -> before + " ns");
        assertTrue(spent - before >= 50_000_000 && spent < 10 * SECOND, () -> before + " and then " + spent + " ns");
        assertEquals(over(Limit.CPU), watch.check(1, 0, true, start + 1));
        assertEquals(Optional.empty(), watch.check(2, 0, true, start + 2));
    }

    /** To ask the operating system takes a while. */
    @Test
    void theProcessIsAskedAtEachEighthLookAtARun() {
        LimitWatch watch = watch(Limits.UNLIMITED, limits(30_000_000, Limits.NONE));
        watch.check(1, 0, true, start);
        burn(100_000_000);

        for (int check = 1; check < 8; check++) assertEquals(Optional.empty(), watch.check(1, 0, true, start + check));

        assertEquals(over(Limit.CPU), watch.check(1, 0, true, start + 8));
    }

    private void burn(long nanos) {
        ProcessUsage own = new ProcessUsage(ProcessHandle.current().pid());
        own.update();
        long until = own.cpuNanos() + nanos;
        while (own.cpuNanos() < until) own.update();
    }

    @Test
    void aProcessThatIsAskedAndDoesNothingIsGivenUp() {
        LimitWatch watch = watch(Limits.UNLIMITED, GRACE_ONLY);
        watch.check(-1, 1, true, start);

        assertEquals(Optional.empty(), seconds(watch, 1, 30, -1, 1, true));
        assertEquals(
                Optional.of(new Claim.Failed("the worker process did nothing for 30 s: it was stopped, or hangs")),
                watch.check(-1, 1, true, start + 30 * SECOND + 1));
    }

    /** Ctrl-Z stops this program and its workers; none of them did anything meanwhile. */
    @Test
    void whileNobodyLookedAProcessWasNotStill() {
        LimitWatch watch = watch(Limits.UNLIMITED, GRACE_ONLY);
        watch.check(-1, 1, true, start);

        assertEquals(Optional.empty(), watch.check(-1, 1, true, start + 3600 * SECOND));
    }

    @Test
    void aProcessThatIsAskedNothingMayRest() {
        LimitWatch watch = watch(Limits.UNLIMITED, GRACE_ONLY);
        watch.check(-1, 1, true, start);

        assertEquals(Optional.empty(), seconds(watch, 1, 100, -1, 1, false));
        assertEquals(Optional.empty(), seconds(watch, 101, 130, -1, 1, true));
    }

    @Test
    void aProcessThatSendsSomethingIsNotStill() {
        LimitWatch watch = watch(Limits.UNLIMITED, GRACE_ONLY);
        watch.check(-1, 1, true, start);

        assertEquals(Optional.empty(), seconds(watch, 1, 30, -1, 1, true));
        assertEquals(Optional.empty(), seconds(watch, 31, 61, -1, 2, true));
    }

    @Test
    void aProcessThatEndsARunIsNotStill() {
        LimitWatch watch = watch(Limits.UNLIMITED, GRACE_ONLY);
        watch.check(-1, 1, true, start);

        assertEquals(Optional.empty(), seconds(watch, 1, 30, -1, 1, true));
        assertEquals(Optional.empty(), watch.check(-2, 1, true, start + 31 * SECOND));
    }

    @Test
    void aProcessThatDoesNothingFromItsStartOnIsGivenUp() {
        LimitWatch watch = watch(Limits.UNLIMITED, GRACE_ONLY);

        assertEquals(Optional.empty(), seconds(watch, 0, 29, 0, 0, true));
        assertTrue(seconds(watch, 30, 40, 0, 0, true).isPresent());
    }

    @Test
    @Timeout(60)
    @EnabledOnOs(OS.LINUX)
    void aProcessThatIsStoppedInARunIsGivenUp() throws IOException {
        Process sleeping = new ProcessBuilder("sleep", "600").start();
        try {
            ProcessUsage seen = new ProcessUsage(sleeping.pid());
            LimitWatch watch = new LimitWatch(Limits.UNLIMITED, GRACE_ONLY, PATIENCE, seen);
            seen.update();
            assertFalse(seen.isStopped());
            assertEquals(Optional.empty(), watch.check(1, 0, true, start));

            Signals.send("STOP", sleeping.toHandle());
            while (!seen.isStopped()) seen.update();

            assertEquals(Optional.empty(), seconds(watch, 1, 30, 1, 0, true));
            assertTrue(watch.check(1, 0, true, start + 31 * SECOND).isPresent());
        } finally {
            sleeping.destroyForcibly();
        }
    }
}
