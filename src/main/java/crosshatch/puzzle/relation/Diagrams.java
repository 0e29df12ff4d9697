package crosshatch.puzzle.relation;

import crosshatch.puzzle.board.Automaton;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Forbidden;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Table;
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
}
