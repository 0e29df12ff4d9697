package crosshatch.puzzle.relation;

import crosshatch.puzzle.board.Automaton;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Forbidden;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Makes diagrams and keeps them, because many relations of a puzzle differ only in their cells. Each solver has its own instance,
 * which only one thread may use.
 */
public final class Diagrams {
    private static final long MOST_LISTED = 200_000;
    private static final int LONGEST_TEXT = 100;

    private final Map<String, Optional<Diagram>> known = new HashMap<>();

    /**
     * Returns the diagram of a relation, with its cells in the order of {@link Relation#cells}. Fillings in which peers have
     * the same digit are left out if this takes at most {@link Layers#MOST_NODES} nodes and there are at most 64 digits and
     * cells. Otherwise they stay, because the units exclude them anyway.
     */
    public Diagram of(Board board, Relation relation) {
        return find(board, relation)
                .orElseThrow(() -> new IllegalArgumentException(
                        beginning(relation.text()) + ": a diagram of more than " + Layers.MOST_NODES + " nodes"));
    }

    /** Returns the beginning of the text of a relation. The text of a table may be megabytes long. */
    private static String beginning(String text) {
        return text.length() <= LONGEST_TEXT ? text : text.substring(0, LONGEST_TEXT - 1) + "…";
    }

    /** Returns the diagram of a relation like {@link #of}, but empty if it would have too many nodes. */
    public Optional<Diagram> find(Board board, Relation relation) {
        List<Integer> cells = relation.cells();
        boolean fits = cells.size() <= Peers.MOST_CELLS && board.digits() <= Peers.MOST_CELLS;
        Peers peers = fits ? Peers.on(board, cells) : Peers.none(cells.size());
        String text = relation.text();
        String shape = board.digits() + " " + text.substring(0, text.lastIndexOf(" of ")) + " " + peers;
        return known.computeIfAbsent(shape, each -> make(board.digits(), relation, peers));
    }

    /**
     * Returns a relation as a list of the allowed fillings.
     *
     * @return empty if no filling is allowed
     * @throws IllegalArgumentException if the list would be too long
     */
    public Optional<Table> table(Board board, Relation relation) {
        Diagram diagram = of(board, relation);
        if (diagram.isEmpty()) return Optional.empty();
        if (diagram.fillings() > MOST_LISTED) {
            throw new IllegalArgumentException(beginning(relation.text()) + ": " + diagram.fillings()
                    + " fillings, expected at most " + MOST_LISTED);
        }
        return Optional.of(new Table(
                relation.cells(),
                diagram.tuples().stream()
                        .map(filling -> IntStream.of(filling).boxed().toList())
                        .toList()));
    }

    /** Returns the largest number of nodes: more where the relation lists its fillings, or has few, because it is as long itself. */
    private static long most(int digits, Relation relation) {
        long cells = relation.cells().size();
        long listed =
                switch (relation.kind()) {
                    case TABLE -> cells * ((Table) relation).tuples().size();
                    case FORBIDDEN -> cells * (((Forbidden) relation).tuples().size() + 1L);
                    case ALL_EQUAL -> cells * digits;
                    default -> 0;
                };
        return Math.max(Layers.MOST_NODES, listed + 1);
    }

    private static Optional<Diagram> make(int digits, Relation relation, Peers peers) {
        Automaton automaton = relation.automaton(digits);
        Peers none = Peers.none(relation.cells().size());
        return new Layers(digits, automaton, peers, Layers.MOST_NODES)
                .diagram()
                .or(() -> new Layers(digits, automaton, none, most(digits, relation)).diagram());
    }

    /** Makes a diagram layer by layer, with a node for each reachable state, and then reduces it. */
    static final class Layers {
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

    /**
     * The pairs of cells of a relation that are peers and so must differ. When cells are read in order, only the digits of cells
     * with a later peer must be remembered. For cells with the same later peers, the set of their digits suffices.
     */
    private static final class Peers {
        /** The largest number of cells and of digits, because sets are the bits of a word. */
        static final int MOST_CELLS = Long.SIZE;

        private final long[] peers;

        /**
         * Makes the pairs of peers.
         *
         * @param peers the peers of each cell of the relation, bit i for the i-th cell
         */
        private Peers(long[] peers) {
            this.peers = peers;
        }

        /** Returns no peers: all cells may have the same digit. */
        static Peers none(int cells) {
            return new Peers(new long[cells]);
        }

        /**
         * Finds the peers among the cells of a relation.
         *
         * @param cells at most {@link #MOST_CELLS} cells
         */
        static Peers on(Board board, List<Integer> cells) {
            long[] peers = new long[cells.size()];
            for (int i = 0; i < peers.length; i++) {
                for (int peer : board.peers(cells.get(i))) {
                    int j = cells.indexOf(peer);
                    if (j >= 0) peers[i] |= 1L << j;
                }
            }
            return new Peers(peers);
        }

        int cells() {
            return peers.length;
        }

        /**
         * Returns whether a cell may have a digit.
         *
         * @param digits the remembered digits, as {@link #after} returned them
         */
        boolean allows(int cell, int digit, List<Held> digits) {
            for (Held held : digits) {
                if (((held.peers() >>> cell) & 1) != 0 && ((held.digits() >>> (digit - 1)) & 1) != 0) return false;
            }
            return true;
        }

        /** Returns the digits to remember after {@code cell} got {@code digit}, in canonical order. */
        List<Held> after(int cell, int digit, List<Held> digits) {
            long toCome = cell == MOST_CELLS - 1 ? 0 : -1L << (cell + 1);
            List<Held> next = new ArrayList<>(digits.size() + 1);
            for (Held held : digits) add(held.peers() & toCome, held.digits(), next);
            add(peers[cell] & toCome, 1L << (digit - 1), next);
            next.sort(Comparator.comparingLong(Held::peers));
            return next;
        }

        private static void add(long peers, long digits, List<Held> held) {
            if (peers == 0) return;
            for (int i = 0; i < held.size(); i++) {
                if (held.get(i).peers() == peers) {
                    held.set(i, new Held(peers, held.get(i).digits() | digits));
                    return;
                }
            }
            held.add(new Held(peers, digits));
        }

        /**
         * The remembered digits of earlier cells with the same later peers.
         *
         * @param peers the later peers, bit i for cell i
         * @param digits the digits, bit d-1 for digit d
         */
        record Held(long peers, long digits) {}

        /** Returns equal texts for relations whose cells are peers in the same way. */
        @Override
        public String toString() {
            return Arrays.toString(peers);
        }
    }
}
