package crosshatch.results.report.figure;

import crosshatch.results.report.Ids;
import crosshatch.results.report.Line;
import crosshatch.results.report.Spread;
import crosshatch.results.report.figure.Series.Point;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/** Draws the probability that the runs show a ratio of times, against the true ratio. */
final class PowerFigures {
    private static final int POINTS = 60;
    /** The curves are drawn up to the ratio that each of them finds almost surely, but no further than this ratio. */
    private static final double MOST_RATIO = 100;

    private static final double ALMOST_SURE = 0.99;

    /** The ratio from which on an axis is logarithmic; smaller axes would have no ticks at powers of ten. */
    private static final double FAR = 10;

    private static final String RATIO = "true ratio of times";

    private PowerFigures() {}

    /** Makes one figure of ratios of times for each set and kind of runs. */
    static List<Figure> of(List<Spread> pairs) {
        List<Spread> times = pairs.stream()
                .filter(each -> each.measure() == Spread.Measure.TIME)
                .toList();
        return Spread.bySet(times).stream()
                .map(rows -> figure(rows, Spread.comparisons(pairs), Spread.level(pairs)))
                .toList();
    }

    private static Figure figure(List<Spread> rows, long pairs, double level) {
        Line first = rows.get(0).line();
        Map<String, SolverStyle> styles =
                SolverStyle.of(rows.stream().map(each -> each.line().solver()).toList());
        double sure = rows.stream()
                .mapToDouble(each -> each.found(ALMOST_SURE, level))
                .reduce(1, Math::max);
        double most = Math.min(MOST_RATIO, sure);
        List<Series> series = rows.stream()
                .map(each -> new Series(
                        each.name(),
                        Objects.requireNonNull(styles.get(each.line().solver())),
                        curve(each, most, level)))
                .toList();
        return new Figure(
                Ids.of("power", first.set(), first.kind().toString()),
                rows.get(0).group() + ": ratios that these runs could have found",
                "The probability that a paired t test on logarithms finds a true ratio of times of this size, with these puzzles,"
                        + " forks and repetitions. The significance level is 0.05 divided by " + pairs
                        + ", the number of comparisons of the report. The inverse takes the place of a ratio below 1. The further right a curve lies,"
                        + " the larger a difference must be before these runs can show it.",
                Plot.of(
                        most < FAR ? Axis.linear("ratio", RATIO, 1, most) : Axis.log("ratio", RATIO, 1, most),
                        Axis.share("power", "probability that a test finds it"),
                        new Curves(List.of("solver", "ratio", "power"), Curves.Join.STRAIGHT, series),
                        List.of(new Guide.AtY(Spread.USUAL_POWER, ""))));
    }

    private static List<Point> curve(Spread pair, double most, double level) {
        return IntStream.rangeClosed(0, POINTS)
                .mapToDouble(at -> Math.pow(most, at / (double) POINTS))
                .mapToObj(factor -> Point.at(factor, pair.power(factor, level)))
                .toList();
    }
}
