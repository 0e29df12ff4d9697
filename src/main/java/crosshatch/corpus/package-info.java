/**
 * Sets of puzzles: what they are called, where they come from, what is known of their answers, and whether the file at hand
 * is the one that the catalogue means.
 *
 * <p>Begin with {@link crosshatch.corpus.PuzzleSets}, which turns a name or a file into a {@link
 * crosshatch.corpus.PuzzleSet}; a set streams {@link crosshatch.corpus.Instance}s, of which a {@link
 * crosshatch.corpus.Selection} takes some. {@link crosshatch.corpus.PuzzleCatalog} is read from {@code
 * puzzles/catalog.json}; {@link crosshatch.corpus.Fetcher} brings sets that are not shipped. {@link crosshatch.corpus.Lint}
 * and {@link crosshatch.corpus.SetStatistics} look at a set as a whole.
 *
 * <p>Knows {@code crosshatch.puzzle}, {@code crosshatch.solver} and {@code crosshatch.generate}; no particular solver.
 */
@NullMarked
package crosshatch.corpus;

import org.jspecify.annotations.NullMarked;
