/**
 * Ratios of speed between solvers that take turns in one process: each ratio has its spread, and every answer is validated.
 * Whatever is timed without a record of each run is timed here: {@code bench}, {@code overhead}, and ratios that were published.
 *
 * <p>Begin with {@link crosshatch.experiment.bench.BenchSession}, a bench from solvers and sets to
 * {@link crosshatch.experiment.bench.SetScores}. {@link crosshatch.experiment.bench.Bench} gives the turns and
 * validates; a {@link crosshatch.experiment.bench.BenchContestant} takes them: one thread, several, or another JVM. The result
 * is a {@link crosshatch.experiment.bench.Score} for each. {@code crosshatch.experiment} records every run by itself. Here the clock is read once for many puzzles: reading it
 * for each would take a tenth of the time that the fastest solvers need.
 *
 * <p>{@link crosshatch.experiment.bench.HarnessOverhead} measures the harness itself.
 *
 * <p>Knows {@code crosshatch.experiment.campaign}, {@code crosshatch.experiment.throughput} and their dependencies.
 */
@NullMarked
package crosshatch.experiment.bench;

import org.jspecify.annotations.NullMarked;
