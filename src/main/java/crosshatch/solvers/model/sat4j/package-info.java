/**
 * Satisfiability: a puzzle as clauses, solved by Sat4j 2.3.6 (D. Le Berre, A. Parrain, JSAT 7, 2010).
 *
 * <p>Begin with {@link crosshatch.solvers.model.sat4j.Sat4jFamily} (what can be varied), then {@code Sat4jSolver} (how a question is
 * answered). {@code FreshInstances} builds a solver for each puzzle, {@code KeptInstances} keeps one and assumes the givens;
 * {@code Sat4jListener} counts and stops, {@code ClauseTracer} tells a trace what is learnt, and the {@code Glossary} what the
 * variables in it mean. The clauses come from {@code crosshatch.solvers.model.cnf}.
 *
 * <p>Knows {@code crosshatch.solvers.model.cnf}, {@code crosshatch.solver} and {@code crosshatch.puzzle}; the only package
 * that imports {@code org.sat4j}. What was found out about the library is said where the code depends on it.
 */
@NullMarked
package crosshatch.solvers.model.sat4j;

import org.jspecify.annotations.NullMarked;
