package crosshatch.experiment.study.reproduce.measure;

import java.util.Comparator;
import java.util.List;

/** The numbers of the puzzles of the suite that are certain, by the sweeps of a version at published settings, fewest first. */
record Hp71bSweepOrder(int version) implements Measure {
    @Override
    public Measured take(Laboratory laboratory) {
        Comparator<Hp71bSuite.Entry> bySweeps =
                Comparator.comparingLong(entry -> Hp71bSuite.sweeps(laboratory, entry, version));
        return Measured.of(Hp71bSuite.entries(laboratory).stream()
                .filter(entry -> !entry.reconstructed())
                .sorted(bySweeps)
                .map(Hp71bSuite.Entry::number)
                .toList());
    }

    @Override
    public List<String> sets() {
        return List.of(Hp71bSuite.SET);
    }
}
