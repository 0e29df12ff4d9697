/**
 * Peter Norvig's Java program, re-created from its description: P. Norvig, "Solving Sudoku at 100,000 puzzles per second", a
 * Java notebook of October 2021.
 *
 * <p>Begin with {@code NorvigPropagation}: naked singles, hidden singles and naked pairs, each applied the moment a candidate is
 * eliminated. {@code NorvigSolver} is the depth-first search around it.
 *
 * <p>The same rules run to a fixpoint are stronger, because here the candidates that a filled cell loses are overwritten
 * without a look at the remaining ones. So the order of steps is part of the program: the order of peers, and the larger digit
 * of a naked pair, which is removed first. Removing the smaller first gives 77 backtracks for the published 79 on the reversal
 * of the fifth of the ten hardest puzzles.
 *
 * <p>Three things differ from the published program. A failure while the givens are filled means a puzzle without solution
 * here, and goes unnoticed there. The search can go on after a solution. The counter is exact with any number of threads,
 * because each has a solver of its own.
 *
 * <p>The package uses {@code crosshatch.solver}, {@code crosshatch.puzzle} and {@code crosshatch.solver.trace}.
 */
@NullMarked
package crosshatch.solvers.published.norvig;

import org.jspecify.annotations.NullMarked;
