package crosshatch.puzzle.board;

import java.util.List;
import java.util.Optional;

/**
 * A constraint on some cells of every solution. A value: two relations that state the same of the same cells are equal, in
 * whatever order the cells were named, and have the same text.
 */
public sealed interface Relation
        permits Sum,
                Product,
                Difference,
                Quotient,
                LessThan,
                Adjacent,
                Visible,
                Table,
                Forbidden,
                Distinct,
                Distance,
                Linear,
                Element,
                Count {

    /** The cells it speaks of, each once; ascending unless their order matters. */
    List<Integer> cells();

    /**
     * The definition, only for the validator.
     *
     * @param digits of all cells of the board, each 1…n
     */
    boolean holds(int[] digits);

    /** @return why it holds for no digits 1…{@code digits} of its cells, or is not meant for that number of digits; empty if it is fit */
    Optional<String> fault(int digits);

    /** The part of the canonical text for this relation: {@code sum 15 of 0 1 9}. Without a semicolon. */
    String text();

    /** Calls the method for its kind. A visitor that leaves a kind out does not compile. */
    <R> R accept(RelationVisitor<R> visitor);
}
