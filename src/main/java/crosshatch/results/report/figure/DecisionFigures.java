package crosshatch.results.report.figure;

import crosshatch.results.report.Decisions;
import crosshatch.results.report.Decisions.DecidedPair;
import crosshatch.results.report.Ids;
import crosshatch.results.report.statistics.DecisionRule;
import crosshatch.results.report.statistics.DecisionRule.Measure;
import crosshatch.results.report.statistics.PairDecision.Look;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Draws for each pair of solvers the band that narrows with the puzzles, until it lies outside or inside the margin. */
public final class DecisionFigures {
    private static final int MOST_LOOKS = 60;

    private DecisionFigures() {}

    /** Makes a figure for each pair of solvers. */
    public static List<Figure> of(Decisions decisions) {
        return decisions.pairs().stream()
                .map(pair -> figure(pair, decisions.rule()))
                .toList();
    }

    private static Figure figure(DecidedPair pair, DecisionRule rule) {
        Map<String, SolverStyle> styles =
                SolverStyle.of(List.of(pair.line().solver(), pair.other().solver()));
        SolverStyle style = Objects.requireNonNull(styles.get(pair.line().solver()));
        List<Medians.Row> rows = shown(pair.decision().looks()).stream()
                .map(look -> new Medians.Row(
                        pair.first() + " to " + pair.second(),
                        style,
                        "",
                        look.puzzles(),
                        rule.shown(look.mean()),
                        rule.shown(look.low()),
                        rule.shown(look.high()),
                        false))
                .toList();
        return new Figure(
                Ids.of("decision", pair.first(), pair.second()),
                rule.declaration(pair.decision().outcome(), pair.first(), pair.second()),
                "Each bar is the confidence sequence after a batch, and its mark is the mean so far. The dashed lines are the"
                        + " margin. The pair is decided when a bar lies on one side of both lines, or between them.",
                Plot.of(
                        Axis.linear("puzzles", "puzzles", 1.02 * pair.last().puzzles()),
                        axis(rows, rule),
                        new Medians(List.of("pair", "panel", "puzzles", "value", "low", "high"), rows),
                        margin(rule)));
    }

    /** Selects early looks, where the band narrows most, then every n-th look, and the last one. */
    private static List<Look> shown(List<Look> looks) {
        List<Look> shown = new ArrayList<>();
        int step = 1 + looks.size() / MOST_LOOKS;
        for (int at = 0; at < looks.size(); at++) {
            if (at % step == 0 || at == looks.size() - 1) shown.add(looks.get(at));
        }
        return shown;
    }

    private static Axis axis(List<Medians.Row> rows, DecisionRule rule) {
        double low = rows.stream().mapToDouble(Medians.Row::low).min().orElse(0);
        double high = rows.stream().mapToDouble(Medians.Row::high).max().orElse(1);
        return rule.measure() == Measure.SOLVED
                ? Axis.linear("value", "difference of shares", low, high)
                : Axis.log("value", "ratio", Math.min(low, 1 / rule.margin()), Math.max(high, rule.margin()));
    }

    private static List<Guide> margin(DecisionRule rule) {
        double other = rule.measure() == Measure.SOLVED ? -rule.margin() : 1 / rule.margin();
        return List.of(new Guide.AtY(rule.margin(), "margin"), new Guide.AtY(other, ""));
    }
}
