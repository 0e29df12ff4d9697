package crosshatch.puzzle.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.function.Predicate;

/**
 * Reads the digits of the cells of a relation in order. Its state is one number that represents the digits read so far.
 *
 * @param start the state before the first cell; not negative
 * @param accepting returns whether a state after the last cell is accepting, so that the fillings that lead to it are allowed;
 *     never called for {@link #DEAD}
 */
public record Automaton(long start, Step step, LongPredicate accepting) {
    /** The state from which no filling is accepted. */
    public static final long DEAD = -1;

    /** One step of an automaton. */
    public interface Step {
        /**
         * Returns the state after one more cell.
         *
         * @param cell the number of the cell among the cells of the relation, from 0
         * @return the state if the cell has {@code digit}; {@link #DEAD} if no allowed filling begins in this way
         */
        long after(long state, int cell, int digit);
    }

    /** Decides whether two digits are allowed together. */
    interface Together {
        boolean test(int one, int other);
    }

    /** Makes an automaton that accepts every state except {@link #DEAD} at the end. */
    static Automaton of(long start, Step step) {
        return new Automaton(start, step, state -> true);
    }

    /** One step of an automaton whose states are values. */
    interface StepOf<S> {
        /** Returns the next state; empty if no allowed filling begins in this way. */
        Optional<S> after(S state, int cell, int digit);
    }

    /** Makes an automaton that numbers the states in the order of their discovery; for one thread. */
    static <S> Automaton interned(S start, StepOf<S> step, Predicate<S> accepting) {
        List<S> states = new ArrayList<>(List.of(start));
        Map<S, Long> numbers = new HashMap<>(Map.of(start, 0L));
        Step numbered = (state, cell, digit) -> {
            Optional<S> after = step.after(states.get((int) state), cell, digit);
            if (after.isEmpty()) return DEAD;
            Long known = numbers.putIfAbsent(after.get(), (long) states.size());
            if (known == null) states.add(after.get());
            return known == null ? states.size() - 1 : known;
        };
        return new Automaton(0, numbered, state -> accepting.test(states.get((int) state)));
    }

    /** Makes an automaton for two cells. A state is the first digit, then 1. */
    static Automaton pair(Together holds) {
        return of(0, (state, cell, digit) -> {
            if (cell == 0) return digit;
            return holds.test((int) state, digit) ? 1 : DEAD;
        });
    }
}
