/**
 * Forms of relations for solvers of any paradigm: diagrams that list the fillings, and implied sums.
 *
 * <p>Begin with {@link crosshatch.puzzle.relation.Diagram}, which draws one: a relation as a layered graph that says which
 * digit may follow which, cell after cell. {@link crosshatch.puzzle.relation.Diagrams} hands out the diagram of a relation on
 * its board, and keeps it for the next relation of the same shape. Solvers state its paths as tuples of a table, its nodes and
 * edges as auxiliary variables of clauses, its edges as supports of a propagator.
 * {@link crosshatch.puzzle.relation.ImpliedSums} adds up cages and units against each other.
 *
 * <p>{@link crosshatch.puzzle.board.Automaton} says how a relation is read from left to right; the validator's definition,
 * {@link crosshatch.puzzle.board.Relation#holds}, is written apart from it and never used here.
 *
 * <p>The ideas come from these papers:
 *
 * <ul>
 *   <li>reduced ordered diagrams: R. Bryant, IEEE Transactions on Computers C-35 (1986)
 *   <li>a layered automaton as a constraint: G. Pesant, CP 2004
 *   <li>consistency on diagrams with many values: K. Cheng and R. Yap, Constraints 15 (2010)
 *   <li>constraints that follow: H. Simonis, "Sudoku as a constraint problem", 2005
 * </ul>
 *
 * <p>Knows {@code crosshatch.puzzle.board}.
 */
@NullMarked
package crosshatch.puzzle.relation;

import org.jspecify.annotations.NullMarked;
