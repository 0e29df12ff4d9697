/**
 * Peter Norvig's Java program, made anew from its description: P. Norvig, "Solving Sudoku at 100,000 puzzles per second",
 * a Java notebook of October 2021.
 *
 * <p>Begin with {@code NorvigPropagation}: naked singles, hidden singles and naked pairs, each applied the moment a candidate is
 * eliminated. {@code NorvigSolver} is the depth-first search around it.
 *
 * <p>The same rules run to a fixpoint are stronger, because here the candidates that a filled cell loses are overwritten
 * without a look at what that leaves. So the order of things is part of the program: which peer comes first, and that of
 * a naked pair the larger digit is removed first (the smaller first gives 77 backtracks for the published 79 on the
 * reversal of the fifth of the ten hardest puzzles).
 *
 * <p>What differs from the published program: a failure while the givens are filled is a puzzle without solution here and
 * goes unnoticed there; the search can go on after a solution; the counter is exact with any number of threads, since each
 * has a solver of its own.
 *
 * <p>Knows {@code crosshatch.solver}, {@code crosshatch.puzzle} and {@code crosshatch.solver.trace}.
 */
@NullMarked
package crosshatch.solvers.published.norvig;

import org.jspecify.annotations.NullMarked;
