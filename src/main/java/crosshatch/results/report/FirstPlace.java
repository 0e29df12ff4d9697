package crosshatch.results.report;

import crosshatch.results.report.statistics.Ratio;
import crosshatch.results.report.table.CodeMarks;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/**
 * States which solver is first on a set, with the ratios of times of the next solvers, or that the order of the first two is not
 * decided, see {@link Comparison#order}. All numbers are also in the tables of comparisons and of power.
 */
public final class FirstPlace {
    private static final int MOST_RATIOS = 3;
    private static final double MICROS_OF_AN_HOUR = 3.6e9;

    private final Lines lines;
    private final List<Summary> ranked;
    private final Summary first;
    private final double level;
    /** The ratios of the solvers after the first one, at most {@value #MOST_RATIOS}. */
    private final List<Optional<Ratio>> ratios;

    private FirstPlace(Lines lines, List<Summary> ranked, double level) {
        this.lines = lines;
        this.ranked = ranked;
        this.first = ranked.get(0);
        this.level = level;
        ratios = ranked.stream().skip(1).limit(MOST_RATIOS).map(this::ratio).toList();
    }

    /** Returns the first places in the order of {@link SummaryTable#perSet}. */
    public static List<FirstPlace> of(Lines lines) {
        List<List<Summary>> sets = SummaryTable.bySetBestFirst(lines.summaries());
        int pairs = sets.stream().mapToInt(set -> set.size() - 1).sum();
        return sets.stream()
                .map(set -> new FirstPlace(lines, set, Spread.level(pairs)))
                .toList();
    }

    /** Returns the first places on all sets in one sentence. */
    public static String summary(List<FirstPlace> places) {
        return places.stream()
                .collect(Collectors.groupingBy(
                        FirstPlace::name,
                        LinkedHashMap::new,
                        Collectors.mapping(place -> CodeMarks.of(place.first.set()), Collectors.joining(", "))))
                .entrySet()
                .stream()
                .map(each -> each.getKey() + " on " + each.getValue())
                .collect(Collectors.joining("; ", "First: ", "."));
    }

    private String name() {
        if (first.solved() == 0) return "no solver";
        String name = CodeMarks.of(first.label());
        return ranked.size() > 1 && !isDecided(1) ? name + " (not decided against " + label(1) + ")" : name;
    }

    /** Returns the first place on this set in one or two sentences. */
    public String sentence() {
        String set = CodeMarks.of(first.set());
        if (first.solved() == 0) return "No solver solved a puzzle of " + set + ".";
        if (ranked.size() == 1) return alone(set);
        Optional<Ratio> ratio = ratios.get(0);
        String beginning = CodeMarks.of(first.label()) + " ranks first on " + set + reason();
        if (ratio.isEmpty() || !ratio.get().hasInterval()) {
            return beginning + ". Too few puzzles were solved for an interval, so the order is not decided.";
        }
        return isDecided(1) ? beginning + ": " + ratios() + "." : beginning + ", but " + undecided(ratio.get());
    }

    private String alone(String set) {
        return String.format(
                Locale.ROOT,
                "%s solved %,d of %,d %s of %s.",
                CodeMarks.of(first.label()),
                first.solved(),
                first.puzzles(),
                first.puzzles() == 1 ? "puzzle" : "puzzles",
                set);
    }

    /** Returns the ranking's reason where it is not the time. */
    private String reason() {
        Summary second = ranked.get(1);
        if (second.wrong() > first.wrong()) return ", with fewer wrong answers than " + label(1);
        if (second.solved() == first.solved()) return "";
        return String.format(
                Locale.ROOT,
                ", with %,d of %,d puzzles solved (%s: %,d)",
                first.solved(),
                first.puzzles(),
                label(1),
                second.solved());
    }

    private String ratios() {
        StringBuilder text = new StringBuilder();
        for (int at = 1; at <= ratios.size() && isDecided(at) && (at == 1 || isRight(at)); at++) {
            text.append(at == 1 ? "" : ", ")
                    .append(measured(at, ratios.get(at - 1).orElseThrow(), at == 1 ? "95 % interval " : ""));
        }
        return text.toString();
    }

    private String measured(int at, Ratio ratio, String interval) {
        String ends = " (" + interval + RatioCells.interval(ratio) + ")";
        return isTimed(ranked.get(at))
                ? label(at) + " takes " + RatioCells.text(ratio) + " times as long" + ends
                : label(at) + " has " + RatioCells.text(ratio) + " times the PAR2 of " + CodeMarks.of(first.label())
                        + ends;
    }

    private String undecided(Ratio ratio) {
        return "the order of the first two is not decided: " + measured(1, ratio, "95 % interval ") + "."
                + enough(ratio) + forks();
    }

    private String forks() {
        return Comparison.isOneFork(ranked.get(1).line(), first.line())
                ? " With one fork (JVM) for each solver, a ratio up to " + Comparison.BETWEEN_FORKS
                        + " may come from the JVMs. Use more forks."
                : "";
    }

    /** Returns the number of puzzles that would decide the order, if the interval includes 1. */
    private String enough(Ratio ratio) {
        if (!isTimed(ranked.get(1)) || ratio.low() > 1 || ratio.high() < 1) return "";
        double factor = Math.max(ratio.ratio(), 1 / ratio.ratio());
        OptionalLong puzzles = Spread.of(
                        lines, Spread.Measure.TIME, ranked.get(1).line(), first.line())
                .map(spread -> spread.puzzles(factor, Spread.USUAL_POWER, level))
                .orElse(OptionalLong.empty());
        if (puzzles.isEmpty()) return " More puzzles alone would not show so small a difference.";
        return String.format(
                Locale.ROOT,
                " About %,d puzzles (now %,d) would show a ratio of this size with a probability of 80 %%, in about %.1f hours"
                        + " of runs.",
                puzzles.getAsLong(),
                first.puzzles(),
                hours(puzzles.getAsLong()));
    }

    private double hours(long puzzles) {
        return ranked.stream()
                        .limit(2)
                        .mapToDouble(row -> row.totalMicros().mean().orElse(0)
                                * row.line().repetitions()
                                * row.line().forks())
                        .sum()
                * puzzles
                / MICROS_OF_AN_HOUR;
    }

    private boolean isRight(int at) {
        return ranked.get(at).wrong() == 0;
    }

    private boolean isDecided(int at) {
        return Comparison.order(ratios.get(at - 1), ranked.get(at).line(), first.line()) > 0;
    }

    /** Returns the ratio of a solver to the first one; of PAR2 where one of them left a puzzle unsolved. */
    private Optional<Ratio> ratio(Summary other) {
        return Comparison.of(lines, other.line(), first.line())
                .flatMap(each -> isTimed(other) ? each.ratio() : each.par2());
    }

    private boolean isTimed(Summary other) {
        return first.solved() == first.puzzles() && other.solved() == other.puzzles();
    }

    private String label(int at) {
        return CodeMarks.of(ranked.get(at).label());
    }
}
