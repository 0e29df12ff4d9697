package crosshatch.model.cpsat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.ortools.sat.CpSolverResponse;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** Each counter comes from the field of the library's response that it is said to come from: all have values of their own. */
class StatisticsTest {
    private static final CpSolverResponse ONCE = CpSolverResponse.newBuilder()
            .setNumBooleans(1)
            .setNumIntegers(20)
            .setNumFixedBooleans(300)
            .setNumBranches(4_000)
            .setNumConflicts(50_000)
            .setNumBinaryPropagations(600_000)
            .setNumIntegerPropagations(7_000_000)
            .setNumRestarts(80_000_000)
            .setNumLpIterations(900_000_000)
            .setDeterministicTime(2)
            .build();

    @Test
    void normalisedCountersComeFromTheFieldsTheyAreSaidToComeFrom() {
        Counters counters = twice();

        assertEquals(OptionalLong.of(2 * 4_000), counters.get(Counter.DECISIONS));
        assertEquals(OptionalLong.of(2 * 50_000), counters.get(Counter.BACKTRACKS));
        assertEquals(OptionalLong.of(2 * 50_000), counters.get(Counter.CONFLICTS));
        assertEquals(OptionalLong.of(2 * 7_600_000), counters.get(Counter.PROPAGATIONS));
        assertEquals(OptionalLong.of(2 * 80_000_000), counters.get(Counter.RESTARTS));
        assertEquals(OptionalLong.empty(), counters.get(Counter.NOGOODS));
        assertEquals(OptionalLong.empty(), counters.get(Counter.DEPTH));
    }

    @Test
    void nativeCountersKeepTheNamesOfTheirFields() {
        assertEquals(
                Map.ofEntries(
                        Map.entry("solves", 2L),
                        Map.entry("num_booleans", 2L),
                        Map.entry("num_integers", 40L),
                        Map.entry("num_fixed_booleans", 600L),
                        Map.entry("num_branches", 8_000L),
                        Map.entry("num_conflicts", 100_000L),
                        Map.entry("num_binary_propagations", 1_200_000L),
                        Map.entry("num_integer_propagations", 14_000_000L),
                        Map.entry("num_restarts", 160_000_000L),
                        Map.entry("num_lp_iterations", 1_800_000_000L),
                        Map.entry("deterministic_time_nanos", 4_000_000_000L)),
                twice().natives());
    }

    private static Counters twice() {
        Statistics statistics = new Statistics();
        statistics.add(ONCE);
        statistics.add(ONCE);
        return statistics.counters();
    }
}
