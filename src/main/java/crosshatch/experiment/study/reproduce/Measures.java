package crosshatch.experiment.study.reproduce;

import java.util.List;
import tools.jackson.databind.jsontype.NamedType;

/** The kinds of measure by their names in data files. */
final class Measures {
    private static final List<NamedType> KINDS = List.of(
            kind("backtracks-of-each", BacktrackMeasures.OfEach.class),
            kind("backtrack-statistics", BacktrackMeasures.Statistics.class),
            kind("cut-row", BacktrackMeasures.CutRow.class),
            kind("backtracks-at-most", BacktrackMeasures.AtMost.class),
            kind("backtracks-ratio", BacktrackMeasures.Ratio.class),
            kind("solutions-as-published", CountMeasures.SolutionsAsPublished.class),
            kind("solved-without-search", CountMeasures.SolvedWithoutSearch.class),
            kind("puzzles-where", CountMeasures.PuzzlesWhere.class),
            kind("counts-per-question", CountMeasures.CountsPerQuestion.class),
            kind("mean-counts", CountMeasures.MeanCounts.class),
            kind("corner-sum", CountMeasures.CornerSum.class),
            kind("formula-sizes", CountMeasures.FormulaSizes.class),
            kind("time-ratio", TimeMeasures.TimeRatio.class),
            kind("thread-plateau", TimeMeasures.ThreadPlateau.class),
            kind("hp71b-at-published-settings", Hp71bMeasures.AtPublishedSettings.class),
            kind("hp71b-at-smaller-settings", Hp71bMeasures.AtSmallerSettings.class),
            kind("hp71b-recursion", Hp71bMeasures.Recursion.class),
            kind("hp71b-sweep-order", Hp71bMeasures.SweepOrder.class),
            kind("hp71b-sweep-ratio", Hp71bMeasures.SweepRatio.class),
            kind("homer-unsolved-nodes", HomerMeasures.UnsolvedNodes.class),
            kind("homer-printed-candidates", HomerMeasures.PrintedCandidates.class),
            kind("readalps-events", ReadalpsMeasures.Events.class),
            kind("readalps-end-grid", ReadalpsMeasures.EndGrid.class));

    private Measures() {}

    private static NamedType kind(String name, Class<? extends Measure> type) {
        return new NamedType(type, name);
    }

    /** The kinds of measurements, for the mapper that reads data files. */
    static NamedType[] kinds() {
        return KINDS.toArray(NamedType[]::new);
    }
}
