/**
 * HLSudokuSolver re-created: a program in which a person chooses one operation at a time, and that never searches.
 *
 * <p>Begin with {@link crosshatch.solvers.published.homer.HomerGrid} (the candidates), then the
 * operations, one file each: {@link crosshatch.solvers.published.homer.PrunePuzzle},
 * {@link crosshatch.solvers.published.homer.MonoCell}, {@link crosshatch.solvers.published.homer.MonoSector},
 * {@link crosshatch.solvers.published.homer.FindSets}. The published figures are for single operations on one puzzle, so
 * the tests apply them without the solver.
 *
 * <p>The source is M. Homer, HLSudokuSolver, Homer Labs, overview of 2018-03-03. Unlike the other published programs it prints
 * its candidates, so every operation is tested cell by cell; and unlike them it gives up. Two things are ours: the order in
 * which the solver applies the operations (the published program leaves it to the person), and the answer "no solution" for a
 * cell without candidates. That answer is sound, because no operation takes away the digit that a solution has. A solved grid
 * is valid, because pruning empties one of two equal solved cells of a unit.
 *
 * <p>Where the text is open or contradicts its own figures, the reading is an option. Mono Sector as explained (pointing only)
 * leaves 101 unsolved nodes where 98 is printed. Find Sets does not say which sets it means.
 *
 * <p>The package uses {@code crosshatch.solver}, {@code crosshatch.puzzle} and {@code crosshatch.solver.trace}.
 */
@NullMarked
package crosshatch.solvers.published.homer;

import org.jspecify.annotations.NullMarked;
