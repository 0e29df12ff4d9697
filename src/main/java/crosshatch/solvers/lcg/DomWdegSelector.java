package crosshatch.solvers.lcg;

import crosshatch.base.Ints;
import java.util.Arrays;

/**
 * The cell with the fewest candidates for its weight, first in row-major order; a cell weighs more the more often it had a part
 * in what failed.
 *
 * <p>F. Boussemart, F. Hemery, C. Lecoutre and L. Sais, "Boosting systematic search by weighting constraints", ECAI 2004. There the
 * weights are those of constraints; here a learnt clause can fail too, and so the cells that a conflict's own reason speaks of
 * get heavier.
 */
final class DomWdegSelector extends CellSelector {
    private final long[] weights;
    /** By cell: the conflict that it was last weighed for. */
    private final long[] weighed;

    private long conflicts;

    DomWdegSelector(ExactlyOneSets slots, Singles singles, Phases phases) {
        super(slots, singles, phases);
        weights = new long[cells()];
        weighed = new long[cells()];
    }

    @Override
    public void begin() {
        Arrays.fill(weights, 1);
        Arrays.fill(weighed, 0);
        conflicts = 0;
    }

    @Override
    public void conflict(Ints literals) {
        conflicts++;
        for (int i = 0; i < literals.size(); i++) {
            int cell = slots().cell(Literal.candidate(literals.get(i)));
            if (weighed[cell] == conflicts) continue;
            weighed[cell] = conflicts;
            weights[cell]++;
        }
    }

    @Override
    int chooseCell() {
        int best = NO_CELL;
        long bestCount = 0;
        for (int cell = 0; cell < cells(); cell++) {
            int count = candidates(cell);
            if (count < 2) continue;
            // count / weight < bestCount / bestWeight, without division
            if (best == NO_CELL || count * weights[best] < bestCount * weights[cell]) {
                best = cell;
                bestCount = count;
            }
        }
        return best;
    }
}
