/**
 * Sudokus of order 3 with exactly one solution, made by chance and by search; no two of a set are equivalent under the
 * symmetries of Sudoku. The same seed makes the same puzzles on every Java platform, on any number of threads.
 *
 * <p>Begin with {@link crosshatch.instances.generate.proper.ProperSet}, whose name is its generator spec, as
 * {@code minimal/difficulty=locked/count=100/seed=1}. A recipe makes one puzzle from random numbers. {@code GridOperations} holds the steps that
 * all recipes share. {@code HillClimbing} is the hill climbing for hard puzzles.
 * {@link crosshatch.instances.generate.proper.Level} lists the bands of difficulty.
 *
 * <p>The package uses {@code crosshatch.solvers.catalog}, because solvers decide uniqueness and difficulty,
 * {@code crosshatch.solver}, {@code crosshatch.puzzle} and {@code crosshatch.instances.generate}. The vicinity search (remove givens, add others)
 * comes from the players' forums, and so does the idea that the solutions without a given show its possible replacements.
 */
@NullMarked
package crosshatch.instances.generate.proper;

import org.jspecify.annotations.NullMarked;
