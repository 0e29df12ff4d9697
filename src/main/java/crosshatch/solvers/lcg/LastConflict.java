package crosshatch.solvers.lcg;

import crosshatch.base.Ints;

/**
 * The cell of the last decision before a conflict, again and again until it is filled; then whatever another selection chooses.
 *
 * <p>C. Lecoutre, L. Sais, S. Tabary and V. Vidal, "Reasoning from last conflict(s) in constraint programming", Artificial
 * Intelligence 173, 2009.
 */
final class LastConflict extends CellSelector {
    private final CellSelector otherwise;
    private int lastChosen;
    private int first;

    LastConflict(ExactlyOneSets slots, Singles singles, Phases phases, CellSelector otherwise) {
        super(slots, singles, phases);
        this.otherwise = otherwise;
    }

    @Override
    public void begin() {
        lastChosen = NO_CELL;
        first = NO_CELL;
        otherwise.begin();
    }

    @Override
    public void conflict(Ints literals) {
        if (first == NO_CELL) first = lastChosen;
        otherwise.conflict(literals);
    }

    @Override
    int chooseCell() {
        if (first != NO_CELL && candidates(first) > 1) return first;
        first = NO_CELL;
        lastChosen = otherwise.chooseCell();
        return lastChosen;
    }
}
