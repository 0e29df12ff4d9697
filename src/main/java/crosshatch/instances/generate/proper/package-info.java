/**
 * Sudokus of order 3 with exactly one solution, made by chance and by search; no two of a set are equivalent under the
 * symmetries of Sudoku. The same seed makes the same puzzles on every Java platform, on any number of threads.
 *
 * <p>Begin with {@link crosshatch.instances.generate.proper.ProperSet}, which is named by what makes it, as {@code
 * minimal/difficulty=locked/count=100/seed=1}. A {@code Recipe} makes one puzzle; {@code Drafts} holds the steps that all
 * recipes share, {@code Alternatives} what is known without a search, {@code Climb} the search for hard ones, {@code
 * DistinctPuzzles} the threads. {@code NorvigBacktracks} counts what the family {@code norvig} counts, faster. Puzzles with the profile of a benchmark come from
 * {@code WalkPopulation}, many at a time; {@code ProfiledPuzzles} takes those that {@code Profile} wants. {@link
 * crosshatch.instances.generate.proper.Level} says what bands of difficulty there are.
 *
 * <p>Knows {@code crosshatch.solvers.catalog}, because uniqueness and difficulty are for solvers to say, {@code crosshatch.solver},
 * {@code crosshatch.solvers.swift}, which finds a second solution sooner if the first is known, {@code crosshatch.puzzle} and {@code
 * crosshatch.instances.generate}. The vicinity search (take givens away, put others in) is that of
 * the players' forums; that the solutions without a given tell at once what may replace it, too.
 */
@NullMarked
package crosshatch.instances.generate.proper;

import org.jspecify.annotations.NullMarked;
