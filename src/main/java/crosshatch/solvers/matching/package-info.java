/**
 * Matchings of cells with digits, and what they say about all-different: without learning, the engine filters a unit by the
 * components of a {@link crosshatch.solvers.matching.Matching}'s graph, made anew each time. A search that learns keeps its matchings, and
 * is tested beside these.
 *
 * <p>Knows the JDK only.
 */
@NullMarked
package crosshatch.solvers.matching;

import org.jspecify.annotations.NullMarked;
