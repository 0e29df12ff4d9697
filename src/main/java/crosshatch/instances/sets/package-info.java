/**
 * Sets of puzzles: their names, sources and known answers, and a check that a file is the one in the catalogue.
 *
 * <p>Begin with {@link crosshatch.instances.sets.PuzzleSets}, which turns a name or a file into a {@link
 * crosshatch.instances.sets.PuzzleSet}; a set streams {@link crosshatch.instances.sets.Instance}s, of which a {@link
 * crosshatch.instances.sets.InstanceSelection} chooses some. {@link crosshatch.instances.sets.PuzzleCatalog} is read from {@code
 * puzzles/catalog.json}; {@link crosshatch.instances.sets.Fetcher} brings sets that are not shipped. {@link crosshatch.instances.sets.Lint}
 * and {@link crosshatch.instances.sets.SetStatistics} examine a set as a whole.
 *
 * <p>The package uses {@code crosshatch.puzzle}, {@code crosshatch.solver} and {@code crosshatch.instances.generate}; no particular solver.
 */
@NullMarked
package crosshatch.instances.sets;

import org.jspecify.annotations.NullMarked;
