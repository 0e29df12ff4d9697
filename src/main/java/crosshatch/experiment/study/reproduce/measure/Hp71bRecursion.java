package crosshatch.experiment.study.reproduce.measure;

import crosshatch.solver.Counter;
import java.util.List;

/**
 * The numbers of the puzzles of the suite on which the program calls itself at the published setting.
 *
 * @param counted whether only how many is asked
 */
record Hp71bRecursion(int version, boolean counted) implements Measure {
    @Override
    public Measured take(Laboratory laboratory) {
        List<Integer> numbers = Hp71bSuite.entries(laboratory).stream()
                .filter(entry -> recurses(laboratory, entry))
                .map(Hp71bSuite.Entry::number)
                .toList();
        return counted ? Measured.of(numbers.size()).remarking(numbers.toString()) : Measured.of(numbers);
    }

    private boolean recurses(Laboratory laboratory, Hp71bSuite.Entry entry) {
        return CounterNames.of(entry.runAsPublished(laboratory, version), Counter.DECISIONS.column()) > 0;
    }

    @Override
    public List<String> sets() {
        return List.of(Hp71bSuite.SET);
    }
}
