package crosshatch.solvers.published.readalps;

import crosshatch.puzzle.Grid;
import crosshatch.solver.Budget;
import crosshatch.solver.Limit;
import crosshatch.solver.trace.Event;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The published main loop. A step is: the start, a finished sweep, a filter, a guess, or taking up the next alternative.
 *
 * <p>Faults kept: the cell to guess is chosen before filtering, and is not chosen anew when the filter narrows another
 * cell; after an incomplete shrink the program guesses at once instead of filtering on.
 */
final class Search {

    /** How a run ended. */
    enum Stop {
        SOLUTION,
        EXHAUSTED,
        OUT_OF_BUDGET
    }

    private final State state;
    private final Filter filter;
    private final Tally tally;
    private final Journal journal;
    private final Deque<Guess> guesses = new ArrayDeque<>();
    private @Nullable Limit limit;

    Search(State state, Filter.Mode mode, Tally tally, Journal journal) {
        this.state = state;
        this.tally = tally;
        this.journal = journal;
        filter = new Filter(mode, state, tally, journal);
    }

    /** Runs to the first solution or, when called again, on to the next. */
    Stop run(Budget budget) {
        if (tally.steps == 0) {
            tally.steps = 1;
        } else if (!nextGuess()) {
            return Stop.EXHAUSTED;
        }
        while (!state.full()) {
            limit = budget.exceeded(tally.decisions, tally.conflicts);
            if (limit != null) return Stop.OUT_OF_BUDGET;
            if (!advance() && !nextGuess()) return Stop.EXHAUSTED;
        }
        tally.solutions++;
        if (journal.on()) {
            journal.write(new ReadalpsEvent.Done(tally.steps, tally.solutions));
            journal.write(new Event.Solution(solution()));
        }
        return Stop.SOLUTION;
    }

    /** The limit that is used up, after a run that ended out of budget. */
    Limit limit() {
        return Objects.requireNonNull(limit, "the last run did not end out of budget");
    }

    /** The grid, after a run that ended with a solution. */
    Grid solution() {
        return state.grid();
    }

    /** @return false at a dead end */
    private boolean advance() {
        if (state.hasSingle()) return sweep();
        int cell = state.narrowestCell();
        return switch (filter.narrow()) {
            case OK -> true;
            case WRONG -> {
                tally.conflicts++;
                if (journal.on()) journal.write(new Event.DeadEnd("the filter went wrong"));
                yield false;
            }
            case PENDING, SHRUNKEN -> guess(cell);
        };
    }

    /**
     * One pass, row by row: fills each cell that has one candidate when it is reached, so also those that the pass itself
     * has narrowed. A pass that ends at a clash is no step.
     */
    private boolean sweep() {
        for (int cell = 0; cell < State.BOARD.cells(); cell++) {
            if (!state.single(cell)) continue;
            int digit = State.firstDigit(state.candidates(cell));
            if (journal.on()) journal.write(new Event.Placed(cell, digit, "naked single"));
            if (!assign(cell, digit)) return false;
        }
        tally.steps++;
        tally.propagations++;
        return true;
    }

    private boolean assign(int cell, int digit) {
        State.Clash clash = state.assign(cell, digit);
        if (clash == null) return true;
        tally.conflicts++;
        if (journal.on()) {
            journal.write(new ReadalpsEvent.Clashed(tally.steps, clash));
            journal.write(new Event.DeadEnd(State.BOARD.cellName(clash.cell()) + " would have no candidate left"));
        }
        return false;
    }

    private boolean guess(int cell) {
        tally.steps++;
        Guess guess = new Guess(cell, state, guesses.peek());
        guesses.push(guess);
        tally.maxLevel = Math.max(tally.maxLevel, guesses.size());
        tally.depth = Math.max(tally.depth, guess.depth());
        return tryNext(guess, ReadalpsEvent.Move.GUESS);
    }

    /** Leaves the alternative under trial and takes up others, until one does not clash at once; false if none is left. */
    private boolean nextGuess() {
        while (true) {
            tally.steps++;
            ReadalpsEvent.Move move = dropExhausted() ? ReadalpsEvent.Move.UPWARD : ReadalpsEvent.Move.FORWARD;
            Guess guess = guesses.peek();
            if (guess == null) {
                if (journal.on()) journal.write(new ReadalpsEvent.NoMore(tally.steps, tally.solutions));
                return false;
            }
            leave(guess);
            state.restore(guess.saved());
            if (tryNext(guess, move)) return true;
        }
    }

    /** @return whether there were exhausted guesses on top */
    private boolean dropExhausted() {
        boolean dropped = false;
        for (Guess top = guesses.peek(); top != null && top.exhausted(); top = guesses.peek()) {
            leave(top);
            guesses.pop();
            dropped = true;
        }
        return dropped;
    }

    /** The alternative under trial is done with; if no solution was found in it, it is refuted. */
    private void leave(Guess guess) {
        if (!guess.isChoice() || guess.solutionsBefore() < tally.solutions) return;
        tally.backtracks++;
        if (journal.on()) journal.write(new Event.Backtrack(guess.depth()));
    }

    private boolean tryNext(Guess guess, ReadalpsEvent.Move move) {
        int digit = guess.next(tally.solutions);
        tally.count(move, guess.isChoice());
        if (journal.on()) {
            journal.write(new ReadalpsEvent.Guessed(
                    tally.steps, move, guess.cell(), guesses.size(), guess.place(), guess.alternatives()));
            journal.write(
                    guess.isChoice()
                            ? new Event.Decision(guess.depth(), guess.cell(), digit, true, guess.alternatives())
                            : new Event.Placed(guess.cell(), digit, "only candidate left by the filter"));
        }
        return assign(guess.cell(), digit);
    }
}
