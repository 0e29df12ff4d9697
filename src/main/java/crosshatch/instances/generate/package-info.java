/**
 * Random puzzles from a seed: complete grids drawn at random, and holes dug into them. The same seed makes the same puzzles on
 * every Java platform.
 *
 * <p>Begin with {@link crosshatch.instances.generate.GeneratedSet}, whose name is its generator spec:
 * {@code latin-30/holes=0.42/count=50/seed=1}. {@link crosshatch.instances.generate.RandomGrids} draws the grids, by
 * {@code JacobsonMatthews} where there are only rows and columns, by switches of cycles where there are boxes;
 * {@link crosshatch.instances.generate.Holes} says which cells become blank. {@link crosshatch.instances.generate.Attempts}
 * makes things on several threads, in an order that does not depend on them.
 *
 * <p>The package uses {@code crosshatch.puzzle}, and a solver of the catalogue to leave out puzzles that propagation alone decides. A puzzle with holes has a solution, the grid with which it began; solvers decide whether
 * there are others.
 */
@NullMarked
package crosshatch.instances.generate;

import org.jspecify.annotations.NullMarked;
