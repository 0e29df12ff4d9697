package crosshatch.solvers.model.sat4j;

import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import java.util.List;
import org.sat4j.minisat.core.SolverStats;

/** The counters of one run: from the watch, and Sat4j's own by its own names. */
final class Sat4jCounters {
    private static final String STARTS = "starts";
    private static final String PROPAGATIONS = "propagations";
    private static final String LEARNT_CLAUSES = "learnedclauses";
    private static final String LEARNT_LITERALS = "learnedliterals";

    private static final List<String> NATIVES = List.of(
            STARTS,
            "decisions",
            PROPAGATIONS,
            "inspects",
            "conflicts",
            LEARNT_LITERALS,
            "learnedbinaryclauses",
            "learnedternaryclauses",
            LEARNT_CLAUSES,
            "ignoredclauses",
            "rootSimplifications",
            "reducedliterals",
            "changedreason",
            "reduceddb",
            "shortcuts",
            "updateLBD",
            "importedUnits");

    private Sat4jCounters() {}

    static Counters counters(Sat4jListener watch, SolverStats stats) {
        Counters.Builder counters = Counters.builder()
                .set(Counter.DECISIONS, watch.decisions())
                .set(Counter.BACKTRACKS, watch.refutedDecisions())
                .set(Counter.CONFLICTS, watch.conflicts())
                .set(Counter.PROPAGATIONS, Sat4jRelease.count(PROPAGATIONS, stats))
                .set(Counter.RESTARTS, Sat4jRelease.count(STARTS, stats) - watch.searches())
                .set(
                        Counter.NOGOODS,
                        Sat4jRelease.count(LEARNT_CLAUSES, stats) + Sat4jRelease.count(LEARNT_LITERALS, stats))
                .set(Counter.DEPTH, watch.depth());
        for (String each : NATIVES) {
            if (Sat4jRelease.counts(each)) counters.setNative(each, Sat4jRelease.count(each, stats));
        }
        return counters.build();
    }
}
