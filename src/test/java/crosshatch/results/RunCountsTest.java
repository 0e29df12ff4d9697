package crosshatch.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import crosshatch.results.schema.Counts;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** Counters in a message are those that a solver has counted. */
class RunCountsTest {
    private static final Counters COUNTERS = Counters.builder()
            .set(Counter.DECISIONS, 5)
            .set(Counter.DEPTH, 0)
            .setNative("nodes", -7)
            .build();
    private static final Counts MESSAGE = Counts.newBuilder()
            .setDecisions(5)
            .setDepth(0)
            .putNatives("nodes", -7)
            .build();

    @Test
    void whatWasCountedIsInTheFieldOfItsName() {
        assertEquals(MESSAGE, RunCounts.of(COUNTERS));
        assertFalse(RunCounts.of(COUNTERS).hasConflicts());
    }

    @Test
    void whatIsAbsentWasNotCounted() {
        Counters read = RunCounts.read(MESSAGE);

        assertEquals(OptionalLong.of(5), read.get(Counter.DECISIONS));
        assertEquals(OptionalLong.of(0), read.get(Counter.DEPTH));
        assertEquals(OptionalLong.empty(), read.get(Counter.CONFLICTS));
        assertEquals(Map.of("nodes", -7L), read.natives());
    }
}
