package crosshatch.results.report.figure;

import crosshatch.results.report.Lines;
import crosshatch.results.report.OptionalParts;
import crosshatch.results.report.Summary;
import java.util.ArrayList;
import java.util.List;

/** Makes all figures for which the records have data. */
public final class Figures {
    private Figures() {}

    /**
     * Makes the figures of single sets, then the figures of several sets.
     *
     * @param summaries the summaries of the lines
     * @param extras the optional parts that were computed
     */
    public static List<Figure> of(Lines lines, List<Summary> summaries, OptionalParts extras) {
        List<Figure> figures = new ArrayList<>();
        for (Panel panel : Panel.of(lines)) {
            figures.addAll(TimeFigures.of(panel));
            figures.addAll(ProfileFigure.of(panel));
            figures.addAll(PairFigures.of(panel));
            figures.addAll(EffortFigure.of(panel));
        }
        figures.addAll(RatioFigures.ofEffects(extras.effects()));
        figures.addAll(DecompositionFigures.of(extras.decomposed()));
        figures.addAll(RatioFigures.ofLevels(lines));
        figures.addAll(VersionFigures.of(lines));
        figures.addAll(Ranks.figures(lines, summaries));
        figures.addAll(HeatMap.of(summaries));
        figures.addAll(GrowthFigures.of(lines));
        figures.addAll(PowerFigures.of(extras.pairs()));
        return figures;
    }
}
