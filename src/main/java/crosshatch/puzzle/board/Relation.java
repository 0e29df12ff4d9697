package crosshatch.puzzle.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * A constraint on some cells of every solution. Two relations that state the same for the same cells are equal and have the
 * same text, whatever the order in which the cells were named.
 *
 * <p>The class of a kind of relation contains its definition, its text, its fields in files, and its automaton. Solvers use
 * the automaton if they have no better way to state the relation than the automaton.
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
     * @throws IllegalArgumentException if the text describes no relation; gives the reason
     */
    static Relation parse(String text) {
        return BoardText.relation(text);
    }

    /** Returns the kind, which names the relation in texts and files. */
    RelationKind kind();

    /** Returns the cells of the relation, without duplicates; ascending unless their order matters. */
    List<Integer> cells();

    /**
     * Returns whether the relation is true. This is its definition, for the validator and for proofs.
     *
     * @param digits the digits of all cells of the board, each 1…n
     */
    boolean holds(int[] digits);

    /**
     * Returns the relation as an automaton over its cells, from which solvers, formats and models derive their own forms. It is
     * independent of {@link #holds}, and tests compare the two.
     *
     * @param digits the largest digit; digits begin with 1
     */
    Automaton automaton(int digits);

    /** Returns relations of fewer cells that together are equivalent, or only this relation if there are none. */
    default List<? extends Relation> parts() {
        return List.of(this);
    }

    /**
     * Returns the reason why the relation is invalid for digits 1…{@code digits}, for example because it is never true;
     * empty if it is valid.
     */
    Optional<String> fault(int digits);

    /** Returns the part of the canonical text for this relation, without a semicolon: {@code sum 15 of 0 1 9}. */
    String text();

    /**
     * Returns the name and the value of each field in a file, in the order of the file, without the kind. {@link
     * RelationKind#read} makes an equal relation from these fields.
     */
    Map<String, Object> fields();

    /** Returns the same relation after each of its cells has moved. */
    Relation moved(IntUnaryOperator to);

    /** Returns the name for several relations of this kind. */
    default String plural() {
        return kind().plural();
    }

    /** Returns the statement of this relation in the language of the visitor. */
    <R> R accept(RelationVisitor<R> visitor);
}
