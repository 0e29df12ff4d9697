package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** The steady state is measured, not assumed. */
class WarmupTest {

    private static final long STRETCH = Warmup.STRETCH_NANOS;

    private static long notTold() {
        return -1;
    }

    @Test
    void isSteadyWhenTheLastStretchesHardlyDiffer() {
        Warmup warmup = new Warmup(Long.MAX_VALUE, WarmupTest::notTold);
        for (long percent : new long[] {900, 500, 300, 101, 100, 99, 100}) warmup.pass(STRETCH / 100 * percent);
        assertFalse(warmup.steady());

        for (long percent : new long[] {102, 101}) warmup.pass(STRETCH / 100 * percent);

        assertTrue(warmup.steady());
    }

    @Test
    void isNotSteadyWhileTimesFall() {
        Warmup warmup = new Warmup(Long.MAX_VALUE, WarmupTest::notTold);
        for (long nanos = STRETCH << 20; nanos > STRETCH; nanos /= 2) warmup.pass(nanos);

        assertFalse(warmup.over());
    }

    @Test
    void aFewShortPassesThatLookAlikeAreNotASteadyState() {
        Warmup warmup = new Warmup(Long.MAX_VALUE, WarmupTest::notTold);
        for (int pass = 0; pass < 49; pass++) warmup.pass(STRETCH / 10);
        assertFalse(warmup.steady());

        warmup.pass(STRETCH / 10);

        assertTrue(warmup.steady());
    }

    @Test
    void isNotSteadyWhileTheCompilerWorks() {
        AtomicLong compilerNanos = new AtomicLong();
        Warmup warmup = new Warmup(Long.MAX_VALUE, compilerNanos::get);
        for (int stretch = 0; stretch < 20; stretch++) {
            compilerNanos.addAndGet(STRETCH / 5); // what it gets on a busy machine
            warmup.pass(STRETCH);
        }
        assertFalse(warmup.steady());
        assertEquals(0, warmup.variation());

        for (int stretch = 0; stretch < 4; stretch++) warmup.pass(STRETCH);
        assertFalse(warmup.steady());
        compilerNanos.addAndGet(STRETCH / 10);
        warmup.pass(STRETCH);

        assertTrue(warmup.steady());
    }

    @Test
    void aSolverInAFreshProcessWarmsUpAnew() {
        Warmup warmup = new Warmup(Long.MAX_VALUE, WarmupTest::notTold);
        for (int pass = 0; pass < 4; pass++) warmup.pass(STRETCH);

        warmup.startedAnew();
        warmup.pass(STRETCH);

        assertFalse(warmup.steady());
    }

    @Test
    void theCompilerOfAFreshProcessIsSeenAtWork() {
        AtomicLong compilerNanos = new AtomicLong(STRETCH * 100);
        Warmup warmup = new Warmup(Long.MAX_VALUE, compilerNanos::get);
        for (int pass = 0; pass < 6; pass++) warmup.pass(STRETCH);
        assertTrue(warmup.steady());

        warmup.startedAnew();
        compilerNanos.set(0);
        for (int pass = 0; pass < 20; pass++) {
            compilerNanos.addAndGet(STRETCH);
            warmup.pass(STRETCH);
            assertFalse(warmup.steady());
        }
    }

    @Test
    void endsWithoutSteadyStateWhenTheTimeIsSpent() {
        Warmup warmup = new Warmup(1000, WarmupTest::notTold);
        warmup.pass(700);
        assertFalse(warmup.over());

        warmup.pass(300);

        assertTrue(warmup.over());
        assertFalse(warmup.steady());
    }
}
