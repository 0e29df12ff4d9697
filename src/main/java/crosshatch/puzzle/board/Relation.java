package crosshatch.puzzle.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * A constraint on some cells of every solution. A value: two relations that state the same of the same cells are equal, in
 * whatever order the cells were named, and have the same text.
 *
 * <p>Everything about a kind of relation stands in its class: the definition, the text, the fields in files, and the automaton by
 * which solvers state it if they have nothing better.
 */
public sealed interface Relation
        permits AllEqual,
                Sum,
                Product,
                Pair,
                Visible,
                Table,
                Forbidden,
                Distinct,
                Distance,
                Linear,
                Element,
                Count,
                NValues,
                Circuit,
                Regular {

    /**
     * Reads the relation that a {@linkplain #text text} describes.
     *
     * @throws IllegalArgumentException if the text is not the text of a relation; gives the reason
     */
    static Relation parse(String text) {
        return BoardText.relation(text);
    }

    /** Returns the kind, which names the relation in texts and files. */
    RelationKind kind();

    /** The cells it speaks of, each once; ascending unless their order matters. */
    List<Integer> cells();

    /**
     * The definition, for the validator and for proofs.
     *
     * @param digits of all cells of the board, each 1…n
     */
    boolean holds(int[] digits);

    /**
     * Returns the relation as an automaton over its cells, from which solvers, formats and models derive their own forms. It is
     * independent of {@link #holds}, and tests compare the two.
     *
     * @param digits the largest digit; digits begin with 1
     */
    Automaton automaton(int digits);

    /** Returns relations of fewer cells that together say the same, or this relation alone if there are none. */
    default List<? extends Relation> parts() {
        return List.of(this);
    }

    /** @return why it holds for no digits 1…{@code digits} of its cells, or is not meant for that number of digits; empty if it is fit */
    Optional<String> fault(int digits);

    /** Returns the part of the canonical text for this relation, without a semicolon: {@code sum 15 of 0 1 9}. */
    String text();

    /**
     * Returns the name and the value of each field in a file, in the order of the file, without the kind. From these fields, the kind
     * makes an equal relation.
     */
    Map<String, Object> fields();

    /** Returns the same relation between the cells to which its cells move. */
    Relation moved(IntUnaryOperator to);

    /** Returns the name for several relations of this kind. */
    default String plural() {
        return kind().plural();
    }

    /** Returns the statement of this relation in the language of the visitor. */
    <R> R accept(RelationVisitor<R> visitor);
}
