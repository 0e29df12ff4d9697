/**
 * Puzzles to solve: sets with their sources and known answers, generators, how hard puzzles are, and how people solve them.
 * Puzzles from here go to experiments and to the user; nothing here measures time.
 *
 * <p>The path of data: a name or a file → {@link crosshatch.instances.sets.PuzzleSets} → a stream of
 * {@link crosshatch.instances.sets.Instance}s, each a puzzle with its known answer. A name such as
 * {@code latin-30/holes=0.42/count=50/seed=1} is generated instead of read
 * ({@link crosshatch.instances.generate.GeneratedSet}).
 *
 * <p>Read first: {@link crosshatch.instances.sets.PuzzleSets}, {@link crosshatch.instances.generate.GeneratedSet}, {@link
 * crosshatch.instances.explain.Explainer}.
 *
 * <p>The package uses {@code crosshatch.solvers}, because solvers decide uniqueness and difficulty, {@code crosshatch.solver}, {@code
 * crosshatch.puzzle} and {@code crosshatch.base}.
 */
@NullMarked
package crosshatch.instances;

import org.jspecify.annotations.NullMarked;
