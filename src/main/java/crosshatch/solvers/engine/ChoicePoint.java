package crosshatch.solvers.engine;

/** A cell whose alternatives are tried one after the other. Made once a level and used again and again. */
final class ChoicePoint {
    private int cell;
    private int alternatives;
    private int triedAlternatives;
    /** Candidates that were not yet the digit of an alternative. */
    private long untried;

    private long digit;
    private boolean fills;
    private int solutionsBefore;

    void open(int newCell, long candidates, int newAlternatives) {
        cell = newCell;
        untried = candidates;
        alternatives = newAlternatives;
        triedAlternatives = 0;
    }

    /** Goes on to the next alternative; {@code state} is as it was when the choice point was opened. */
    void advance(Branching branching, DigitOrder order, GridState state, int solutions) {
        if (branching.picksDigit(triedAlternatives)) {
            digit = order.choose(state, cell, untried);
            untried &= ~digit;
        }
        fills = branching.fills(triedAlternatives);
        solutionsBefore = solutions;
        triedAlternatives++;
    }

    boolean hasNext() {
        return triedAlternatives < alternatives;
    }

    /** Whether an alternative is being tried. */
    boolean isBegun() {
        return triedAlternatives > 0;
    }

    int cell() {
        return cell;
    }

    int alternatives() {
        return alternatives;
    }

    /** The digit of the present alternative, as its bit. */
    long digit() {
        return digit;
    }

    /** Whether the present alternative puts its digit into the cell; else it takes it out. */
    boolean fills() {
        return fills;
    }

    /** How many solutions there were when the present alternative began. */
    int solutionsBefore() {
        return solutionsBefore;
    }
}
