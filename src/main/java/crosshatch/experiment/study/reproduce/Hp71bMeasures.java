package crosshatch.experiment.study.reproduce;

import crosshatch.experiment.JudgedRun;
import crosshatch.experiment.study.reproduce.Measure.MeasureException;
import crosshatch.experiment.study.reproduce.Measure.Measured;
import crosshatch.instances.sets.Instance;
import crosshatch.results.Words;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Question;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.stream.Stream;

/**
 * Measures of V. Albillo's programs for the HP-71B on the test suite of their article: thirteen of its fifteen puzzles, each with
 * its published settings.
 */
final class Hp71bMeasures {
    private static final String SET = "hp71b";

    private Hp71bMeasures() {}

    private interface OverSuite extends Measure {
        @Override
        default List<String> sets() {
            return List.of(SET);
        }
    }

    /**
     * Takes the published setting of each puzzle that the program solves there; {@code wrong} if it ends in a grid that is no
     * solution, {@code none} if it gives up.
     *
     * @param reconstructed whether to take the reconstructed puzzles, or the certain ones
     */
    record AtPublishedSettings(int version, boolean reconstructed) implements OverSuite {
        @Override
        public Measured take(Laboratory laboratory) {
            List<String> values = new ArrayList<>();
            List<String> wrong = new ArrayList<>();
            for (Entry entry : entries(laboratory)) {
                if (entry.reconstructed() != reconstructed) continue;
                JudgedRun run = entry.run(laboratory, version, entry.published(version));
                Verdict verdict = run.ruling().verdict();
                switch (verdict) {
                    case CORRECT -> values.add(entry.published(version).toString());
                    case UNDECIDED -> values.add("none");
                    case WRONG -> {
                        values.add("wrong");
                        wrong.add("#" + entry.number() + " ends in a wrong grid: "
                                + run.ruling().reason());
                    }
                    default -> throw new MeasureException(run.instance().label() + ": " + Words.of(verdict));
                }
            }
            return Measured.of(values).remarking(String.join("; ", wrong));
        }
    }

    /** Takes the puzzles that the program also solves at smaller settings than the published one; {@code none} if there are none. */
    record AtSmallerSettings(int version) implements OverSuite {
        @Override
        public Measured take(Laboratory laboratory) {
            List<String> solved = new ArrayList<>();
            for (Entry entry : entries(laboratory)) {
                entry.runAsPublished(laboratory, version);
                for (Setting setting : entry.published(version).smaller()) {
                    Verdict verdict =
                            entry.run(laboratory, version, setting).ruling().verdict();
                    if (verdict == Verdict.CORRECT) solved.add("#" + entry.number() + ":" + setting);
                }
            }
            return solved.isEmpty() ? Measured.of("none") : Measured.of(solved);
        }
    }

    /**
     * Takes the numbers of the puzzles on which the program calls itself at the published setting.
     *
     * @param counted whether the value is their number instead
     */
    record Recursion(int version, boolean counted) implements OverSuite {
        @Override
        public Measured take(Laboratory laboratory) {
            List<Integer> numbers = entries(laboratory).stream()
                    .filter(entry -> recurses(laboratory, entry))
                    .map(Entry::number)
                    .toList();
            return counted ? Measured.of(numbers.size()).remarking(numbers.toString()) : Measured.of(numbers);
        }

        private boolean recurses(Laboratory laboratory, Entry entry) {
            return Laboratory.count(entry.runAsPublished(laboratory, version), Counter.DECISIONS.column()) > 0;
        }
    }

    /** Takes the numbers of the certain puzzles, ordered by the sweeps of a version at published settings, fewest first. */
    record SweepOrder(int version) implements OverSuite {
        @Override
        public Measured take(Laboratory laboratory) {
            Comparator<Entry> bySweeps = Comparator.comparingLong(entry -> sweeps(laboratory, entry, version));
            return Measured.of(entries(laboratory).stream()
                    .filter(entry -> !entry.reconstructed())
                    .sorted(bySweeps)
                    .map(Entry::number)
                    .toList());
        }
    }

