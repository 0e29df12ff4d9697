/**
 * SudokuSolver 2.4 re-created: a search that sweeps, filters once, guesses, and prints every step it takes.
 *
 * <p>Begin with {@code State} (digits and candidates) and {@code ReadalpsSearch} (the main loop). {@code Filter} narrows the
 * candidates when no cell is down to one. {@code GroupPart} looks at one unit in four ways, a method
 * each. {@code PlyPart} looks along a line through three blocks. {@code PrintedLine} holds the printed lines of the program,
 * {@code ReadalpsCounters} its counters.
 *
 * <p>The source is readalps, SudokuSolver 2.4 (C++), 2021-10-19, with its traces of two puzzles. Of the
 * published programs, only readalps goes on to the next solution until there is none. So it supports all three tasks. The program
 * has other peculiarities.
 * Naked singles are filled in sweeps. The filter stops at the first unit where anything happens. The cell to guess is chosen
 * before the filter and kept after it. So it guesses even where the filter has just left other cells narrower, or left one
 * candidate in that very cell.
 *
 * <p>The publication fixes modes 0 and 1 step by step, and mode 2 by its step numbers and the grid at the end. It leaves four
 * things open; our reading of them changes none of these. The first is the size of the sets of 1GW and 2GW (here 6 and any).
 * The second is the effect of more than n digits with the same n places (here nothing). The third is that 3GW is wrong when it
 * empties a cell. The fourth is the wording of the lines of the ply part, and of 1GW when it goes wrong. One thing is ours
 * entirely: the givens are looked at first. Two equal ones in a unit, or an empty cell without candidate, give "no solution".
 * Without that, the search described here would take any full grid for a solution. With consistent givens its solutions are
 * valid and its refutations sound, because a cell is only filled with a candidate, and no filter takes away a digit of a
 * solution.
 *
 * <p>The package uses {@code crosshatch.solver}, {@code crosshatch.puzzle} and {@code crosshatch.solver.trace}.
 */
@NullMarked
package crosshatch.solvers.published.readalps;

import org.jspecify.annotations.NullMarked;
