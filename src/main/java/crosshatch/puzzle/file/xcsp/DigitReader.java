package crosshatch.puzzle.file.xcsp;

import crosshatch.puzzle.board.Automaton;
import crosshatch.puzzle.board.Regular;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongPredicate;
import java.util.stream.Collectors;

/**
 * States a constraint that can be checked by reading the digits of some cells in order, as a {@link Regular}. A cell may be
 * read several times. Its digit is then part of the state until its last reading.
 */
final class DigitReader {
    private static final int MOST_TRANSITIONS = 100_000;
    /** The largest number of nodes, one for each state after each cell, as in the diagrams of solvers. */
    private static final int MOST_NODES = 20_000;

    private final BoardDraft draft;
    private final List<Integer> read;
    private final List<Integer> cells;
    private final Set<Integer> repeated;
    private final Step step;
    private final Map<State, Integer> numbers = new LinkedHashMap<>();
    private final List<List<Integer>> transitions = new ArrayList<>();

    /** One step of an automaton that depends only on state and digit. */
    interface Step {
        /** Returns the next state; {@link Automaton#DEAD} if no allowed digits begin in this way. */
        long after(long state, int digit);
    }

    /**
     * A state with the digits to remember.
     *
     * @param place the place of the next cell; always 0 if no cell is repeated, because it does not matter then
     * @param held the digits that will be read again, by cell
     */
    private record State(long state, int place, Map<Integer, Integer> held) {}

    private DigitReader(BoardDraft draft, List<Integer> read, Step step) {
        this.draft = draft;
        this.read = read;
        this.step = step;
        cells = read.stream().distinct().toList();
        repeated = read.stream()
                .filter(cell -> read.indexOf(cell) < read.lastIndexOf(cell))
                .collect(Collectors.toSet());
    }

    /**
     * Requires that an automaton accepts the digits of some cells.
     *
     * @param accepting returns whether a state after the last cell is accepting
     * @throws IllegalArgumentException if the automaton is too large for a board
     */
    static void post(BoardDraft draft, List<Integer> read, long start, Step step, LongPredicate accepting) {
        if (read.isEmpty()) {
            if (!accepting.test(start)) draft.contradict();
        } else {
            new DigitReader(draft, read, step).post(start, accepting);
        }
    }

    private void post(long start, LongPredicate accepting) {
        List<State> layer = List.of(new State(start, 0, Map.of()));
        numbers.put(layer.get(0), 0);
        for (int cell = 0; cell < cells.size(); cell++) layer = layerAfter(layer);
        requireSmallDiagram();
        List<Integer> accepted = numbers.entrySet().stream()
                .filter(each -> accepting.test(each.getKey().state))
                .map(Map.Entry::getValue)
                .toList();
        draft.accept(cells, transitions, accepted);
    }

    private void requireSmallDiagram() {
        Map<Integer, Set<Integer>> next = transitions.stream()
                .collect(Collectors.groupingBy(
                        each -> each.get(0), Collectors.mapping(each -> each.get(2), Collectors.toSet())));
        Set<Integer> layer = Set.of(0);
        int nodes = 1;
        for (int cell = 0; cell < cells.size(); cell++) {
            layer = layer.stream()
                    .flatMap(state -> next.getOrDefault(state, Set.of()).stream())
                    .collect(Collectors.toSet());
            nodes += layer.size();
        }
        if (nodes > MOST_NODES)
            throw new IllegalArgumentException(
                    "a diagram of more than " + MOST_NODES + " nodes, expected fewer variables or values");
    }

    /** The states that were not found before. */
    private List<State> layerAfter(List<State> layer) {
        List<State> found = new ArrayList<>();
        for (State state : layer) {
            for (int digit = 1; digit <= draft.digits(); digit++) {
                State next = after(state, digit);
                if (next.state == Automaton.DEAD) continue;
                if (numbers.putIfAbsent(next, numbers.size()) == null) found.add(next);
                transitions.add(List.of(numbers.getOrDefault(state, 0), digit, numbers.getOrDefault(next, 0)));
            }
        }
        if (transitions.size() > MOST_TRANSITIONS) {
            throw new IllegalArgumentException("an automaton of more than " + MOST_TRANSITIONS
                    + " transitions, expected fewer variables or values");
        }
        return found;
    }

    /** The cell is read, and those after it whose digits are known already. */
    private State after(State state, int digit) {
        if (repeated.isEmpty()) return new State(step.after(state.state, digit), 0, Map.of());
        Map<Integer, Integer> held = new HashMap<>(state.held);
        held.put(read.get(state.place), digit);
        long next = state.state;
        int place = state.place;
        while (next != Automaton.DEAD && place < read.size()) {
            Integer known = held.get(read.get(place));
            if (known == null) break;
            next = step.after(next, known);
            place++;
        }
        held.keySet().retainAll(read.subList(place, read.size()));
        return new State(next, place, held);
    }
}
