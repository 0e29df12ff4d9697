package crosshatch.puzzle.relation;

import crosshatch.puzzle.board.Automaton;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes a diagram layer by layer, with a node for each reachable state, and then reduces it. */
final class Layers {
    /** The largest number of nodes of a diagram before reduction, if the relation does not list its fillings. */
    static final int MOST_NODES = 20_000;

    private final int digits;
    private final Automaton automaton;
    private final Peers peers;
    private final long most;

    /** The edges of each layer except the last, at {@code node * digits + digit - 1}: the node of the next layer. */
    private final List<int[]> edges = new ArrayList<>();

    /** @param most the largest number of nodes before reduction */
    Layers(int digits, Automaton automaton, Peers peers, long most) {
        this.most = most;
        this.digits = digits;
        this.automaton = automaton;
        this.peers = peers;
    }

    private record State(long automaton, List<Peers.Held> held) {}

    /** Makes the diagram; empty if it would have too many nodes. */
    Optional<Diagram> diagram() {
        List<State> layer = List.of(new State(automaton.start(), List.of()));
        int nodes = 1;
        for (int cell = 0; cell < peers.cells(); cell++) {
            layer = layerAfter(cell, layer);
            nodes += layer.size(); // of a layer that is too large on its own, at least as many as are too many
            if (nodes > most) return Optional.empty();
        }
        int[] accepted = layer.stream()
                .mapToInt(state -> automaton.accepting().test(state.automaton()) ? 0 : Diagram.NONE)
                .toArray();
        return Optional.of(new DiagramReduction(digits, edges).diagram(accepted));
    }

    private List<State> layerAfter(int cell, List<State> layer) {
        Map<State, Integer> numbers = new HashMap<>();
        List<State> next = new ArrayList<>();
        int[] out = new int[layer.size() * digits];
        for (int i = 0; i < out.length && next.size() <= most; i++) {
            State state = after(layer.get(i / digits), cell, i % digits + 1);
            if (state.automaton() == Automaton.DEAD) {
                out[i] = Diagram.NONE;
                continue;
            }
            Integer number = numbers.putIfAbsent(state, next.size());
            if (number == null) next.add(state);
            out[i] = number == null ? next.size() - 1 : number;
        }
        edges.add(out);
        return next;
    }

    private State after(State state, int cell, int digit) {
        long next = peers.allows(cell, digit, state.held())
                ? automaton.step().after(state.automaton(), cell, digit)
                : Automaton.DEAD;
        return next == Automaton.DEAD
                ? new State(Automaton.DEAD, List.of())
                : new State(next, peers.after(cell, digit, state.held()));
    }
}
