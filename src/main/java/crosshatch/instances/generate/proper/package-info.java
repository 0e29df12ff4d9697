/**
 * Sudokus of order 3 with exactly one solution, made by chance and by search; no two of a set are equivalent under the
 * symmetries of Sudoku. The same seed makes the same puzzles on every Java platform, on any number of threads.
 *
 * <p>Begin with {@link crosshatch.instances.generate.proper.ProperSet}, whose name is its generator spec, as
 * {@code minimal/difficulty=locked/count=100/seed=1}. A recipe makes one puzzle from random numbers. {@code Drafts} holds the steps that
 * all recipes share. {@code Alternatives} has the possible replacements of a given. {@code Climb} is the hill climbing for hard
 * puzzles. {@code NorvigBacktracks} counts the backtracks of the family
 * {@code norvig}, faster. Puzzles with the profile of a benchmark come from {@code WalkPopulation}, many at a time;
 * {@code ProfiledPuzzles} takes those that the profile wants. {@link crosshatch.instances.generate.proper.Level} says what
 * bands of difficulty there are.
 *
 * <p>Knows {@code crosshatch.solvers.catalog}, because uniqueness and difficulty are for solvers to say,
 * {@code crosshatch.solver}, {@code crosshatch.solvers.swift}, which finds a second solution sooner if the first is known,
 * {@code crosshatch.puzzle} and {@code crosshatch.instances.generate}. The vicinity search (take givens away, put others in)
 * comes from the players' forums. So does the idea that the solutions without a given show at once its possible replacements.
 */
@NullMarked
package crosshatch.instances.generate.proper;

import org.jspecify.annotations.NullMarked;
