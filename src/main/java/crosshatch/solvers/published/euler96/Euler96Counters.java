package crosshatch.solvers.published.euler96;

import crosshatch.solver.Counter;
import crosshatch.solver.Counters;

/** What one run did. */
final class Euler96Counters {
    long decisions;
    long backtracks;
    long conflicts;
    int depth;
    /** Placed by the logic, before the search. */
    int logicDigits;
    /** Placed by the brute force where only one digit fitted. */
    long forcedDigits;
    /** Blank cells that the brute force was handed; 0 means that the logic alone solved the puzzle. */
    int blanksLeft;

    Counters counters() {
        return Counters.builder()
                .set(Counter.DECISIONS, decisions)
                .set(Counter.BACKTRACKS, backtracks)
                .set(Counter.CONFLICTS, conflicts)
                .set(Counter.PROPAGATIONS, logicDigits + forcedDigits)
                .set(Counter.DEPTH, depth)
                .setNative("logicDigits", logicDigits)
                .setNative("blanksLeft", blanksLeft)
                .setNative("forcedDigits", forcedDigits)
                .build();
    }
}
