package crosshatch.experiment.study.reproduce.measure;

import java.util.List;
import tools.jackson.databind.jsontype.NamedType;

/** The kinds of measure by their names in data files. */
public final class Measures {
    private static final List<NamedType> KINDS = List.of(
            kind("backtracks-of-each", BacktracksOfEach.class),
            kind("backtrack-statistics", BacktrackStatistics.class),
            kind("cut-row", CutRow.class),
            kind("backtracks-at-most", BacktracksAtMost.class),
            kind("backtracks-ratio", BacktracksRatio.class),
            kind("solutions-as-published", SolutionsAsPublished.class),
            kind("solved-without-search", SolvedWithoutSearch.class),
            kind("puzzles-where", PuzzlesWhere.class),
            kind("counts-per-question", CountsPerQuestion.class),
            kind("mean-counts", MeanCounts.class),
            kind("corner-sum", CornerSum.class),
            kind("formula-sizes", FormulaSizes.class),
            kind("time-ratio", TimeRatio.class),
            kind("thread-plateau", ThreadPlateau.class),
            kind("hp71b-at-published-settings", Hp71bAtPublishedSettings.class),
            kind("hp71b-at-smaller-settings", Hp71bAtSmallerSettings.class),
            kind("hp71b-recursion", Hp71bRecursion.class),
            kind("hp71b-sweep-order", Hp71bSweepOrder.class),
            kind("hp71b-sweep-ratio", Hp71bSweepRatio.class),
            kind("homer-unsolved-nodes", HomerUnsolvedNodes.class),
            kind("homer-printed-candidates", HomerPrintedCandidates.class),
            kind("readalps-events", ReadalpsEvents.class),
            kind("readalps-end-grid", ReadalpsEndGrid.class));

    private Measures() {}

    private static NamedType kind(String name, Class<? extends Measure> type) {
        return new NamedType(type, name);
    }

    /** The kinds of measurements, for the mapper that reads data files. */
    public static NamedType[] kinds() {
        return KINDS.toArray(NamedType[]::new);
    }
}
