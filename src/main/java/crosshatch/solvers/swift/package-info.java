/**
 * Our fastest solver: order 3 only, whole boards of candidates in machine words.
 *
 * <p>Begin with {@link crosshatch.solvers.swift.CandidateBoards}, which draws the layout that all others share: nine boards,
 * one per digit, cut into three bands of 27 bits. A {@link crosshatch.solvers.swift.BoardPropagation} takes such boards to
 * their fixpoint under naked singles, hidden singles and locked candidates. There are two, chosen by
 * {@link crosshatch.solvers.swift.Kernel}, which differ only in speed. {@link crosshatch.solvers.swift.BandPropagation} works
 * on one digit at a time with plain words. {@code LanePropagation} works on all nine at once, two of them in a 256-bit
 * register. A {@link crosshatch.solvers.swift.SwiftBranching} picks the candidate to try,
 * {@link crosshatch.solvers.swift.SwiftSearch} is the depth-first search around them.
 *
 * <p>Because the rules are monotone, their fixpoint does not depend on the order in which they run. So both kernels explore the
 * same tree and count the same. So does the plain twin of the tests, which knows only cells and units.
 *
 * <p>Boards per digit and band, with a table that closes a band under locked candidates, go back to JCZSolve of the Sudoku
 * Players' Forum. Triads, and branching on the most constrained choice, come from T. Dillon's Tdoku (t-dillon.github.io/tdoku).
 * The code is our own. Knows {@code crosshatch.solver}, {@code crosshatch.puzzle} and {@code crosshatch.solver.trace}.
 */
@NullMarked
package crosshatch.solvers.swift;

import org.jspecify.annotations.NullMarked;
