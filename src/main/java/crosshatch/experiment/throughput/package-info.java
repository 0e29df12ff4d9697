/**
 * Puzzles answered by several threads at once, in any number and in constant memory, by any solver.
 *
 * <p>Begin with {@link crosshatch.experiment.throughput.SolverTeam}: one solver per thread, answers in the order of the
 * puzzles, and how long each thread was busy. Threads that come for work when they have none share it out among themselves; P.
 * Norvig's fixed shards (norvig.com/sudoku, Java notebook of 2021) are kept for comparison, to show how many cores they leave
 * idle.
 *
 * <p>Knows {@code crosshatch.solver} and its dependencies. Has no clock of its own: it is handed one.
 */
@NullMarked
package crosshatch.experiment.throughput;

import org.jspecify.annotations.NullMarked;
