package crosshatch.solvers.published.hp71b;

import crosshatch.solver.Counter;
import crosshatch.solver.Counters;

/** What one run did. */
final class Hp71bCounters {
    /** Calls of TRY, the first included. */
    long tryCalls;
    /** Calls below the first that came back without a solution. */
    long failedCalls;
    /** Calls that came back as illegal. */
    long illegalCalls;
    /** Deepest call; the first is at depth 1. */
    int deepestCall;

    long sweeps;
    /** Empty cells that the sweeps looked at. */
    long emptyCells;

    long forcedDigits;
    long conjugatePasses;
    /** Free digits of open cells that the conjugate passes noted. */
    long freeDigits;

    long conjugateDigits;

    /** Every open cell has two digits left or more, so each call below the first is a decision. */
    long decisions() {
        return Math.max(0, tryCalls - 1);
    }

    Counters counters() {
        return Counters.builder()
                .set(Counter.DECISIONS, decisions())
                .set(Counter.BACKTRACKS, failedCalls)
                .set(Counter.CONFLICTS, illegalCalls)
                .set(Counter.PROPAGATIONS, forcedDigits + conjugateDigits)
                .set(Counter.DEPTH, Math.max(0, deepestCall - 1))
                .setNative("tryCalls", tryCalls)
                .setNative("sweeps", sweeps)
                .setNative("emptyCells", emptyCells)
                .setNative("forcedDigits", forcedDigits)
                .setNative("conjugatePasses", conjugatePasses)
                .setNative("freeDigits", freeDigits)
                .setNative("conjugateDigits", conjugateDigits)
                .build();
    }
}
