package crosshatch.results.report;

import crosshatch.base.InputException;
import crosshatch.results.report.statistics.Clusters;
import crosshatch.results.report.statistics.Holm;
import crosshatch.results.report.statistics.PairedComparison;
import crosshatch.results.report.statistics.PairedTimes;
import crosshatch.results.report.statistics.Ratio;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Columns;
import crosshatch.results.report.table.Table;
import crosshatch.solver.Family;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The main effects of factors and their interactions in a full factorial design. They are contrasts of the logarithms of
 * times, puzzle by puzzle.
 *
 * <p>The main effect of a level is the ratio of its time to the time at the reference level, averaged over all levels of the
 * other factors. An interaction of two factors states by which ratio the second factor changes the effect of the first. An
 * interaction of three factors states by which ratio the third factor changes the interaction of the other two.
 *
 * <p>The time limit takes the place of the time of an unsolved run, which is a lower bound. A puzzle with unsolved runs on both
 * sides of the ratio is left out of the effect. If other runs are unsolved, the shown value is a bound: with unsolved runs in the
 * numerator, the effect is at least this value.
 *
 * @param first the first line of the design, which has the set and the kind of runs
 * @param effects main effects, then interactions
 */
public record Effects(Line first, int puzzles, List<Effect> effects) {
    private static final int MOST_FACTORS = 3;

    /**
     * One contrast: a main effect or an interaction.
     *
     * @param name {@code learn=on}, or {@code learn=on × select=dom}
     * @param beside the reference levels: {@code off}
     * @param unsolved the number of unsolved runs in the numerator, whose times are replaced by the limit
     * @param unsolvedBeside the number of unsolved runs in the denominator
     * @param openForBoth the number of puzzles with unsolved runs on both sides, which are left out
     * @param ratio the effect; empty if no puzzle is left
     * @param pValue the p-value of the signed-rank test, see {@link PairedComparison}; empty if no puzzle is left
     */
    public record Effect(
            String name,
            String beside,
            int unsolved,
            int unsolvedBeside,
            int openForBoth,
            Optional<Ratio> ratio,
            OptionalDouble pValue) {}

    /** The levels of some factors, by number of the factor; all differ from the reference. */
    private record Term(Map<Integer, String> levels) {
        Term with(int factor, String level) {
            Map<Integer, String> more = new LinkedHashMap<>(levels);
            more.put(factor, level);
            return new Term(more);
        }
    }

    /**
     * Computes the effects of each full factorial design, in the order of the lines.
     *
     * @throws InputException if there is no such design
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
            throw new InputException(
                    "expected puzzles that all solvers of the full factorial design answered," + " found none");
        if (Double.isInfinite(limit)
                && byCell.values().stream().flatMapToDouble(Arrays::stream).anyMatch(Double::isInfinite)) {
            throw new InputException(
                    crossing.first().set() + ": some puzzles are unsolved, and without a time limit they have no time");
        }
        List<Effect> effects = terms(crossing).stream()
                .map(term -> effect(
                        crossing, term, Contrast.of(crossing.levels(), term.levels, byCell, limit), times.clusters()))
                .toList();
        return new Effects(crossing.first(), times.puzzles(), effects);
    }

    /** Returns the terms of one factor, then of two, then of three. */
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

    private static Effect effect(Factorial crossing, Term term, Contrast contrast, Clusters clusters) {
        List<String> names = new ArrayList<>();
        List<String> references = new ArrayList<>();
        term.levels.forEach((factor, level) -> {
            names.add(crossing.factors().get(factor) + "=" + level);
            references.add(crossing.levels().get(factor).get(0));
        });
        int[] known = contrast.known();
        double[] more = contrast.more(known);
        double[] less = contrast.less(known);
        Clusters puzzles = clusters.of(known);
        return new Effect(
                String.join(" × ", names),
                String.join(" × ", references),
                contrast.unsolvedMore(known),
                contrast.unsolvedLess(known),
                clusters.values() - known.length,
                known.length == 0
                        ? Optional.empty()
                        : Optional.of(Ratio.ofGeometricMeans(new double[][] {more}, new double[][] {less}, puzzles)),
                PairedComparison.of(PairedTimes.of(more, less, puzzles, Double.POSITIVE_INFINITY))
                        .pValue());
    }

    /** Returns the set and the kind of runs, for people. */
    public String title() {
        return first.set() + ", " + first.kind();
    }

    /** Returns the p-values of all tests in the table. */
    DoubleStream pValues() {
        return effects.stream().flatMapToDouble(each -> each.pValue.stream());
    }

    /**
     * Makes the table with corrected p-values.
     *
     * @param page the correction for all p-values of the report
     */
    Table table(Holm page) {
        Columns<Effect> columns = new Columns<Effect>()
                .text("effect", "effect", Effect::name)
                .text("beside", "compared with", Effect::beside)
                .few("unsolved", "unsolved", Effect::unsolved)
                .few("unsolved_beside", "unsolved, reference", Effect::unsolvedBeside)
                .few("open_for_both", "open for both", Effect::openForBoth);
        RatioCells.add(columns, "ratio", "× time", Effect::ratio);
        columns.number(
                "p_holm",
                "p (Holm)",
                each -> each.pValue.isEmpty()
                        ? Cell.empty()
                        : Cell.probability(page.adjusted(each.pValue.getAsDouble())));
        return columns.table(
                Ids.of("factors", first.set(), first.kind().toString()),
                title() + ": effects of factors, one by one and together",
                effects,
                Caveats.after(
                        Stream.concat(Stream.of(leftOut()), method(page).stream())
                                .toList(),
                        List.of(first)));
    }

