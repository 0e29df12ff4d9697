package crosshatch.solvers.lcg;

/** Chooses a cell, and then the digit in it that was there last, if it can be again; else its first candidate. */
abstract class CellSelector implements DecisionSelector {
    static final int NO_CELL = -1;

    private final ExactlyOneSets slots;
    private final Singles singles;
    private final Phases phases;

    CellSelector(ExactlyOneSets slots, Singles singles, Phases phases) {
        this.slots = slots;
        this.singles = singles;
        this.phases = phases;
    }

    /** @return a cell with two candidates or more; {@link #NO_CELL} if there is none */
    abstract int chooseCell();

    ExactlyOneSets slots() {
        return slots;
    }

    int cells() {
        return slots.board().cells();
    }

    int candidates(int cell) {
        return Long.bitCount(singles.open(cell));
    }

    @Override
    public void begin() {}

    @Override
    public int choose() {
        int cell = chooseCell();
        return cell == NO_CELL ? Literal.NONE : literal(cell);
    }

    private int literal(int cell) {
        long open = singles.open(cell);
        for (long left = open; left != 0; left &= left - 1) {
            int candidate = slots.member(cell, Long.numberOfTrailingZeros(left));
            if (phases.fills(candidate)) return Literal.is(candidate);
        }
        return phases.literal(slots.member(cell, Long.numberOfTrailingZeros(open)));
    }
}
