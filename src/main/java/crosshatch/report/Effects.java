package crosshatch.report;

import crosshatch.puzzle.InputException;
import crosshatch.report.statistics.GeometricMeanRatio;
import crosshatch.report.statistics.Holm;
import crosshatch.report.statistics.PairedComparison;
import crosshatch.report.table.Cell;
import crosshatch.report.table.Column;
import crosshatch.report.table.Table;
import crosshatch.solver.Family;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * What factors do, one by one and together, in a complete crossing: contrasts of the logarithms of times, puzzle by puzzle.
 *
 * <p>A main effect of a level is how many times as long it takes as the reference, over all levels of the other factors. An
 * interaction of two is by how much the one changes that ratio of the other; of three, by how much it changes that.
 *
 * <p>A run that did not solve its puzzle is known to need more than the limit, and counts as the limit: so an effect in which
 * unsolved runs are on one side only is larger than it is told.
 *
 * @param first of the lines
 * @param effects main effects, then interactions
 */
public record Effects(Line first, int puzzles, List<Effect> effects) {
    private static final int MOST_FACTORS = 3;

    private static final List<Column> COLUMNS = List.of(
            Column.text("effect", "effect"),
            Column.text("beside", "beside"),
            Column.number("unsolved", "unsolved"),
            Column.number("unsolved_beside", "unsolved beside"),
            Column.number("ratio", "× time"),
            Column.number("ratio_low", "95 % from"),
            Column.number("ratio_high", "to"),
            Column.number("p_holm", "p (Holm)"));

    /**
     * One contrast.
     *
     * @param name {@code learn=on}, or {@code learn=on × select=dom}
     * @param beside the references: {@code off}
     * @param unsolved runs that count as their limit, where the effect is more of the ratio
     * @param unsolvedBeside likewise where it is less
     * @param pValue of {@link PairedComparison}
     */
    public record Effect(
            String name, String beside, int unsolved, int unsolvedBeside, GeometricMeanRatio ratio, double pValue) {}

    /** Levels other than the reference of some of the factors, by number. */
    private record Term(Map<Integer, String> levels) {
        Term with(int factor, String level) {
            Map<Integer, String> more = new LinkedHashMap<>(levels);
            more.put(factor, level);
            return new Term(more);
        }
    }

    /**
     * For each crossing, in the order of the lines.
     *
     * @throws InputException if there is none
     */
    public static List<Effects> of(Lines lines, List<String> factors, List<Family> families) {
        if (factors.isEmpty()) return List.of();
        return Factorial.of(lines, factors, families).stream()
                .map(crossing -> of(lines, crossing))
                .toList();
    }

    private static Effects of(Lines lines, Factorial crossing) {
        List<Line> asked = List.copyOf(crossing.cells().values());
        PuzzleTimes times = PuzzleTimes.of(lines, asked);
        Map<List<String>, double[]> byCell = new LinkedHashMap<>();
        int at = 0;
        for (List<String> cell : crossing.cells().keySet()) byCell.put(cell, times.micros()[at++]);
        double limit = asked.get(0).limitMicros();
        if (times.puzzles() == 0)
            throw new InputException("the solvers of the crossing were asked no puzzle in common");
        if (Double.isInfinite(limit) && byCell.values().stream().anyMatch(each -> Contrast.unsolved(each) > 0)) {
            throw new InputException(crossing.first().set()
                    + ": puzzles are unsolved and there is no time limit that they could count as");
        }
        List<Effect> effects = terms(crossing).stream()
                .map(term -> effect(crossing, term, Contrast.of(crossing.levels(), term.levels, byCell, limit)))
                .toList();
        return new Effects(crossing.first(), times.puzzles(), effects);
    }

    /** Of one factor, then of two, then of three. */
    private static List<Term> terms(Factorial crossing) {
        List<Term> all = new ArrayList<>();
        List<Term> largest = List.of(new Term(Map.of()));
        for (int size = 1; size <= Math.min(MOST_FACTORS, crossing.factors().size()); size++) {
            largest = largest.stream()
                    .flatMap(term -> IntStream.range(0, crossing.factors().size())
                            .filter(factor -> term.levels.keySet().stream().allMatch(taken -> taken < factor))
                            .boxed()
                            .flatMap(factor -> crossing.levels().get(factor).stream()
                                    .skip(1)
                                    .map(level -> term.with(factor, level))))
                    .toList();
            all.addAll(largest);
        }
        return all;
    }

    private static Effect effect(Factorial crossing, Term term, Contrast contrast) {
        List<String> names = new ArrayList<>();
        List<String> references = new ArrayList<>();
        term.levels.forEach((factor, level) -> {
            names.add(crossing.factors().get(factor) + "=" + level);
            references.add(crossing.levels().get(factor).get(0));
        });
        return new Effect(
                String.join(" × ", names),
                String.join(" × ", references),
                contrast.unsolvedMore(),
                contrast.unsolvedLess(),
                GeometricMeanRatio.of(new double[][] {contrast.more()}, new double[][] {contrast.less()}),
                PairedComparison.of(contrast.more(), contrast.less()).pValue());
    }

    /** Set and kind of runs, for people. */
    public String title() {
        return first.set() + ", " + first.kind();
    }

    Table table() {
        double[] adjusted =
                Holm.adjusted(effects.stream().mapToDouble(Effect::pValue).toArray());
        List<List<Cell>> rows = new ArrayList<>();
        for (int at = 0; at < adjusted.length; at++) {
            Effect each = effects.get(at);
            rows.add(List.of(
                    Cell.text(each.name),
                    Cell.text(each.beside),
                    Cell.few(each.unsolved),
                    Cell.few(each.unsolvedBeside),
                    Cell.number(each.ratio.ratio()),
                    Cell.number(each.ratio.low()),
                    Cell.number(each.ratio.high()),
                    Cell.probability(adjusted[at])));
        }
        return new Table(
                Ids.of("factors", first.set(), first.kind().toString()),
                title() + ": what factors do, one by one and together",
                COLUMNS,
                rows,
                Caveats.after(List.of(method()), List.of(first)));
    }

    private String method() {
        return String.format(
                Locale.ROOT,
                "n = %,d puzzles, each answered by every combination of levels. × time of one level: geometric mean of the"
                        + " ratios to the reference, over all levels of the other factors; of several (interaction): by how"
                        + " much the one multiplies that ratio of the other, 1 where they do not touch each other. Interval:"
                        + " 95 %% bootstrap, 2,000 resamples, puzzles drawn anew. p: signed-rank test, a permutation test"
                        + " with the puzzle as the block, two-sided, with Holm's correction for the %d rows. Unsolved: runs"
                        + " that count as the time limit, which they are known to exceed, for and against the ratio; where"
                        + " only one side has such runs, the effect is larger than it is told.",
                puzzles,
                effects.size());
    }
}