    private String leftOut() {
        int most = effects.stream().mapToInt(Effect::openForBoth).max().orElse(0);
        return most == 0
                ? ""
                : String.format(
                        Locale.ROOT,
                        "An effect leaves out a puzzle if the numerator and the denominator of its ratio both have unsolved runs. At most %,d of %,d puzzles are left out.",
                        most,
                        puzzles);
    }

    private List<String> method(Holm page) {
        return List.of(
                String.format(Locale.ROOT, "Every combination of levels ran on each of the %,d puzzles.", puzzles),
                "`× time` of one level: how many times as long runs take as with the reference level (geometric mean over all levels of the other"
                        + " factors).",
                "`× time` of several levels (interaction): the factor by which one level multiplies the ratio of another level. A value"
                        + " of 1 means that the effects of the levels do not depend on each other.",
                "The 95 % intervals come from a bootstrap with 2,000 resamples. Each resample draws puzzles together with their"
                        + " isomorphs.",
                String.format(
                        Locale.ROOT,
                        "`p`: two-sided signed-rank test (a permutation test within puzzles), corrected by Holm's method"
                                + " for the %,d test%s of this report.",
                        page.tests(),
                        page.tests() == 1 ? "" : "s"),
                "`unsolved`: number of unsolved runs. For each, the time limit takes the place of its time. If unsolved runs"
                        + " are in the numerator of a ratio, the true ratio is at least the ratio shown. If unsolved runs are in the"
                        + " denominator, the true ratio is at most the ratio shown.",
                "A field is empty if every puzzle was left out of its value.");
    }

    /**
     * The numerator and the denominator of an effect, puzzle by puzzle: geometric means of the times of combinations of
     * levels.
     */
    private static final class Contrast {
        private final List<double[]> more;
        private final List<double[]> less;
        private final int otherCombinations;
        private final double limit;

        /**
         * Makes a contrast from two lists of times.
         *
         * @param otherCombinations the number of combinations of factors that are not in the term
         */
        private Contrast(List<double[]> more, List<double[]> less, int otherCombinations, double limit) {
            this.more = more;
            this.less = less;
            this.otherCombinations = otherCombinations;
            this.limit = limit;
        }

        /**
         * Computes a contrast. A combination takes part if each factor of the term is at the term's level or at its
         * reference. It is in the numerator if an even number of factors is at the reference. Each side is divided by the
         * number of combinations of the other factors.
         *
         * @param levels the levels of each factor, the reference first
         * @param term the level of each factor of the term, by the number of the factor
         * @param times the times of each combination by puzzle, infinite for unsolved puzzles
         * @param limit the time that replaces the time of an unsolved puzzle
         */
        static Contrast of(
                List<List<String>> levels, Map<Integer, String> term, Map<List<String>, double[]> times, double limit) {
            List<double[]> more = times.entrySet().stream()
                    .filter(cell -> sign(cell.getKey(), levels, term) > 0)
                    .map(Map.Entry::getValue)
                    .toList();
            List<double[]> less = times.entrySet().stream()
                    .filter(cell -> sign(cell.getKey(), levels, term) < 0)
                    .map(Map.Entry::getValue)
                    .toList();
            return new Contrast(more, less, more.size() >> (term.size() - 1), limit);
        }

        /** Returns the sign of a combination in the contrast; 0 if it takes no part. */
        private static int sign(List<String> cell, List<List<String>> levels, Map<Integer, String> term) {
            int sign = 1;
            for (Map.Entry<Integer, String> each : term.entrySet()) {
                String level = cell.get(each.getKey());
                if (level.equals(levels.get(each.getKey()).get(0))) sign = -sign;
                else if (!level.equals(each.getValue())) return 0;
            }
            return sign;
        }

        /**
         * Returns the puzzles without open runs on one of the sides. An open run on one side makes the ratio a bound in a
         * known direction; open runs on both sides make it unknown.
         */
        int[] known() {
            return IntStream.range(0, more.get(0).length)
                    .filter(puzzle -> !isOpen(more, puzzle) || !isOpen(less, puzzle))
                    .toArray();
        }

        private static boolean isOpen(Collection<double[]> cells, int puzzle) {
            return cells.stream().anyMatch(cell -> Double.isInfinite(cell[puzzle]));
        }

        /** Returns the numerator on some puzzles. */
        double[] more(int[] puzzles) {
            return side(more, puzzles);
        }

        /** Returns the denominator on some puzzles. */
        double[] less(int[] puzzles) {
            return side(less, puzzles);
        }

        /** Counts the open runs of the numerator, whose times are replaced by the limit. */
        int unsolvedMore(int[] puzzles) {
            return unsolved(more, puzzles);
        }

        /** Counts the open runs of the denominator, whose times are replaced by the limit. */
        int unsolvedLess(int[] puzzles) {
            return unsolved(less, puzzles);
        }

        private double[] side(List<double[]> cells, int[] puzzles) {
            return IntStream.of(puzzles)
                    .mapToDouble(puzzle -> Math.exp(cells.stream()
                            .mapToDouble(cell -> Math.log(Double.isInfinite(cell[puzzle]) ? limit : cell[puzzle])
                                    / otherCombinations)
                            .sum()))
                    .toArray();
        }

        private static int unsolved(Collection<double[]> cells, int[] puzzles) {
            return cells.stream()
                    .mapToInt(cell -> (int) IntStream.of(puzzles)
                            .filter(puzzle -> Double.isInfinite(cell[puzzle]))
                            .count())
                    .sum();
        }
    }
}
