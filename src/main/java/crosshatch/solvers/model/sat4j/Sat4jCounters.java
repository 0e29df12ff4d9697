package crosshatch.solvers.model.sat4j;

import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import org.sat4j.minisat.core.SolverStats;

/** The counters of one run: from the watch, and Sat4j's own by its own names. */
final class Sat4jCounters {
    private Sat4jCounters() {}

    static Counters counters(Sat4jListener watch, SolverStats stats) {
        Counters.Builder counters = Counters.builder()
                .set(Counter.DECISIONS, watch.decisions())
                .set(Counter.BACKTRACKS, watch.refutedDecisions())
                .set(Counter.CONFLICTS, watch.conflicts())
                .set(Counter.PROPAGATIONS, stats.getPropagations())
                .set(Counter.RESTARTS, stats.getStarts() - watch.searches())
                .set(Counter.NOGOODS, stats.getLearnedclauses() + stats.getLearnedliterals())
                .set(Counter.DEPTH, watch.depth());
        return withNatives(counters, stats).build();
    }

    /** As {@code SolverStats.toMap}, which finds the same by reflection, at a cost that small puzzles would feel. */
    private static Counters.Builder withNatives(Counters.Builder counters, SolverStats stats) {
        return counters.setNative("starts", stats.getStarts())
                .setNative("decisions", stats.getDecisions())
                .setNative("propagations", stats.getPropagations())
                .setNative("inspects", stats.getInspects())
                .setNative("conflicts", stats.getConflicts())
                .setNative("learnedliterals", stats.getLearnedliterals())
                .setNative("learnedbinaryclauses", stats.getLearnedbinaryclauses())
                .setNative("learnedternaryclauses", stats.getLearnedternaryclauses())
                .setNative("learnedclauses", stats.getLearnedclauses())
                .setNative("ignoredclauses", stats.getIgnoredclauses())
                .setNative("rootSimplifications", stats.getRootSimplifications())
                .setNative("reducedliterals", stats.getReducedliterals())
                .setNative("changedreason", stats.getChangedreason())
                .setNative("reduceddb", stats.getReduceddb())
                .setNative("shortcuts", stats.getShortcuts())
                .setNative("updateLBD", stats.getUpdateLBD())
                .setNative("importedUnits", stats.getImportedUnits());
    }
}
