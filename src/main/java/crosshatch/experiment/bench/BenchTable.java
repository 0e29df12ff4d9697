package crosshatch.experiment.bench;

import crosshatch.results.Words;
import crosshatch.results.noise.NoiseBounds;
import crosshatch.results.noise.Quartiles;
import crosshatch.results.report.table.Cell.Quantity;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column.Kind;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.Table;
import crosshatch.results.schema.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.function.Function;

/** The scores of one set as a table: either latency of one thread, or throughput of several. */
public final class BenchTable {
    /** The entry in place of a ratio that would claim too much. */
    static final String TOO_NOISY = "too noisy";

    static final String NOT_STEADY = "not steady";

    /** The score that all others are compared with. */
    private final Score first;

    private final List<Score> scores;
    private final Function<Score, String> label;
    private final NoiseBounds.Figures noise;

    /**
     * Prepares the tables.
     *
     * @param label returns the displayed name of the solver of a score
     * @param noise the measured noise of the machine
     */
    public BenchTable(List<Score> scores, Function<Score, String> label, NoiseBounds.Figures noise) {
        this.noise = noise;
        this.first = scores.get(0);
        this.scores = scores;
        this.label = label;
    }

    /** Makes a row for each solver: its time per puzzle, and the ratio to the first solver. */
    public Table latency() {
        Map<Column, Function<Score, Cell>> columns = solverAndVerdicts();
        columns.put(
                Column.number("micros_per_puzzle", "a puzzle").as(Kind.COST),
                score -> Cell.time(score.microsPerPuzzle().median()));
        columns.put(
                Column.number("micros_half", "quartiles"), score -> middleHalf(score.microsPerPuzzle(), Cell::time));
        columns.put(Column.number("ratio", "ratio"), score -> ratio(score, score.timeRatio(first)));
        columns.put(
                Column.number("ratio_half", "its quartiles"),
                score -> score == first ? Cell.empty() : middleHalf(score.timeRatio(first), Cell::number));
        return table(columns);
    }

    /** Makes a row for each number of threads and schedule: puzzles per second, and the share of busy time of the threads. */
    public Table throughput() {
        Map<Column, Function<Score, Cell>> columns = solverAndVerdicts();
        columns.put(
                Column.number("threads", "threads"),
                score -> Cell.count(score.contestant().threads()));
        columns.put(
                Column.text("schedule", "schedule"),
                score -> Cell.text(score.contestant().schedule()));
        columns.put(
                Column.number("puzzles_per_second", "puzzles a second"),
                score -> Cell.number(score.puzzlesPerSecond().median()));
        columns.put(
                Column.number("puzzles_half", "quartiles"),
                score -> middleHalf(score.puzzlesPerSecond(), Cell::number));
        columns.put(Column.number("ratio", "ratio"), score -> ratio(score, first.timeRatio(score)));
        columns.put(Column.number("busy", "busy ms by thread"), score -> Cell.text(busy(score)));
        columns.put(
                Column.number("idle", "idle"),
                score -> percent(score.idleShare().median()));
        return table(columns);
    }

    private Map<Column, Function<Score, Cell>> solverAndVerdicts() {
        Map<Column, Function<Score, Cell>> columns = new LinkedHashMap<>();
        columns.put(Column.text("solver", "solver"), score -> Cell.text(label.apply(score)));
        columns.put(Column.number("correct", "correct"), score -> share(score, Verdict.CORRECT));
        whereAny(columns, Verdict.UNCONFIRMED, Kind.OPEN);
        whereAny(columns, Verdict.UNDECIDED, Kind.OPEN);
        whereAny(columns, Verdict.WRONG, Kind.WRONG);
        whereAny(columns, Verdict.CRASHED, Kind.WRONG);
        return columns;
    }

    private void whereAny(Map<Column, Function<Score, Cell>> columns, Verdict verdict, Kind kind) {
        if (scores.stream().anyMatch(score -> score.verdicts().count(verdict) > 0)) {
            columns.put(Column.number(Words.of(verdict), Words.of(verdict)).as(kind), score -> share(score, verdict));
        }
    }

    private Table table(Map<Column, Function<Score, Cell>> columns) {
        List<List<Cell>> rows = scores.stream()
                .map(score ->
                        columns.values().stream().map(cell -> cell.apply(score)).toList())
                .toList();
        return new Table("scores", "", List.copyOf(columns.keySet()), rows, List.of());
    }

    /** Returns the share of a verdict among the answers. A small share is not shown as zero. */
    private static Cell share(Score score, Verdict verdict) {
        long count = score.verdicts().count(verdict);
        if (count == 0) return Cell.few(0);
        return percent(count / (double) score.verdicts().answers());
    }

    private static String busy(Score score) {
        List<String> millis = score.busyMillis().stream()
                .map(each -> Cell.number(each).text())
                .toList();
        return String.join(" + ", millis);
    }

    private static Cell middleHalf(Quartiles quartiles, DoubleFunction<Quantity> shown) {
        return new Cell.Range(shown.apply(quartiles.first()), shown.apply(quartiles.third()));
    }

    private Cell ratio(Score score, Quartiles ratios) {
        if (!isSteady(score) || !isSteady(first)) return Cell.text(NOT_STEADY);
        return isTooNoisy(score) ? Cell.text(TOO_NOISY) : Cell.factor(ratios.median());
    }

    /** Returns whether all rounds ran one state of the compiled code. */
    private static boolean isSteady(Score score) {
        return score.isWarm() && score.change().isEmpty();
    }

    /** Returns whether rounds disagree on the faster solver, or the speed of the machine itself changed. */
    private boolean isTooNoisy(Score score) {
        return score != first && (noise.drifts() || score.timeRatio(first).straddle(1));
    }

    /** Returns the reasons why ratios are too noisy, and other disturbances of the times. */
    public List<String> noise() {
        List<String> notes = new ArrayList<>();
        scores.forEach(score -> unsteady(score).ifPresent(notes::add));
        for (Score score : scores) {
            if (isTooNoisy(score)) {
                notes.add("Too noisy to decide which solver is faster: " + label.apply(score) + " or "
                        + label.apply(first)
                        + " (interquartile range of the ratios of their times "
                        + middleHalf(score.timeRatio(first), Cell::number).text() + ").");
            }
        }
        NoiseBounds.warnings(noise).forEach(warning -> notes.add("Noisy machine: " + warning + "."));
        return notes;
    }

    /** Returns the reason why the times of a score are not times of one program. */
    private Optional<String> unsteady(Score score) {
        String name = label.apply(score);
        if (!score.isWarm()) {
            return Optional.of(
                    "Not steady: when the warm-up of " + name + " ended, its times were still changing, or the JIT"
                            + " compiler was still working. Choose a longer warm-up.");
        }
        return score.change()
                .map(change -> String.format(
                        Locale.ROOT,
                        "Not steady: from round %d on, %s took %s times as long as before. Its JVM compiled the code in another"
                                + " way, or the speed of the machine changed. Measure again.",
                        change.place() + 1,
                        name,
                        Cell.number(change.after() / change.before()).text()));
    }

    private static Cell percent(double share) {
        return Cell.percent(100 * share, share > 0.999 && share < 1 ? 4 : 1);
    }
}
