package crosshatch.experiment.study.reproduce.measure;

import crosshatch.experiment.JudgedRun;
import crosshatch.results.Verdict;
import java.util.ArrayList;
import java.util.List;

/**
 * For some puzzles of the suite the published setting, if the program solves it there; {@code wrong} if it ends in a grid
 * that is no solution, {@code none} if it gives up.
 *
 * @param reconstructed whether the puzzles that are reconstructed are meant, or those that are certain
 */
record Hp71bAtPublishedSettings(int version, boolean reconstructed) implements Measure {
    @Override
    public Measured take(Laboratory laboratory) {
        List<String> values = new ArrayList<>();
        List<String> wrong = new ArrayList<>();
        for (Hp71bSuite.Entry entry : Hp71bSuite.entries(laboratory)) {
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
                default -> throw new MeasureException(run.instance().label() + ": " + verdict.word());
            }
        }
        return Measured.of(values).remarking(String.join("; ", wrong));
    }

    @Override
    public List<String> sets() {
        return List.of(Hp71bSuite.SET);
    }
}
