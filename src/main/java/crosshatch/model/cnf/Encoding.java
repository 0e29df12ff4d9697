package crosshatch.model.cnf;

/**
 * Which clauses make a Sudoku of n digits. All have that each cell holds a digit (n² clauses) and that no digit stands twice
 * in a unit (3n²·C binary clauses, C = n(n-1)/2, when said pairwise); that is enough. The rest is redundant and there to
 * let unit propagation see more.
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
    MINIMAL("each cell has a digit, no digit twice in a unit (Lynce and Ouaknine 2006)"),
    EFFICIENT("minimal, and no cell has two digits (Weber 2005)"),
    EXTENDED("efficient, and each digit has a place in each unit (Lynce and Ouaknine 2006)"),
    DISTINCT("extended, without the pairs that a box shares with a line"),
    AUGMENTED("extended, and a variable for each digit in each mini-row and mini-column (after tdoku)");

    private final String meaning;

    Encoding(String meaning) {
        this.meaning = meaning;
    }

    /** For people. */
    public String meaning() {
        return meaning;
    }

    /** Whether it says that no cell has two digits; a cell in no exact unit is always told so. */
    boolean saysCellAtMostOne() {
        return this != MINIMAL;
    }

    /** Whether it says that each digit has a place in each exact unit. */
    boolean saysUnitAtLeastOne() {
        return this != MINIMAL && this != EFFICIENT;
    }

    /** Whether of a box it says only of those pairs of cells that they differ, always pairwise, that are in no line. */
    boolean saysNoPairTwice() {
        return this == DISTINCT;
    }

    /** Whether it has {@link Triads}; all boards but plain Sudokus have none. */
    boolean hasTriads() {
        return this == AUGMENTED;
    }
}
