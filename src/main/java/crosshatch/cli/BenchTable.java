package crosshatch.cli;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.ColumnData;
import com.github.freva.asciitable.HorizontalAlign;
import crosshatch.bench.Score;
import crosshatch.noise.NoiseBounds;
import crosshatch.noise.Quartiles;
import crosshatch.results.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** The scores of one set as a table: latency of one thread, or throughput of several; never both. */
final class BenchTable {
    /** In place of a figure that would claim too much. */
    static final String TOO_NOISY = "too noisy";

    /** The one that all others are compared with. */
    private final Score first;

    private final List<Score> scores;
    private final Function<Score, String> label;
    private final NoiseBounds.Figures noise;

    /**
     * @param label what the solver of a score is called
     * @param noise on the machine
     */
    BenchTable(List<Score> scores, Function<Score, String> label, NoiseBounds.Figures noise) {
        this.noise = noise;
        this.first = scores.get(0);
        this.scores = scores;
        this.label = label;
    }

    String latency() {
        List<ColumnData<Score>> columns = solverAndVerdicts();
        columns.add(right("µs a puzzle", score -> number(score.microsPerPuzzle().median())));
        columns.add(right("middle half", score -> middleHalf(score.microsPerPuzzle())));
        columns.add(right("ratio", score -> ratio(score, score.timeRatio(first))));
        columns.add(right("middle half", score -> score == first ? "" : middleHalf(score.timeRatio(first))));
        return text(columns);
    }

    String throughput() {
        List<ColumnData<Score>> columns = solverAndVerdicts();
        columns.add(right("threads", score -> "" + score.contender().threads()));
        columns.add(left("schedule", score -> score.contender().schedule()));
        columns.add(right(
                "puzzles a second", score -> number(score.puzzlesPerSecond().median())));
        columns.add(right("middle half", score -> middleHalf(score.puzzlesPerSecond())));
        columns.add(right("ratio", score -> ratio(score, first.timeRatio(score))));
        columns.add(right("busy ms by thread", BenchTable::busy));
        columns.add(right("idle", score -> percent(score.idleShare().median())));
        return text(columns);
    }

    private List<ColumnData<Score>> solverAndVerdicts() {
        List<ColumnData<Score>> columns = new ArrayList<>();
        columns.add(left("solver", label));
        columns.add(right("correct", score -> share(score, Verdict.CORRECT)));
        for (Verdict verdict : List.of(Verdict.UNCONFIRMED, Verdict.UNDECIDED, Verdict.WRONG, Verdict.CRASHED)) {
            if (scores.stream().anyMatch(score -> score.verdicts().count(verdict) > 0)) {
                columns.add(right(verdict.word(), score -> share(score, verdict)));
            }
        }
        return columns;
    }

    private String text(List<ColumnData<Score>> columns) {
        return AsciiTable.getTable(AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS_NO_OUTSIDE_BORDER, scores, columns);
    }

    /** Of the answers, which are the same few puzzles many times over; nearly none is not none. */
    private static String share(Score score, Verdict verdict) {
        long count = score.verdicts().count(verdict);
        if (count == 0) return "-";
        return percent(count / (double) score.verdicts().answers());
    }

    private static String busy(Score score) {
        List<String> millis =
                score.busyMillis().stream().map(BenchTable::number).toList();
        return String.join(" + ", millis);
    }

    private static String middleHalf(Quartiles quartiles) {
        return number(quartiles.first()) + " … " + number(quartiles.third());
    }

    private String ratio(Score score, Quartiles ratios) {
        return isTooNoisy(score) ? TOO_NOISY : number(ratios.median()) + " ×";
    }

    /** Rounds disagree on which of the two is faster, or the machine itself was not as fast all the time. */
    private boolean isTooNoisy(Score score) {
        return score != first && (noise.drifts() || score.timeRatio(first).straddle(1));
    }

    /** Why ratios are too noisy, and what else disturbed the times; none if nothing did. */
    List<String> noise() {
        List<String> notes = new ArrayList<>();
        for (Score score : scores) {
            if (isTooNoisy(score)) {
                notes.add("Too noisy to say which is faster: " + label.apply(score) + " or " + label.apply(first)
                        + " (middle half of the ratios of their times " + middleHalf(score.timeRatio(first)) + ").");
            }
        }
        NoiseBounds.warnings(noise).forEach(warning -> notes.add("Noisy machine: " + warning + "."));
        return notes;
    }

    /** Three digits at least. */
    private static String number(double number) {
        String pattern = number >= 100 ? "%,.0f" : number >= 10 ? "%.1f" : "%.2f";
        return String.format(Locale.ROOT, pattern, number);
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, share > 0.999 && share < 1 ? "%.4f %%" : "%.1f %%", 100 * share);
    }

    private static ColumnData<Score> left(String header, Function<Score, String> cell) {
        return aligned(header, HorizontalAlign.LEFT, cell);
    }

    private static ColumnData<Score> right(String header, Function<Score, String> cell) {
        return aligned(header, HorizontalAlign.RIGHT, cell);
    }

    private static ColumnData<Score> aligned(String header, HorizontalAlign side, Function<Score, String> cell) {
        return new Column()
                .header(header)
                .headerAlign(side)
                .dataAlign(side)
                .maxWidth(100)
                .with(cell);
    }
}
