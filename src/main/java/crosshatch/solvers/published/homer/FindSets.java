package crosshatch.solvers.published.homer;

import crosshatch.base.Worded;
import crosshatch.puzzle.board.Unit;

/**
 * Find Sets, or naked subsets: if exactly k cells of a unit have all their candidates inside a set of k digits, those digits are
 * removed from the other cells of the unit.
 *
 * @param units the kind of units: rows, columns or blocks
 * @param reading the interpretation of the published text: the sets of digits that count
 */
record FindSets(Unit.Kind units, Reading reading) implements Operation {
    /** The sets of digits that count. The text does not define them; the published grids agree with {@link #OWN} and {@link #UNION3}. */
    enum Reading implements Worded {
        /** The candidates of one cell of the unit; the other cells of the set may have fewer candidates. */
        OWN,
        /** The candidates of one cell; the other cells of the set must have exactly these. */
        IDENTICAL,
        /** Any two or three digits. */
        UNION3,
        /** Any two or more digits. */
        UNION
    }

    @Override
    public String title() {
        return "Find Sets " + Operation.plural(units);
    }

    @Override
    public void narrow(int[] candidates) {
        for (Unit unit : Operation.unitsOf(units)) {
            switch (reading) {
                case OWN, IDENTICAL -> setsOfCells(candidates, unit.cells());
                case UNION3 -> setsOfDigits(candidates, unit.cells(), 3);
                case UNION -> setsOfDigits(candidates, unit.cells(), BOARD.digits());
            }
        }
    }

    private void setsOfCells(int[] candidates, int[] unit) {
        for (int cell : unit) narrowBy(candidates[cell], candidates, unit);
    }

    private void setsOfDigits(int[] candidates, int[] unit, int largest) {
        for (int set = 1; set <= ALL_DIGITS; set++) {
            if (Integer.bitCount(set) <= largest) narrowBy(set, candidates, unit);
        }
    }

    private void narrowBy(int set, int[] candidates, int[] unit) {
        int size = Integer.bitCount(set);
        if (size < 2) return;
        int members = 0;
        for (int cell : unit) {
            if (isMember(candidates[cell], set)) members++;
        }
        if (members != size) return;
        for (int cell : unit) {
            if (!isMember(candidates[cell], set)) candidates[cell] &= ~set;
        }
    }

    private boolean isMember(int candidates, int set) {
        return reading == Reading.IDENTICAL ? candidates == set : (candidates & ~set) == 0;
    }
}
