package crosshatch.experiment.study.reproduce.measure;

import java.util.DoubleSummaryStatistics;
import java.util.List;

/** The smallest and the largest factor by which version 1 sweeps the grid more often than version 2, at published settings. */
record Hp71bSweepRatio() implements Measure {
    @Override
    public Measured take(Laboratory laboratory) {
        DoubleSummaryStatistics ratios = Hp71bSuite.entries(laboratory).stream()
                .mapToDouble(entry ->
                        (double) Hp71bSuite.sweeps(laboratory, entry, 1) / Hp71bSuite.sweeps(laboratory, entry, 2))
                .summaryStatistics();
        return Measured.of(ratios.getMin(), ratios.getMax());
    }

    @Override
    public List<String> sets() {
        return List.of(Hp71bSuite.SET);
    }
}
