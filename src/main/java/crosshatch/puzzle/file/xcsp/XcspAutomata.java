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

/** Constraints of XCSP3 as automata over digits. */
final class XcspAutomata {
    /** States of what is counted come below; above, the digit of the variable that a condition names. */
    private static final int BITS = 32;
    /** The most digits whose sets are states of what is counted. */
    static final int MOST_IN_SETS = 31;

    private final BoardDraft draft;

    XcspAutomata(BoardDraft draft) {
        this.draft = draft;
    }

    /**
     * A number that is found by reading digits one after another, and a condition on it.
     *
     * @param result the cell of the variable that the condition names, {@link XcspConditions#NONE} if it names none
     * @param start a state of less than 32 bits, as all others are
     * @param step never dead
     * @param number what a state means after the last digit
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
     * Lists in lexicographic order, whose digits are read in turn, one of each list. State 0: the lists are equal so far. A digit: the
     * first list has it, and the second list comes next. The state after the largest digit: the order is decided.
     *
     * @param order of the first digits that differ
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

    /** Each value stands first after the first place of the value before it. The state is how many values were read. */
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
     * An automaton with states of any names. Values that no variable has are left out.
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

    /** A diagram from the state where it begins, which no transition reaches, to the one where it ends, which none leaves. */
    void diagram(List<Integer> cells, Transition[] transitions) {
        List<String> starts = new ArrayList<>(
                Stream.of(transitions).map(each -> each.start).distinct().toList());
        List<String> ends = new ArrayList<>(
                Stream.of(transitions).map(each -> each.end).distinct().toList());
        List<String> inner = List.copyOf(ends);
        ends.removeAll(starts);
        starts.removeAll(inner);
        if (starts.size() != 1) {
            throw new IllegalArgumentException(
                    starts.size() + " states that no transition reaches, expected one: the first");
        }
        regular(cells, transitions, starts.get(0), ends.toArray(String[]::new));
    }
}
