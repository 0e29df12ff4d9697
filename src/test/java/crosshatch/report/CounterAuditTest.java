package crosshatch.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.experiment.Records;
import crosshatch.results.Phase;
import crosshatch.results.RunRecord;
import crosshatch.results.Verdict;
import org.junit.jupiter.api.Test;

/** Deterministic counters are tested for equality, not averaged. */
class CounterAuditTest {
    private final CounterAudit audit = new CounterAudit();

    @Test
    void equalCountersAreNoDifference() {
        audit.add(run(1, "unique", 5, 4));
        audit.add(run(1, "unique", 5, 4));
        audit.add(run(2, "unique", 7, 6));

        assertTrue(audit.differences().isEmpty());
    }

    @Test
    void theFirstCounterThatDiffersIsNamedWithBothCounts() {
        audit.add(run(1, "unique", 5, 4));
        audit.add(run(1, "unique", 5, 3));

        CounterAudit.Difference difference = audit.differences().get(0);
        assertEquals("backtracks", difference.counter());
        assertEquals(4, difference.first());
        assertEquals(3, difference.later());
        assertEquals("x on s #1: backtracks 4, then 3 (fork 1, repetition 1)", difference.toString());
    }

    @Test
    void whatAClockCutOffIsNotCompared() {
        audit.add(run(1, "unique", 5, 4));
        audit.add(run(1, "out-of-time", 3, 2));
        audit.add(run(1, "failed", 1, 1));

        assertTrue(audit.differences().isEmpty());
    }

    private static RunRecord run(long position, String claim, long decisions, long backtracks) {
        RunRecord record = Records.record("x", "sat", position, 1, claim, Verdict.CORRECT);
        return Records.with(record, Phase.MEASURED, 1000, decisions, backtracks);
    }
}
