/**
 * Puzzles as formulas in conjunctive normal form, free of any library.
 *
 * <p>Begin with {@link crosshatch.solvers.model.cnf.CandidateVariables} (the meaning of variables) and
 * {@link crosshatch.solvers.model.cnf.Encoding} (which clauses make a Sudoku); {@link crosshatch.solvers.model.cnf.Encoder}
 * writes them. "At most one of some literals" has several encodings, one class each, behind
 * {@link crosshatch.solvers.model.cnf.AtMostOne}. A {@link crosshatch.solvers.model.cnf.RelationForm} is an encoding of
 * relations. A formula is never held here: its clauses stream into a {@link crosshatch.solvers.model.cnf.ClauseSink}, which
 * hands them to a solver, counts them or writes them down. So the 85 million clauses of order 9 need no memory.
 *
 * <p>Literals are numbered as in DIMACS: variable v is {@code v}, its negation {@code -v}, variables start at 1.
 *
 * <p>The package uses {@code crosshatch.puzzle} and {@code crosshatch.puzzle.relation}. The encodings come from these sources:
 *
 * <ul>
 *   <li>I. Lynce, J. Ouaknine, "Sudoku as a SAT problem", AIMATH 2006
 *   <li>T. Weber, "A SAT-based Sudoku solver", LPAR 2005
 *   <li>G. Kwon, H. Jain, "Optimized CNF encoding for Sudoku puzzles", LPAR 2006
 *   <li>the triads of tdoku (T. Dillon)
 * </ul>
 */
@NullMarked
package crosshatch.solvers.model.cnf;

import org.jspecify.annotations.NullMarked;
