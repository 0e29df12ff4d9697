package crosshatch.solvers.lcg;

import crosshatch.solver.Counter;
import crosshatch.solver.Counters;

/** Counts what one search does. */
final class SearchCounters {
    private long decisions;
    private long conflicts;
    private long backtracks;
    private long restarts;
    private long learnt;
    private long learntLiterals;
    private int depth;

    void begin() {
        decisions = 0;
        conflicts = 0;
        backtracks = 0;
        restarts = 0;
        learnt = 0;
        learntLiterals = 0;
        depth = 0;
    }

    /** @param level that it opens */
    void decision(int level) {
        decisions++;
        depth = Math.max(depth, level);
    }

    /** @param level on which it was met; above the root a conflict refutes a decision */
    void conflict(int level) {
        conflicts++;
        if (level > 0) backtracks++;
    }

    void restart() {
        restarts++;
    }

    void learnt(int literals) {
        learnt++;
        learntLiterals += literals;
    }

    long decisions() {
        return decisions;
    }

    long conflicts() {
        return conflicts;
    }

    /**
     * @param propagations literals that came to hold
     * @param moves of local search
     */
    Counters counters(long propagations, long forgotten, long moves) {
        return Counters.builder()
                .set(Counter.DECISIONS, decisions)
                .set(Counter.BACKTRACKS, backtracks)
                .set(Counter.CONFLICTS, conflicts)
                .set(Counter.PROPAGATIONS, propagations)
                .set(Counter.RESTARTS, restarts)
                .set(Counter.NOGOODS, learnt)
                .set(Counter.DEPTH, depth)
                .setNative("learnt literals", learntLiterals)
                .setNative("forgotten", forgotten)
                .setNative("tabu moves", moves)
                .build();
    }
}
