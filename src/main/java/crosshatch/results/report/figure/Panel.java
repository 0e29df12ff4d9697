package crosshatch.results.report.figure;

import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.Ids;
import crosshatch.results.report.Line;
import crosshatch.results.report.Lines;
import crosshatch.results.report.StatusCounts;
import crosshatch.results.report.figure.Plot.AtRisk;
import crosshatch.results.report.figure.Series.Point;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/** The comparable lines of one set, which most figures show. */
final class Panel {
    /** The statuses of the puzzles of a line, and its mean time, where an unsolved puzzle counts twice its limit. */
    record OutcomeCounts(StatusCounts counts, double par2Micros) {
        long puzzles() {
            return counts.all();
        }

        long solved() {
            return counts.solved();
        }

        long unsolved() {
            return puzzles() - solved();
        }
    }

    /** The part of a caption about the table below a survival function. */
    static final String AT_RISK =
            "The numbers under the axis, after each marker, are the puzzles that are left at this place. ";

    private final RunDatabase runs;
    private final String set;
    private final Line.Kind kind;
    private final Map<Integer, Line> lines = new LinkedHashMap<>();
    private final Map<Integer, OutcomeCounts> fates = new LinkedHashMap<>();
    private final Map<String, SolverStyle> styles;

    private Panel(RunDatabase runs, List<Line> lines) {
        this.runs = runs;
        set = lines.get(0).set();
        kind = lines.get(0).kind();
        for (Line line : lines) this.lines.put(line.number(), line);
        styles = SolverStyle.of(lines.stream().map(Line::solver).toList());
        runs.query("""
                SELECT line, %s, favg(CASE WHEN solved THEN micros ELSE 2 * limit_micros END) AS par2
                FROM puzzles JOIN lines USING (line) WHERE %s GROUP BY line ORDER BY line
                """.formatted(StatusCounts.SQL, isHere()), rows -> {
            while (rows.next())
                fates.put(rows.getInt("line"), new OutcomeCounts(StatusCounts.of(rows), rows.getDouble("par2")));
        });
    }

    /** Makes one panel for each set and kind of runs, in the order of lines. */
    static List<Panel> of(Lines lines) {
        return lines.all().stream()
                .collect(Collectors.groupingBy(
                        line -> List.of(line.set(), line.kind()), LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .map(group -> new Panel(lines.database(), group))
                .toList();
    }

    RunDatabase runs() {
        return runs;
    }

    List<Line> lines() {
        return List.copyOf(lines.values());
    }

    OutcomeCounts fate(int line) {
        OutcomeCounts fate = fates.get(line);
        if (fate == null) throw new IllegalArgumentException("line " + line + " is not of " + set);
        return fate;
    }

    /** Returns the SQL condition that a row of the table {@code puzzles} belongs to this panel. */
    String isHere() {
        return "line IN (" + lines.keySet().stream().map(String::valueOf).collect(Collectors.joining(", ")) + ")";
    }

    String id(String figure) {
        return Ids.of(figure, set, kind.toString());
    }

    String title(String figure) {
        return figure + ": " + set + ", " + kind;
    }

    /** Returns the name of a solver in this panel. */
    String name(Line line) {
        return line.label();
    }

    Series series(Line line, List<Point> points) {
        return new Series(name(line), style(line), points);
    }

    /**
     * Makes the numbers of unfinished puzzles.
     *
     * @param left returns the number of unfinished puzzles at a tick
     */
    AtRisk atRisk(Line line, Axis x, ToLongFunction<Double> left) {
        Map<Double, Long> numbers = x.ticks().stream()
                .filter(tick -> !tick.label().isEmpty())
                .collect(Collectors.toMap(Axis.Tick::value, tick -> left.applyAsLong(tick.value())));
        return new AtRisk(style(line), numbers);
    }

    private SolverStyle style(Line line) {
        SolverStyle style = styles.get(line.solver());
        if (style == null) throw new IllegalArgumentException(line + " is not of " + set);
        return style;
    }

    /** Orders lines by most solved puzzles, then by mean time, where an unsolved puzzle counts twice its limit. */
    Comparator<Line> bestFirst() {
        return Comparator.comparing((Line line) -> -fate(line.number()).solved())
                .thenComparing(line -> fate(line.number()).par2Micros());
    }

    /** Returns the largest number of puzzles of a line. */
    long puzzles() {
        return fates.values().stream().mapToLong(OutcomeCounts::puzzles).max().orElse(0);
    }

    /** Returns the largest number of puzzles of a line, where isomorphs count once. */
    long originals() {
        return runs.list(
                        "SELECT max(originals) FROM (SELECT count(DISTINCT position) AS originals FROM puzzles WHERE "
                                + isHere() + " GROUP BY line)",
                        rows -> rows.getLong(1))
                .get(0);
    }

    /** Returns the meaning of the bands of curves; empty if they are not drawn. */
    String bandCaption() {
        return lines.size() > Curves.MOST_BANDS
                ? ""
                : "Bands are 95 % intervals for each single share (Clopper and Pearson 1934), for " + originals()
                        + " puzzles that are not isomorphs of each other. ";
    }

    /** Returns the time limit in µs that all lines share; infinite if there is none. */
    double limitMicros() {
        List<Double> limits =
                lines.values().stream().map(Line::limitMicros).distinct().toList();
        return limits.size() == 1 ? limits.get(0) : Double.POSITIVE_INFINITY;
    }

    /** Returns whether a puzzle is unsolved, so that it is drawn at the limit. */
    boolean showsLimit() {
        return Double.isFinite(limitMicros()) && fates.values().stream().anyMatch(fate -> fate.unsolved() > 0);
    }

    String limitLabel() {
        return "limit " + Axis.time(limitMicros());
    }

    /** Returns the limit as a line on an axis of times; empty if all puzzles are solved. */
    List<Guide> limitAcross() {
        return showsLimit() ? List.of(new Guide.AtX(limitMicros(), limitLabel())) : List.of();
    }

    /** Returns the number of puzzles, the definition of their time, and the solvers with unsolved puzzles, with reasons. */
    String caption() {
        String count = String.format(Locale.ROOT, "n = %,d puzzles", puzzles());
        boolean repeated = lines.values().stream().anyMatch(line -> line.forks() * line.repetitions() > 1);
        String unsolved = lines.values().stream()
                .filter(line -> fate(line.number()).unsolved() > 0)
                .map(line -> String.format(
                        Locale.ROOT,
                        "%s %,d (%s)",
                        name(line),
                        fate(line.number()).unsolved(),
                        fate(line.number()).counts().reasons()))
                .collect(Collectors.joining(", "));
        return count
                + (repeated ? ". The time of a puzzle is the median of its runs." : ".")
                + (unsolved.isEmpty() ? " All solvers solve all puzzles." : " Not solved: " + unsolved + ".");
    }
}
