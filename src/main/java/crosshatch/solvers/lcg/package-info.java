/**
 * Our clause-learning search: lazy clause generation over the candidates of any board. No formula is ever written out. The
 * known facts lie in slots (cells, and digits in units), Hall sets and relations, which give their reasons only for a conflict.
 * Only learnt facts are clauses.
 *
 * <p>Begin with {@link crosshatch.solvers.lcg.LearningSearch}, the loop. True literals are on the
 * {@link crosshatch.solvers.lcg.Trail}; {@link crosshatch.solvers.lcg.Singles}, {@link crosshatch.solvers.lcg.Clauses},
 * {@link crosshatch.solvers.lcg.HallSets} and {@link crosshatch.solvers.lcg.RelationReasons} make more follow;
 * {@link crosshatch.solvers.lcg.FirstUip} learns. Every technique is a file and an option
 * ({@link crosshatch.solvers.lcg.LcgFamily}) and names its paper.
 *
 * <p>The package uses {@code crosshatch.solver}, {@code crosshatch.solver.trace}, {@code crosshatch.puzzle.relation} and {@code crosshatch.puzzle}.
 * From {@code crosshatch.solvers.engine}, it uses the matchings, and the family, which searches small boards if an option asks for it. It never
 * reads a file or a clock.
 */
@NullMarked
package crosshatch.solvers.lcg;

import org.jspecify.annotations.NullMarked;
