/**
 * Satisfiability: a puzzle as clauses, solved by Sat4j 2.3.6 (D. Le Berre, A. Parrain, JSAT 7, 2010).
 *
 * <p>Begin with {@link crosshatch.solvers.model.sat4j.Sat4jFamily} (its options), then {@code Sat4jSolver} (one run).
 * {@code FreshInstances} builds a solver for each puzzle, {@code KeptInstances} keeps one and assumes the givens.
 * {@code Sat4jListener} counts and stops. {@code CandidateOrder} and {@code LateHallSets} add knowledge of {@code lcg}.
 * {@code ClauseTracer} reports learnt clauses to a trace, and {@code AuxiliaryDefinitions} the meanings of their variables. The
 * clauses come from {@code crosshatch.solvers.model.cnf}.
 *
 * <p>The package uses {@code crosshatch.solvers.model.cnf}, {@code crosshatch.solvers.matching}, {@code crosshatch.solver} and
 * {@code crosshatch.puzzle}; the only package that imports {@code org.sat4j}. Comments state findings about the library where the
 * code depends on them.
 */
@NullMarked
package crosshatch.solvers.model.sat4j;

import org.jspecify.annotations.NullMarked;
