package crosshatch.solvers.published.readalps;

import crosshatch.puzzle.Grid;
import crosshatch.solver.Budget;
import crosshatch.solver.Limit;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
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
final class ReadalpsSearch {

    /** How a run ended. */
    enum Stop {
        SOLUTION,
        EXHAUSTED,
        OUT_OF_BUDGET
    }

    private final State state;
    private final Filter filter;
    private final ReadalpsCounters counts;
    private final Trace trace;
    private final Deque<Guess> guesses = new ArrayDeque<>();
    private @Nullable Limit limit;

    ReadalpsSearch(State state, Filter.Mode mode, ReadalpsCounters counts, Trace trace) {
        this.state = state;
        this.counts = counts;
        this.trace = trace;
        filter = new Filter(mode, state, counts, trace);
    }

    /** Runs to the first solution or, when called again, on to the next. */
    Stop run(Budget budget) {
        if (counts.steps == 0) {
            counts.steps = 1;
        } else if (!nextGuess()) {
            return Stop.EXHAUSTED;
        }
        while (!state.full()) {
            limit = budget.exceeded(counts.decisions, counts.conflicts);
            if (limit != null) return Stop.OUT_OF_BUDGET;
            if (!advance() && !nextGuess()) return Stop.EXHAUSTED;
        }
        counts.solutions++;
        if (trace.on()) {
            trace.event(PrintedLine.done(counts.steps, counts.solutions));
            trace.event(new Event.Solution(solution()));
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
                counts.conflicts++;
                if (trace.on()) trace.event(new Event.DeadEnd("the filter went wrong"));
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
            if (trace.on()) trace.event(new Event.Placed(cell, digit, "naked single"));
            if (!assign(cell, digit)) return false;
        }
        counts.steps++;
        counts.propagations++;
        return true;
    }

    private boolean assign(int cell, int digit) {
        State.Clash clash = state.assign(cell, digit);
        if (clash == null) return true;
        counts.conflicts++;
        if (trace.on()) {
            trace.event(PrintedLine.clashed(counts.steps, clash));
            trace.event(new Event.DeadEnd(State.BOARD.cellName(clash.cell()) + " would have no candidate left"));
        }
        return false;
    }

    private boolean guess(int cell) {
        counts.steps++;
        Guess guess = new Guess(cell, state, guesses.peek());
        guesses.push(guess);
        counts.maxLevel = Math.max(counts.maxLevel, guesses.size());
        counts.depth = Math.max(counts.depth, guess.depth());
        return tryNext(guess, PrintedLine.Move.GUESS);
    }

    /** Leaves the alternative under trial and takes up others, until one does not clash at once; false if none is left. */
    private boolean nextGuess() {
        while (true) {
            counts.steps++;
            PrintedLine.Move move = dropExhausted() ? PrintedLine.Move.UPWARD : PrintedLine.Move.FORWARD;
            Guess guess = guesses.peek();
            if (guess == null) {
                if (trace.on()) trace.event(PrintedLine.noMore(counts.steps, counts.solutions));
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
        if (!guess.isChoice() || guess.solutionsBefore() < counts.solutions) return;
        counts.backtracks++;
        if (trace.on()) trace.event(new Event.Backtrack(guess.depth()));
    }

    private boolean tryNext(Guess guess, PrintedLine.Move move) {
        int digit = guess.next(counts.solutions);
        counts.count(move, guess.isChoice());
        if (trace.on()) {
            trace.event(PrintedLine.guessed(counts.steps, move, guess, guesses.size()));
            trace.event(
                    guess.isChoice()
                            ? new Event.Decision(guess.depth(), guess.cell(), digit, true, guess.alternatives())
                            : new Event.Placed(guess.cell(), digit, "only candidate left by the filter"));
        }
        return assign(guess.cell(), digit);
    }
}
