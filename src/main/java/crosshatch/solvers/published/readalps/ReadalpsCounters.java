package crosshatch.solvers.published.readalps;

import crosshatch.solver.Counter;
import crosshatch.solver.Counters;

/** The counts of one search: the published program's own, and those that every solver counts. */
final class ReadalpsCounters {
    long steps;
    long guesses;
    long forwards;
    long upwards;
    int maxLevel;
    long filterAgain;
    long solutions;

    long decisions;
    long backtracks;
    long conflicts;
    long propagations;
    int depth;

    /** @param choice whether there was another alternative */
    void count(PrintedLine.Move move, boolean choice) {
        switch (move) {
            case GUESS -> guesses++;
            case FORWARD -> forwards++;
            case UPWARD -> upwards++;
        }
        if (choice) decisions++;
    }

    Counters counters() {
        return Counters.builder()
                .set(Counter.DECISIONS, decisions)
                .set(Counter.BACKTRACKS, backtracks)
                .set(Counter.CONFLICTS, conflicts)
                .set(Counter.PROPAGATIONS, propagations)
                .set(Counter.DEPTH, depth)
                .setNative("steps", steps)
                .setNative("guesses", guesses)
                .setNative("forwards", forwards)
                .setNative("upwards", upwards)
                .setNative("maxLevel", maxLevel)
                .setNative("filterAgain", filterAgain)
                .setNative("solutions", solutions)
                .build();
    }
}
