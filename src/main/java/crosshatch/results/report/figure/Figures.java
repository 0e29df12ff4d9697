package crosshatch.results.report.figure;

import crosshatch.results.report.Extras;
import crosshatch.results.report.Lines;
import crosshatch.results.report.Summary;
import java.util.ArrayList;
import java.util.List;

/** All figures that the records have data for. */
public final class Figures {
    private Figures() {}

    /**
     * Makes the figures set by set, then the figures of several sets.
     *
     * @param summaries of the lines
     * @param extras parts that are asked for
     */
    public static List<Figure> of(Lines lines, List<Summary> summaries, Extras extras) {
        List<Figure> figures = new ArrayList<>();
        for (Panel panel : Panel.of(lines)) {
            figures.addAll(TimeFigures.of(panel));
            figures.addAll(HistogramFigure.of(panel));
            figures.addAll(ProfileFigure.of(panel));
            figures.addAll(PairFigures.of(panel));
            figures.addAll(EffortFigures.of(panel));
            figures.addAll(CostFigures.of(panel));
        }
        figures.addAll(RatioFigures.ofEffects(extras.effects()));
        figures.addAll(DecompositionFigures.of(extras.decomposed()));
        figures.addAll(RatioFigures.ofLevels(lines));
        figures.addAll(VersionFigures.of(lines));
        figures.addAll(Ranks.figures(lines, summaries));
        figures.addAll(SetFigures.of(summaries));
        figures.addAll(MadeFigures.of(lines));
        if (extras.power()) figures.addAll(PowerFigures.of(extras.pairs()));
        return figures;
    }

    /** The figures of a comparison that is running: the share of puzzles solved within a time, set by set. */
    public static List<Figure> soFar(Lines lines) {
        return Panel.of(lines).stream()
                .flatMap(panel -> TimeFigures.shares(panel).stream())
                .toList();
    }
}
