/**
 * Published Sudoku programs, re-created from their descriptions, one package each. A re-creation takes the steps of its original, and
 * keeps known defects that the publication shows; its family names them.
 *
 * <p>The path of data: a puzzle of order 3 goes in, an answer with the counters of the publication comes out. The tests compare
 * its steps with the published ones, and {@code crosshatch.experiment.study.reproduce} its counters.
 *
 * <p>Read first: {@link crosshatch.solvers.published.euler96.BruteForce} (the shortest), {@link
 * crosshatch.solvers.published.hp71b.Recursion} (one with known defects), {@link crosshatch.solvers.published.homer.HomerGrid}
 * (one that never searches).
 *
 * <p>The packages do not know each other. They know {@code crosshatch.solver} and {@code crosshatch.puzzle}.
 */
@NullMarked
package crosshatch.solvers.published;

import org.jspecify.annotations.NullMarked;
