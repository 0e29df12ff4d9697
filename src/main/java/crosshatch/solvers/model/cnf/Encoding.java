package crosshatch.solvers.model.cnf;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Relation;
import java.util.EnumSet;
import java.util.List;

/**
 * The encodings of a Sudoku of n digits. All contain the clauses that each cell has a digit (n² clauses) and that no digit occurs
 * twice in a unit (3n²·C binary clauses in the pairwise form, C = n(n-1)/2), which is enough. The other clauses are redundant and
 * strengthen unit propagation.
 *
 * <table>
 * <caption>Clauses in 9×9, without the givens</caption>
 * <tr><td>minimal<td>n² + 3n²C<td>8,829<td>propagation finds naked singles
 * <tr><td>efficient<td>n² + 4n²C<td>11,745<td>the same
 * <tr><td>extended<td>4n² + 4n²C<td>11,988<td>naked and hidden singles
 * <tr><td>distinct<td>extended less n³(k-1)<td>10,530<td>the same
 * <tr><td>augmented<td>extended + 2kn²(k+1) + 4n²(1 + k(k-1)/2)<td>15,228<td>and locked candidates
 * </table>
 *
 * k is the order, n = k². The augmented one has 2kn² variables beyond the n³ of the candidates.
 */
public enum Encoding {
    MINIMAL(
            "each cell has a digit, no digit twice in a unit (Lynce and Ouaknine 2006)",
            EnumSet.of(Group.CELL_AT_LEAST_ONE, Group.LINE_AT_MOST_ONE, Group.BOX_AT_MOST_ONE)),
    EFFICIENT("minimal, and no cell has two digits (Weber 2005)", with(MINIMAL, Group.CELL_AT_MOST_ONE)),
    EXTENDED(
            "efficient, and each digit has a place in each unit (Lynce and Ouaknine 2006)",
            with(EFFICIENT, Group.UNIT_AT_LEAST_ONE)),
    DISTINCT(
            "extended, without the pairs that a box shares with a line",
            EnumSet.of(
                    Group.CELL_AT_LEAST_ONE,
                    Group.CELL_AT_MOST_ONE,
                    Group.UNIT_AT_LEAST_ONE,
                    Group.LINE_AT_MOST_ONE,
                    Group.BOX_PAIRS_IN_NO_LINE)),
    AUGMENTED(
            "extended, and a variable for each digit in each mini-row and mini-column (after tdoku)",
            with(EXTENDED, Group.TRIADS));

    /** The groups of clauses. An encoding consists of the groups that it lists. */
    enum Group {
        /** Each cell has a digit. */
        CELL_AT_LEAST_ONE,
        /** No cell has two digits; a cell in no exact unit is always told so. */
        CELL_AT_MOST_ONE,
        /** Each digit has a place in each exact unit. */
        UNIT_AT_LEAST_ONE,
        /** No digit stands twice in a unit that is no box of a square board. */
        LINE_AT_MOST_ONE,
        /** No digit stands twice in a box of a square board. */
        BOX_AT_MOST_ONE,
        /** No digit stands in two cells of a box that are in no line together; said pairwise. */
        BOX_PAIRS_IN_NO_LINE,
        /** {@link Triads}; all boards but plain Sudokus have none. */
        TRIADS
    }

    private final String meaning;

    @SuppressWarnings("ImmutableEnumChecker") // a copy that nobody changes
    private final EnumSet<Group> groups;

    Encoding(String meaning, EnumSet<Group> groups) {
        this.meaning = meaning;
        this.groups = EnumSet.copyOf(groups);
    }

    private static EnumSet<Group> with(Encoding encoding, Group more) {
        EnumSet<Group> groups = EnumSet.copyOf(encoding.groups);
        groups.add(more);
        return groups;
    }

    /** Returns the meaning, for people. */
    public String meaning() {
        return meaning;
    }

    /**
     * Returns whether the formulas of all puzzles have only variables of candidates.
     *
     * @param relations the relations that are encoded in addition to the rules
     */
    public boolean hasOnlyCandidates(Board board, AtMostOneForm atMostOne, List<Relation> relations) {
        return atMostOne == AtMostOneForm.PAIRWISE
                && (!has(Group.TRIADS) || board.order() == 0)
                && saysRelationsPlainly(relations);
    }

    /**
     * Returns whether the encoding of these relations needs no variables of its own.
     *
     * @param relations the relations to encode
     */
    public static boolean saysRelationsPlainly(List<Relation> relations) {
        return relations.stream().allMatch(each -> switch (each.kind()) {
            case DISTINCT, FORBIDDEN, ELEMENT -> true;
            default -> each.parts().stream().allMatch(part -> part.cells().size() <= 2);
        });
    }

    /** Returns whether the encoding contains these clauses. */
    boolean has(Group group) {
        return groups.contains(group);
    }
}
