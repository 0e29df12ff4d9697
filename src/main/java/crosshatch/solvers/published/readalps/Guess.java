package crosshatch.solvers.published.readalps;

import org.jspecify.annotations.Nullable;

/** A cell whose candidates are tried one after the other, smallest first, and the state from which each is tried. */
final class Guess {
    private final int cell;
    private final State saved;
    private final int alternatives;
    private final int depth;
    private int untried;
    private long solutionsBefore;

    /** @param below the guess on which this one rests; null for the first */
    Guess(int cell, State state, @Nullable Guess below) {
        this.cell = cell;
        saved = new State(state);
        untried = saved.candidates(cell);
        alternatives = Integer.bitCount(untried);
        depth = (below == null ? 0 : below.depth) + (isChoice() ? 1 : 0);
    }

    /**
     * Goes on to the next candidate.
     *
     * @param solutions found so far
     */
    int next(long solutions) {
        int digit = State.firstDigit(untried);
        untried &= untried - 1;
        solutionsBefore = solutions;
        return digit;
    }

    boolean exhausted() {
        return untried == 0;
    }

    /** Whether there are two alternatives or more: the program also "guesses" in a cell that its filter has just settled. */
    boolean isChoice() {
        return alternatives > 1;
    }

    int cell() {
        return cell;
    }

    State saved() {
        return saved;
    }

    int alternatives() {
        return alternatives;
    }

    /** Which candidate is under trial, from 1. */
    int place() {
        return alternatives - Integer.bitCount(untried);
    }

    /** How many choices lie on the way here, this one included. */
    int depth() {
        return depth;
    }

    /** How many solutions were known when the candidate under trial was taken up. */
    long solutionsBefore() {
        return solutionsBefore;
    }
}
