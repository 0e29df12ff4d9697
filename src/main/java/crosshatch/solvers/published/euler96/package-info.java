/**
 * The blog solver for Project Euler's problem 96, re-created: brute force, with or without some logic before it.
 *
 * <p>Begin with {@link crosshatch.solvers.published.euler96.BruteForce}, which takes the blank cells in row-major order and the
 * digits in ascending order. {@link crosshatch.solvers.published.euler96.Logic} holds the rules a person would use first, one
 * method each: naked singles, hidden singles in rows, columns and boxes, and, from a reader's comment, preemptive
 * sets. All methods work on {@link crosshatch.solvers.published.euler96.PencilMarks}.
 *
 * <p>Two things set it apart from the other published programs. The logic runs once, before the search and never within it. The
 * search chooses neither cells nor digits. So it shows the benefit of a little logic: on the fifty puzzles of the problem it
 * leaves ten to the brute force, with preemptive sets four. The article stops at the first solution; the brute force goes on
 * where another task needs more solutions.
 *
 * <p>Sources: Project Euler, problem 96, "Su Doku". Kristian, mathblog.dk, "Project Euler 96: Devise an algorithm for solving
 * Su Doku puzzles". J. F. Crook, "A Pencil-and-Paper Algorithm for Solving Sudoku Puzzles", Notices of the AMS 56(4), 2009, pp.
 * 460-468. The package uses {@code crosshatch.solver}, {@code crosshatch.solver.trace} and {@code crosshatch.puzzle}.
 */
@NullMarked
package crosshatch.solvers.published.euler96;

import org.jspecify.annotations.NullMarked;
