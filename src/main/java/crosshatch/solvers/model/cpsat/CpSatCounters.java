package crosshatch.solvers.model.cpsat;

import com.google.ortools.sat.CpSolverResponse;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;

/**
 * What the library reports of the solves of one answer, added up. Its two clocks are left out: time is the runner's to
 * measure, and without them two runs with the same seed count the same.
 */
final class CpSatCounters {
    private static final double NANOS = 1e9;
    private static final String INTEGERS = "num_integers";
    private static final String FIXED_BOOLEANS = "num_fixed_booleans";

    private long solves;
    private long booleans;
    private long integers;
    private long fixedBooleans;
    private long branches;
    private long conflicts;
    private long booleanPropagations;
    private long integerPropagations;
    private long restarts;
    private long lpIterations;
    private double deterministicTime;

    void add(CpSolverResponse response) {
        solves++;
        booleans += response.getNumBooleans();
        integers += CpSatRelease.reported(INTEGERS, response);
        fixedBooleans += CpSatRelease.reported(FIXED_BOOLEANS, response);
        branches += response.getNumBranches();
        conflicts += response.getNumConflicts();
        booleanPropagations += response.getNumBinaryPropagations();
        integerPropagations += response.getNumIntegerPropagations();
        restarts += response.getNumRestarts();
        lpIterations += response.getNumLpIterations();
        deterministicTime += response.getDeterministicTime();
    }

    long decisions() {
        return branches;
    }

    long conflicts() {
        return conflicts;
    }

    /**
     * As {@link CpSatFamily#counters} describes them; the natives by the names of the fields of the response, with the number
     * of responses that were added up. Deterministic time is in billionths of the library's unit, which is about a second.
     */
    Counters counters() {
        Counters.Builder counters = Counters.builder()
                .set(Counter.DECISIONS, branches)
                .set(Counter.BACKTRACKS, conflicts)
                .set(Counter.CONFLICTS, conflicts)
                .set(Counter.PROPAGATIONS, booleanPropagations + integerPropagations)
                .set(Counter.RESTARTS, restarts)
                .setNative("solves", solves)
                .setNative("num_booleans", booleans)
                .setNative("num_branches", branches)
                .setNative("num_conflicts", conflicts)
                .setNative("num_binary_propagations", booleanPropagations)
                .setNative("num_integer_propagations", integerPropagations)
                .setNative("num_restarts", restarts)
                .setNative("num_lp_iterations", lpIterations)
                .setNative("deterministic_time_nanos", Math.round(deterministicTime * NANOS));
        if (CpSatRelease.reports(INTEGERS)) counters.setNative(INTEGERS, integers);
        if (CpSatRelease.reports(FIXED_BOOLEANS)) counters.setNative(FIXED_BOOLEANS, fixedBooleans);
        return counters.build();
    }
}
