/**
 * Random puzzles of other kinds than the plain Sudoku, each with exactly one solution: X, jigsaw, killer, futoshiki,
 * keen, towers. The same seed makes the same puzzles on every Java platform, on any number of threads.
 *
 * <p>Begin with {@link crosshatch.instances.generate.kind.KindSet}; {@link crosshatch.instances.generate.kind.Kind} lists the
 * kinds. Every puzzle begins with a solution and all its possible clues. {@code Clues} then removes clues, and {@code RandomCages}
 * joins cages, as long as there is only one solution. A solver decides this ({@code UniquenessCheck}); if it takes too many
 * decisions, the clue stays.
 *
 * <p>Knows {@code crosshatch.solvers.catalog}, {@code crosshatch.solver}, {@code crosshatch.puzzle}, {@code crosshatch.puzzle.board} and
 * {@code crosshatch.instances.generate}.
 */
@NullMarked
package crosshatch.instances.generate.kind;

import org.jspecify.annotations.NullMarked;
