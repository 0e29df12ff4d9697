/**
 * Matchings of cells with digits, and their consequences for all-different. Without learning, the engine filters a unit by the
 * components of a {@link crosshatch.solvers.matching.Matching}'s graph, made again each time. Clause-learning search keeps its
 * matchings, and is tested against these.
 *
 * <p>The package uses only the JDK.
 */
@NullMarked
package crosshatch.solvers.matching;

import org.jspecify.annotations.NullMarked;