    /** Takes the smallest and largest ratio of the sweeps of versions 1 and 2, at published settings. */
    record SweepRatio() implements OverSuite {
        @Override
        public Measured take(Laboratory laboratory) {
            DoubleSummaryStatistics ratios = entries(laboratory).stream()
                    .mapToDouble(entry -> (double) sweeps(laboratory, entry, 1) / sweeps(laboratory, entry, 2))
                    .summaryStatistics();
            return Measured.of(ratios.getMin(), ratios.getMax());
        }
    }

    /** The limits of the recursion; the article writes {@code 3-2} for depth 3, width 2. */
    record Setting(int depth, int width) {
        static Setting parse(String text) {
            String[] limits = text.split("-", -1);
            return new Setting(Integer.parseInt(limits[0]), Integer.parseInt(limits[1]));
        }

        /** Returns all settings with neither limit above this one's, without itself; widths below 2 never branch. */
        List<Setting> smaller() {
            List<Setting> smaller = new ArrayList<>();
            for (int d = 1; d <= depth; d++) {
                for (int w = 2; w <= width; w++) {
                    if (d < depth || w < width) smaller.add(new Setting(d, w));
                }
            }
            return smaller;
        }

        @Override
        public String toString() {
            return depth + "-" + width;
        }
    }

    /**
     * One puzzle of the suite.
     *
     * @param number the number in the article
     * @param reconstructed whether its print in the article is damaged, and the puzzle was made to fit the rest
     * @param v1 the setting published for version 1
     * @param v2 the setting published for version 2
     */
    record Entry(int number, Instance instance, boolean reconstructed, Setting v1, Setting v2) {

        /** Returns the published setting of a version, 1 or 2. */
        Setting published(int version) {
            return version == 1 ? v1 : v2;
        }

        /** Runs a version of the program with its known defects; the answer is validated. */
        JudgedRun run(Laboratory laboratory, int version, Setting setting) {
            String solver = "hp71b/version=" + version + "/depth=" + setting.depth() + "/width=" + setting.width()
                    + "/checked=false";
            return laboratory.ask(solver, instance, Question.ANY);
        }

        /**
         * Runs a version at the published setting. It must end in a full grid, even a wrong one, because counts of other runs mean
         * nothing.
         */
        JudgedRun runAsPublished(Laboratory laboratory, int version) {
            JudgedRun run = run(laboratory, version, published(version));
            if (run.answer().claim() instanceof Claim.Solved) return run;
            throw new MeasureException(run.instance().label() + ": version " + version + " at "
                    + published(version) + " ends without a grid: "
                    + run.answer().claim().word());
        }
    }

    /** Returns the number of sweeps of the grid at the published setting. */
    private static long sweeps(Laboratory laboratory, Entry entry, int version) {
        return Laboratory.count(entry.runAsPublished(laboratory, version), "sweeps");
    }

    /** Returns the puzzles in the order of the article. */
    private static List<Entry> entries(Laboratory laboratory) {
        List<NamedCsvRecord> table = Laboratory.printed("hp71b-suite.csv");
        List<Instance> puzzles;
        try (Stream<Instance> instances = laboratory.puzzles(PuzzleChoice.all(SET))) {
            puzzles = instances.toList();
        }
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < table.size(); i++) entries.add(entry(table.get(i), puzzles.get(i)));
        return entries;
    }

    private static Entry entry(NamedCsvRecord row, Instance instance) {
        if (!row.getField("puzzle").equals(instance.puzzle().toString())) {
            throw new MeasureException(instance.label() + " is not #" + row.getField("number") + " of the suite");
        }
        return new Entry(
                Integer.parseInt(row.getField("number")),
                instance,
                row.getField("input").equals("reconstructed"),
                Setting.parse(row.getField("v1")),
                Setting.parse(row.getField("v2")));
    }
}
