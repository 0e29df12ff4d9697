package crosshatch.puzzle.file.xcsp;

import crosshatch.puzzle.board.Automaton;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.xcsp.common.Condition;
import org.xcsp.common.structures.Transition;

/** States constraints of XCSP3 as automata over digits. */
final class XcspAutomata {
    /** States of what is counted come below; above, the digit of the variable that a condition names. */
    private static final int BITS = 32;
    /** The largest number of digits for which sets of digits are states. */
    static final int MOST_IN_SETS = 31;

    private final BoardDraft draft;

    XcspAutomata(BoardDraft draft) {
        this.draft = draft;
    }

    /**
     * States a condition on a number that is computed by reading digits one after another.
     *
     * @param result the cell of the variable in the condition; {@link XcspConditions#NONE} if it has none
     * @param start the first state, of less than 32 bits, like all others
     * @param step the next state, which is never dead
     * @param number returns the number for a state after the last digit
     */
    void number(
            List<Integer> cells,
            Condition condition,
            int result,
            long start,
            DigitReader.Step step,
            LongUnaryOperator number) {
        if (result == XcspConditions.NONE) {
            DigitReader.post(
                    draft, cells, start, step, state -> XcspConditions.holds(condition, number.applyAsLong(state), 0));
            return;
        }
        long mask = (1L << BITS) - 1;
        DigitReader.post(
                draft,
                Stream.concat(Stream.of(result), cells.stream()).toList(),
                start,
                (state, digit) -> state >>> BITS == 0
                        ? (long) digit << BITS | state
                        : (state & ~mask) | step.after(state & mask, digit),
                state -> state >>> BITS != 0
                        && XcspConditions.holds(
                                condition, number.applyAsLong(state & mask), draft.value(state >>> BITS)));
    }

    /**
     * States the lexicographic order of two lists. Digits are read alternately from both lists. State 0 means that the lists
     * are equal so far. A digit as state means that the first list has it, and the second list comes next. The state after
     * the largest digit means that the order is decided.
     *
     * @param order the order of the first digits that differ
     */
    void lex(List<Integer> one, List<Integer> other, RelationalOperator order) {
        long decided = draft.digits() + 1L;
        List<Integer> read = IntStream.range(0, one.size())
                .boxed()
                .flatMap(i -> Stream.of(one.get(i), other.get(i)))
                .toList();
        DigitReader.post(
                draft,
                read,
                0,
                (state, digit) -> {
                    if (state == 0 || state == decided) return state == 0 ? digit : decided;
                    if (state == digit) return 0;
                    return order.holds(state, digit) ? decided : Automaton.DEAD;
                },
                state -> state == decided || (state == 0 && order.holds(0, 0)));
    }

    /**
     * Requires that each value first occurs after the first occurrence of the value before it. The state is the number of
     * values that have occurred.
     */
    void precedence(List<Integer> cells, int[] values, boolean covered) {
        DigitReader.post(
                draft,
                cells,
                0,
                (state, digit) -> {
                    int place = IntStream.range(0, values.length)
                            .filter(i -> values[i] == draft.value(digit))
                            .findFirst()
                            .orElse(-1);
                    if (place > state) return Automaton.DEAD;
                    return place == state ? state + 1 : state;
                },
                state -> !covered || state == values.length);
    }

    /**
     * States an automaton with states of any names. Values that no variable has are left out.
     *
     * @throws IllegalArgumentException if a state has two transitions with one value
     */
    void regular(List<Integer> cells, Transition[] transitions, String start, String[] accepting) {
        Map<String, Integer> states = new HashMap<>(Map.of(start, 0));
        Map<List<Integer>, Integer> next = new HashMap<>();
        for (Transition each : transitions) {
            if (!(each.value instanceof Number value)) {
                throw new IllegalArgumentException("a transition with '" + each.value + "', expected a whole number");
            }
            if (!draft.isDigit(value.longValue())) continue;
            List<Integer> from = List.of(number(each.start, states), draft.digit(value.longValue()));
            Integer other = next.put(from, number(each.end, states));
            if (other != null && !other.equals(next.get(from))) {
                throw new IllegalArgumentException(
                        "two transitions from state " + each.start + " with value " + value + ", expected one");
            }
        }
        List<Integer> accepted =
                Stream.of(accepting).map(each -> number(each, states)).toList();
        DigitReader.post(
                draft,
                cells,
                0,
                (state, digit) -> next.getOrDefault(List.of((int) state, digit), (int) Automaton.DEAD),
                state -> accepted.contains((int) state));
    }

    private static int number(String state, Map<String, Integer> states) {
        return states.computeIfAbsent(state, each -> states.size());
    }

    /** States a diagram. It begins in the state that no transition enters, and ends in the state that no transition leaves. */
    void diagram(List<Integer> cells, Transition[] transitions) {
        List<String> starts = new ArrayList<>(
                Stream.of(transitions).map(each -> each.start).distinct().toList());
        List<String> ends = new ArrayList<>(
                Stream.of(transitions).map(each -> each.end).distinct().toList());
        List<String> inner = List.copyOf(ends);
        ends.removeAll(starts);
        starts.removeAll(inner);
        if (starts.size() != 1) {
            throw new IllegalArgumentException("found " + starts.size()
                    + " states without a transition to them, expected one: the root of the diagram");
        }
        regular(cells, transitions, starts.get(0), ends.toArray(String[]::new));
    }
}
