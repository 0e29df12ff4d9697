package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import org.junit.jupiter.api.Test;

/** With a clock whose hands the test turns. */
class StopwatchTest {
    private long now = 1_000;
    private int readings;

    private final Clock clock = new Clock() {
        @Override
        public long nanoTime() {
            readings++;
            return now;
        }

        @Override
        public long cpuNanos() {
            return 7;
        }

        @Override
        public long allocatedBytes() {
            return 8;
        }
    };

    @Test
    void encodingAndAllAreMeasuredFromTheStart() {
        Stopwatch watch = Stopwatch.start(clock, Limits.UNLIMITED);
        now += 300;
        watch.encoded();
        now += 700;

        assertEquals(300, watch.encodeNanos());
    }

    @Test
    void theTimeInWhichAnotherProcessTranslatesIsEncoding() {
        Stopwatch watch = Stopwatch.start(clock, Limits.UNLIMITED);
        now += 300;
        watch.encoded();
        watch.encodedElsewhere(500);

        assertEquals(800, watch.encodeNanos());
    }

    @Test
    void whatASolverDoesNotSayOfItsEncodingIsUnknown() {
        Stopwatch watch = Stopwatch.start(clock, Limits.UNLIMITED);

        assertEquals(-1, watch.encodeNanos());
    }

    @Test
    void whatIsLeftIsTheLimitLessWhatHasPassed() {
        Stopwatch watch = Stopwatch.start(clock, Limits.ofNanos(500));
        now += 200;

        assertEquals(300, watch.remainingNanos());
        assertEquals(Long.MAX_VALUE, Stopwatch.start(clock, Limits.UNLIMITED).remainingNanos());
    }

    @Test
    void aCountIsExceededBeyondItsLimitNotAtIt() {
        Stopwatch decisions = Stopwatch.start(clock, Limits.ofDecisions(5));
        Stopwatch conflicts = Stopwatch.start(clock, Limits.ofConflicts(3));

        assertNull(decisions.exceeded(5, 99));
        assertEquals(Limit.DECISIONS, decisions.exceeded(6, 0));
        assertNull(conflicts.exceeded(99, 3));
        assertEquals(Limit.CONFLICTS, conflicts.exceeded(0, 4));
    }

    @Test
    void timeIsOverAtItsLimit() {
        Stopwatch early = Stopwatch.start(clock, Limits.ofNanos(500));
        Stopwatch late = Stopwatch.start(clock, Limits.ofNanos(500));
        now += 499;
        assertNull(early.exceeded(0, 0));
        now += 1;

        assertEquals(Limit.TIME, late.exceeded(0, 0));
    }

    /** To read the clock takes longer than a decision. */
    @Test
    void theClockIsReadAtEachThirtySecondLook() {
        Stopwatch watch = Stopwatch.start(clock, Limits.ofNanos(500));
        readings = 0;
        for (int look = 0; look < 64; look++) watch.exceeded(0, 0);

        assertEquals(2, readings);
    }

    @Test
    void withoutALimitOnTimeTheClockIsNotRead() {
        Stopwatch watch = Stopwatch.start(clock, Limits.ofDecisions(5));
        readings = 0;

        watch.exceeded(0, 0);

        assertEquals(0, readings);
    }

    @Test
    void aClockWithoutCpuTellsAllElse() {
        Clock without = clock.withoutCpu();

        assertEquals(-1, without.cpuNanos());
        assertEquals(8, without.allocatedBytes());
        assertEquals(now, without.nanoTime());
    }
}
