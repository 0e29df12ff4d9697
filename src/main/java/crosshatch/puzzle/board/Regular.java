package crosshatch.puzzle.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;

/**
 * Requires that a finite automaton accepts the digits of some cells in order (G. Pesant, CP 2004). It starts in state 0.
 * States are renumbered in the order of their discovery, so the given numbers of states do not matter.
 *
 * @param cells the cells in the order of reading
 * @param transitions state, digit, next state; sorted, at most one for each state and digit. A missing transition rejects
 * @param accepting the accepting states, ascending
 */
public record Regular(List<Integer> cells, List<List<Integer>> transitions, List<Integer> accepting)
        implements Relation {
    private static final int NONE = -1;

    /**
     * Renumbers the states, and checks the automaton.
     *
     * @param transitions transitions between any numbers; 0 is the start
     * @throws IllegalArgumentException if there is no cell, a cell is repeated, two transitions contradict each other, or no
     *     accepting state can be reached
     */
    public Regular {
        cells = Texts.cells("regular", cells, 1);
        Map<Integer, SortedMap<Integer, Integer>> next = new HashMap<>();
        for (List<Integer> transition : transitions) add(transition, next);
        Map<Integer, Integer> numbers = new LinkedHashMap<>(Map.of(0, 0));
        List<List<Integer>> numbered = new ArrayList<>();
        List<Integer> found = new ArrayList<>(List.of(0));
        for (int state = 0; state < found.size(); state++) {
            int from = state;
            next.getOrDefault(found.get(state), new TreeMap<>()).forEach((digit, to) -> {
                if (numbers.putIfAbsent(to, found.size()) == null) found.add(to);
                numbered.add(List.of(from, digit, numbers.getOrDefault(to, 0)));
            });
        }
        transitions = List.copyOf(numbered);
        accepting = accepting.stream()
                .filter(numbers::containsKey)
                .map(state -> numbers.getOrDefault(state, 0))
                .distinct()
                .sorted()
                .toList();
        if (transitions.isEmpty() || accepting.isEmpty()) {
            throw new IllegalArgumentException(
                    "regular: no path leads from state 0 to an accepting state, so the relation never holds");
        }
    }

    private static void add(List<Integer> transition, Map<Integer, SortedMap<Integer, Integer>> next) {
        if (transition.size() != 3) {
            throw new IllegalArgumentException(
                    "regular: transition of " + transition.size() + " numbers, expected 3: state, digit, next state");
        }
        Integer other = next.computeIfAbsent(transition.get(0), state -> new TreeMap<>())
                .put(transition.get(1), transition.get(2));
        if (other != null && !other.equals(transition.get(2))) {
            throw new IllegalArgumentException("regular: two transitions from state " + transition.get(0)
                    + " with digit " + transition.get(1) + ", expected one");
        }
    }

    static Regular read(RelationFields fields) {
        return new Regular(fields.cells(), fields.tuples("transitions"), fields.numbers("accepting"));
    }

    @Override
    public RelationKind kind() {
        return RelationKind.REGULAR;
    }

    @Override
    public boolean holds(int[] digits) {
        int state = 0;
        for (int cell : cells) {
            int from = state;
            state = transitions.stream()
                    .filter(each -> each.get(0) == from && each.get(1) == digits[cell])
                    .mapToInt(each -> each.get(2))
                    .findFirst()
                    .orElse(NONE);
            if (state == NONE) return false;
        }
        return accepting.contains(state);
    }

    /** Returns the number of states. */
    public int states() {
        return transitions.stream().mapToInt(each -> each.get(2)).max().orElse(0) + 1;
    }

    @Override
    public Automaton automaton(int digits) {
        long[][] next = new long[states()][digits + 1];
        for (long[] ofState : next) Arrays.fill(ofState, Automaton.DEAD);
        for (List<Integer> each : transitions) next[each.get(0)][each.get(1)] = each.get(2);
        return new Automaton(
                0, (state, cell, digit) -> next[(int) state][digit], state -> accepting.contains((int) state));
    }

    @Override
    public Optional<String> fault(int digits) {
        return transitions.stream()
                .flatMap(each -> Texts.range("regular with digit " + each.get(1), each.get(1), 1, digits).stream())
                .findFirst()
                .or(this::acceptsNothing);
    }

    private Optional<String> acceptsNothing() {
        Set<Integer> reached = Set.of(0);
        for (int cell = 0; cell < cells.size(); cell++) {
            Set<Integer> before = reached;
            reached = transitions.stream()
                    .filter(each -> before.contains(each.get(0)))
                    .map(each -> each.get(2))
                    .collect(Collectors.toSet());
        }
        return reached.stream().anyMatch(accepting::contains)
                ? Optional.empty()
                : Optional.of("regular of " + cells.size() + " cells: no digits lead to an accepting state");
    }

    @Override
    public String text() {
        return "regular " + Tuples.text(transitions) + " accepting " + Texts.numbers(accepting) + " of "
                + Texts.numbers(cells);
    }

    @Override
    public Map<String, Object> fields() {
        return Texts.fields("cells", cells, "transitions", transitions, "accepting", accepting);
    }

    @Override
    public Regular moved(IntUnaryOperator to) {
        return new Regular(Texts.moved(cells, to), transitions, accepting);
    }

    @Override
    public <R> R accept(RelationVisitor<R> visitor) {
        return visitor.regular(this);
    }
}
