/**
 * Relations as layered decision diagrams: which digits may follow which, cell after cell.
 *
 * <p>Begin with {@link crosshatch.diagram.Diagram}, which draws one. {@link crosshatch.diagram.Diagrams} hands out that of a
 * relation on its board, and keeps it for the next relation of the same shape. A diagram is what solvers of any paradigm can
 * state: paths as tuples of a table, nodes as auxiliary variables of clauses, edges as supports of a propagator.
 *
 * <p>{@link crosshatch.diagram.Automaton} says how a relation is read from left to right; the judge's definition, {@link
 * crosshatch.board.Relation#holds}, is written apart from it and never used here.
 *
 * <p>Ideas: R. Bryant, IEEE Transactions on Computers C-35 (1986), reduced ordered diagrams; G. Pesant, CP 2004, a layered
 * automaton as a constraint; K. Cheng and R. Yap, Constraints 15 (2010), consistency on diagrams with many values. Knows
 * {@code crosshatch.board}.
 */
@NullMarked
package crosshatch.diagram;

import org.jspecify.annotations.NullMarked;
