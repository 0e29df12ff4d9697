/**
 * This package derives forms of relations that solvers of any paradigm can use: diagrams that list the fillings, and implied
 * sums.
 *
 * <p>Begin with {@link crosshatch.puzzle.relation.Diagram}, which shows a relation as a layered graph of the digits that may
 * follow each other. {@link crosshatch.puzzle.relation.Diagrams} returns the diagram of a relation on its board, and keeps it
 * for further relations of the same shape. Solvers use its paths as tuples of a table, its nodes and edges as auxiliary
 * variables of clauses, and its edges as supports of a propagator. {@link crosshatch.puzzle.relation.ImpliedSums} derives
 * sums from cages and units together.
 *
 * <p>Diagrams are made from the {@link crosshatch.puzzle.board.Automaton} of a relation. The definition of a relation for the
 * validator, {@link crosshatch.puzzle.board.Relation#holds}, is independent of automata, and is not used here.
 *
 * <p>The ideas come from these papers:
 *
 * <ul>
 *   <li>reduced ordered diagrams: R. Bryant, IEEE Transactions on Computers C-35 (1986)
 *   <li>a layered automaton as a constraint: G. Pesant, CP 2004
 *   <li>consistency on diagrams with many values: K. Cheng and R. Yap, Constraints 15 (2010)
 *   <li>implied constraints: H. Simonis, "Sudoku as a constraint problem", 2005
 * </ul>
 *
 * <p>The package uses {@code crosshatch.puzzle.board}, and must not use libraries.
 */
@NullMarked
package crosshatch.puzzle.relation;

import org.jspecify.annotations.NullMarked;
