package crosshatch.experiment.study.reproduce.measure;

import crosshatch.experiment.JudgedRun;
import crosshatch.instances.sets.Instance;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The test suite of the HP-71B's article: thirteen of its fifteen puzzles, with the settings that it gives for each. */
final class Hp71bSuite {
    static final String SET = "hp71b";

    private Hp71bSuite() {}

    /** The limits of the recursion; the article writes {@code 3-2} for depth 3, width 2. */
    record Setting(int depth, int width) {
        static Setting parse(String text) {
            String[] limits = text.split("-", -1);
            return new Setting(Integer.parseInt(limits[0]), Integer.parseInt(limits[1]));
        }

        /** All settings with neither limit above this one's, itself left out; no width below 2 branches at all. */
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
     * @param number as in the article
     * @param reconstructed whether the article's print of it is damaged, and the puzzle was made to fit what is left of it
     * @param v1 published for version 1
     * @param v2 published for version 2
     */
    record Entry(int number, Instance instance, boolean reconstructed, Setting v1, Setting v2) {

        /** The published setting of a version, 1 or 2. */
        Setting published(int version) {
            return version == 1 ? v1 : v2;
        }

        /** Runs a version of the program, faults and all; the answer is judged. */
        JudgedRun run(Laboratory laboratory, int version, Setting setting) {
            String solver = "hp71b/version=" + version + "/depth=" + setting.depth() + "/width=" + setting.width()
                    + "/checked=false";
            return laboratory.ask(solver, instance, Question.ANY);
        }

        /**
         * The same at the published setting, where it must end in a full grid, be it a wrong one: else nothing that is counted
         * on the way means anything.
         */
        JudgedRun runAsPublished(Laboratory laboratory, int version) {
            JudgedRun run = run(laboratory, version, published(version));
            if (run.answer().claim() instanceof Claim.Solved) return run;
            throw new MeasureException(run.instance().label() + ": version " + version + " at "
                    + published(version) + " ends without a grid: "
                    + run.answer().claim().word());
        }
    }

    /** How often a version sweeps the grid at the published setting. */
    static long sweeps(Laboratory laboratory, Entry entry, int version) {
        return CounterNames.of(entry.runAsPublished(laboratory, version), "sweeps");
    }

    /** In the order of the article. */
    static List<Entry> entries(Laboratory laboratory) {
        List<NamedCsvRecord> table = PrintedTable.rows("hp71b-suite.csv");
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
