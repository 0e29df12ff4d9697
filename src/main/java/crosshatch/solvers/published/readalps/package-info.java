/**
 * SudokuSolver 2.4 re-created: a search that sweeps, filters once, guesses, and prints every step it takes.
 *
 * <p>Begin with {@code State} (digits and candidates) and {@code ReadalpsSearch} (the main loop). {@code Filter} narrows the
 * candidates when no cell is down to one: the group part looks at one unit in four ways, a file each ({@code
 * ReadalpsHiddenSingles}, {@code IdenticalCells}, {@code HiddenSubsets}, {@code ReadalpsNakedSubsets}); the ply part looks along a line
 * through three blocks. {@code ReadalpsEvent} is what the program prints, {@code ReadalpsCounters} what it counts.
 *
 * <p>The source is readalps, SudokuSolver 2.4 (C++), 2021-10-19, with its traces of two puzzles. Alone among the published programs it goes on to the next solution until there is none, so it can
 * answer all three questions. Other peculiarities: naked singles are filled in sweeps; the filter stops at the first unit
 * where anything happens; the cell to guess is chosen before the filter and kept after it, so that it guesses even where
 * the filter has just left other cells narrower, or left one candidate in that very cell.
 *
 * <p>Fixed by what is published: modes 0 and 1 step by step, mode 2 by its step numbers and the grid at the end. Not fixed,
 * and here a reading of ours that changes none of these: how large the sets of 1GW and 2GW may be (here 6 and any); what
 * more than n digits with the same n places come to (here nothing); that 3GW is wrong when it empties a cell; the wording
 * of the lines of the ply part, and of 1GW when it goes wrong. Ours entirely: the givens are looked at first, and two equal
 * ones in a unit, or an empty cell without candidate, are answered with "no solution"; without that, the search described here would take
 * any full grid for a solution. From consistent givens its solutions are valid and its refutations sound, because a cell
 * is filled with a candidate only and no filter takes away what a solution has.
 *
 * <p>Knows {@code crosshatch.solver}, {@code crosshatch.puzzle} and {@code crosshatch.solver.trace}.
 */
@NullMarked
package crosshatch.solvers.published.readalps;

import org.jspecify.annotations.NullMarked;
