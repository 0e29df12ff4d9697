/**
 * Lets any solver answer puzzles in several threads at once, in any number and in constant memory.
 *
 * <p>Begin with {@link crosshatch.experiment.throughput.SolverTeam}: one solver per thread, answers in the order of the
 * puzzles, and the busy time of each thread. Free threads take the next puzzles; P. Norvig's fixed shards (norvig.com/sudoku,
 * Java notebook of 2021) are here for comparison, to show how many cores they leave idle.
 *
 * <p>Knows {@code crosshatch.solver} and its dependencies. The clock is a parameter.
 */
@NullMarked
package crosshatch.experiment.throughput;

import org.jspecify.annotations.NullMarked;
