/**
 * SUDOKUV2 and its forerunner V1, programs in BASIC for the HP-71B pocket computer, re-created with their faults.
 *
 * <p>Begin with {@link crosshatch.solvers.published.hp71b.Recursion}, which is the subprogram TRY; then {@link
 * crosshatch.solvers.published.hp71b.ForcedDigits} and {@link crosshatch.solvers.published.hp71b.ConjugateDigits}, its two steps of
 * propagation, and {@link crosshatch.solvers.published.hp71b.Position}, its variables.
 *
 * <p>Three things set it apart from the other published programs. It is bounded: <em>Max.Depth</em> and <em>Max.Width</em>
 * limit the recursion; branches beyond them are given up, not refuted. It does not branch on one chosen cell: at each depth it
 * tries every digit of every narrow cell, and learns nothing from those that fail. And it never looks at the grid that it
 * reports: after a wrong guess it can fill all cells, break the rules, and call that solved. The option {@code checked} repairs
 * the last point and is then no longer the published program.
 *
 * <p>The status "no solution" can be trusted all the same, because only the first call of TRY reports it. All digits placed
 * until then are implied by the givens: the digits that a cell seems to have left contain those that it really has. Givens that
 * contradict each other pass unnoticed.
 *
 * <p>Source: V. Albillo, "HP-71B Sudoku Solver's Sublime Sequel", Datafile (HPCC), undated; the sequel of "HP-71B Short
 * &amp; Sweet Sudoku Solver", Datafile V24N2 p. 22 (2005). The sequel does not print V1; it is taken to be V2 without
 * conjugate digits, which gives all published settings. Cells and digits are numbered as in {@code crosshatch.puzzle};
 * depths are numbered from 1, as in the article. The package uses {@code crosshatch.solver}, {@code crosshatch.solver.trace} and {@code
 * crosshatch.puzzle}.
 */
@NullMarked
package crosshatch.solvers.published.hp71b;

import org.jspecify.annotations.NullMarked;
