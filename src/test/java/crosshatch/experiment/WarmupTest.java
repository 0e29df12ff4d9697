package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The steady state is measured, not assumed. */
class WarmupTest {

    @Test
    void isSteadyWhenTheLastPassesHardlyDiffer() {
        Warmup warmup = new Warmup(Long.MAX_VALUE);
        for (long nanos : new long[] {900, 500, 300, 101, 100, 99, 100}) warmup.pass(nanos);
        assertFalse(warmup.steady());

        warmup.pass(102);

        assertTrue(warmup.steady());
        assertEquals(8, warmup.passes());
    }

    @Test
    void isNotSteadyWhileTimesFall() {
        Warmup warmup = new Warmup(Long.MAX_VALUE);
        for (long nanos = 1 << 20; nanos > 1; nanos /= 2) warmup.pass(nanos);

        assertFalse(warmup.over());
    }

    @Test
    void endsWithoutSteadyStateWhenTheTimeIsSpent() {
        Warmup warmup = new Warmup(1000);
        warmup.pass(700);
        assertFalse(warmup.over());

        warmup.pass(300);

        assertTrue(warmup.over());
        assertFalse(warmup.steady());
    }
}
