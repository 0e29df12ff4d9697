package crosshatch.experiment.study.reproduce.measure;

import crosshatch.results.Verdict;
import java.util.ArrayList;
import java.util.List;

/** The puzzles of the suite that the program solves at smaller settings than the published one too; {@code none} if none. */
record Hp71bAtSmallerSettings(int version) implements Measure {
    @Override
    public Measured take(Laboratory laboratory) {
        List<String> solved = new ArrayList<>();
        for (Hp71bSuite.Entry entry : Hp71bSuite.entries(laboratory)) {
            entry.runAsPublished(laboratory, version);
            for (Hp71bSuite.Setting setting : entry.published(version).smaller()) {
                Verdict verdict =
                        entry.run(laboratory, version, setting).ruling().verdict();
                if (verdict == Verdict.CORRECT) solved.add("#" + entry.number() + ":" + setting);
            }
        }
        return solved.isEmpty() ? Measured.of("none") : Measured.of(solved);
    }

    @Override
    public List<String> sets() {
        return List.of(Hp71bSuite.SET);
    }
}
