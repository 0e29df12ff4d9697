/**
 * Ratios of speed between solvers that take turns in one process. Each ratio has its spread, and every answer is validated. The
 * commands {@code bench} and {@code overhead} and reproductions of published ratios use this package.
 *
 * <p>Begin with {@link crosshatch.experiment.bench.BenchSession}, which makes {@link crosshatch.experiment.bench.SetScores} from
 * solvers and sets. {@link crosshatch.experiment.bench.Bench} schedules the turns and validates; a
 * {@link crosshatch.experiment.bench.BenchContestant} is one thread, several, or another JVM. Each gets a
 * {@link crosshatch.experiment.bench.Score}. {@code crosshatch.experiment} records every run by itself. Here the clock is read once
 * for many puzzles, because reading it for each would take a tenth of the time of the fastest solvers.
 *
 * <p>{@link crosshatch.experiment.bench.HarnessOverhead} measures the harness itself.
 *
 * <p>Knows {@code crosshatch.experiment.campaign}, {@code crosshatch.experiment.throughput} and their dependencies.
 */
@NullMarked
package crosshatch.experiment.bench;

import org.jspecify.annotations.NullMarked;
