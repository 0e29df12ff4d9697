package crosshatch.puzzle.board;

import java.util.function.LongPredicate;

/**
 * Reads the digits of a relation's cells in their order. It remembers the digits that it has read as one number, its state.
 *
 * @param start before the first cell; not negative
 * @param accepting whether the fillings that lead to a state are allowed, after the last cell; never asked of {@link #DEAD}
 */
public record Automaton(long start, Step step, LongPredicate accepting) {
    /** The state from which nothing is accepted. */
    public static final long DEAD = -1;

    /** One step of an automaton. */
    public interface Step {
        /**
         * @param cell number among the cells of the relation, from 0
         * @return the state once that cell holds {@code digit}; {@link #DEAD} if no filling that begins so is allowed
         */
        long after(long state, int cell, int digit);
    }

    /** Whether two digits go together. */
    interface Together {
        boolean test(int one, int other);
    }

    /** Accepts whatever is not dead before the end. */
    static Automaton of(long start, Step step) {
        return new Automaton(start, step, state -> true);
    }

    /** Reads two cells. A state is the first digit, then 1. */
    static Automaton pair(Together holds) {
        return of(0, (state, cell, digit) -> {
            if (cell == 0) return digit;
            return holds.test((int) state, digit) ? 1 : DEAD;
        });
    }
}
