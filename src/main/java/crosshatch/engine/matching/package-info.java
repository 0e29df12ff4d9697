/**
 * Matchings of cells with digits, and what they say about all-different: with learning or without, the engine filters a unit by
 * the components of a {@link crosshatch.engine.matching.Matching}'s graph.
 *
 * <p>Knows the JDK only.
 */
@NullMarked
package crosshatch.engine.matching;

import org.jspecify.annotations.NullMarked;
