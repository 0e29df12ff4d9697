package crosshatch.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

class BudgetTest {
    @Test
    void aLimitIsExceededByOneMoreNotByReachingIt() {
        assertNull(budget(Limits.ofDecisions(3), 1).exceeded(3, 99));
        assertEquals(Limit.DECISIONS, budget(Limits.ofDecisions(3), 1).exceeded(4, 0));
        assertNull(budget(Limits.ofConflicts(3), 1).exceeded(99, 3));
        assertEquals(Limit.CONFLICTS, budget(Limits.ofConflicts(3), 1).exceeded(0, 4));
    }

    @Test
    void timeIsOverWhenNoneIsLeft() {
        assertNull(budget(Limits.ofNanos(5), 1).exceeded(0, 0));
        assertEquals(Limit.TIME, budget(Limits.ofNanos(5), 0).exceeded(0, 0));
    }

    @Test
    void withoutALimitOnTimeNobodyLooksAtTheClock() {
        assertNull(budget(Limits.UNLIMITED, -1).exceeded(Long.MAX_VALUE, Long.MAX_VALUE));
        assertNull(Budget.unlimited().exceeded(Long.MAX_VALUE, Long.MAX_VALUE));
    }

    private static Budget budget(Limits limits, long remaining) {
        return new Budget() {
            @Override
            public Limits limits() {
                return limits;
            }

            @Override
            public long remainingNanos() {
                return remaining;
            }

            @Override
            public void encoded() {}
        };
    }
}
