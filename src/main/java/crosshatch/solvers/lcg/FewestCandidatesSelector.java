package crosshatch.solvers.lcg;

/** The cell with the fewest candidates, first in row-major order. */
final class FewestCandidatesSelector extends CellSelector {
    FewestCandidatesSelector(ExactlyOneSets slots, Singles singles, Phases phases) {
        super(slots, singles, phases);
    }

    @Override
    int chooseCell() {
        int best = NO_CELL;
        int fewest = Integer.MAX_VALUE;
        for (int cell = 0; cell < cells(); cell++) {
            int count = candidates(cell);
            if (count < 2 || count >= fewest) continue;
            best = cell;
            fewest = count;
        }
        return best;
    }
}
