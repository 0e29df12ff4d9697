package crosshatch.solvers.model.cpsat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.ortools.sat.CpSolverResponse;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Two responses, every field with a value of its own: each counter is the sum of that field, and of no other. */
class CpSatCountersTest {
    @Test
    void addsUpEachFieldOfTheResponsesUnderItsName() {
        CpSatCounters statistics = new CpSatCounters();
        statistics.add(response(1));
        statistics.add(response(1000));

        Counters counters = statistics.counters();

        assertEquals(4004, statistics.decisions());
        assertEquals(5005, statistics.conflicts());
        assertEquals(4004, counters.get(Counter.DECISIONS).orElseThrow());
        assertEquals(5005, counters.get(Counter.BACKTRACKS).orElseThrow());
        assertEquals(5005, counters.get(Counter.CONFLICTS).orElseThrow());
        assertEquals(6006 + 7007, counters.get(Counter.PROPAGATIONS).orElseThrow());
        assertEquals(8008, counters.get(Counter.RESTARTS).orElseThrow());
        assertEquals(
                Map.ofEntries(
                        Map.entry("solves", 2L),
                        Map.entry("num_booleans", 1001L),
                        Map.entry("num_integers", 2002L),
                        Map.entry("num_fixed_booleans", 3003L),
                        Map.entry("num_branches", 4004L),
                        Map.entry("num_conflicts", 5005L),
                        Map.entry("num_binary_propagations", 6006L),
                        Map.entry("num_integer_propagations", 7007L),
                        Map.entry("num_restarts", 8008L),
                        Map.entry("num_lp_iterations", 9009L),
                        Map.entry("deterministic_time_nanos", 1_001_000_000L)),
                counters.natives());
    }

    private static CpSolverResponse response(long times) {
        return CpSolverResponse.newBuilder()
                .setNumBooleans(times)
                .setNumIntegers(2 * times)
                .setNumFixedBooleans(3 * times)
                .setNumBranches(4 * times)
                .setNumConflicts(5 * times)
                .setNumBinaryPropagations(6 * times)
                .setNumIntegerPropagations(7 * times)
                .setNumRestarts(8 * times)
                .setNumLpIterations(9 * times)
                .setDeterministicTime(times / 1000.0)
                .build();
    }
}
