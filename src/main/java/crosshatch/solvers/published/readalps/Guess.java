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

    /** Returns whether there are at least two alternatives; the program also "guesses" in a cell that its filter has just solved. */
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

    /** Returns the number of the present candidate, from 1. */
    int place() {
        return alternatives - Integer.bitCount(untried);
    }

    /** Returns the number of choices up to this one, included. */
    int depth() {
        return depth;
    }

    /** Returns the number of solutions known before the present candidate was tried. */
    long solutionsBefore() {
        return solutionsBefore;
    }
}
