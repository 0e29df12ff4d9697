/**
 * Ratios of speed between solvers that take turns in one process: each ratio has its spread, and every answer is validated.
 *
 * <p>Begin with {@link crosshatch.experiment.study.bench.BenchSession}, a bench from solvers and sets to
 * {@link crosshatch.experiment.study.bench.SetScores}. {@link crosshatch.experiment.study.bench.Bench} gives the turns and
 * validates; a {@link crosshatch.experiment.study.bench.BenchContestant} takes them, with one thread
 * ({@link crosshatch.experiment.study.bench.OneThread}: latency; {@link crosshatch.experiment.study.bench.Apart} in another JVM)
 * or with several ({@link crosshatch.experiment.study.bench.Team}: throughput). The result is a {@link crosshatch.experiment.study.bench.Score}
 * for each. {@code crosshatch.experiment} records every run by itself. Here the clock is read once for many puzzles: reading it
 * for each would take a tenth of the time that the fastest solvers need.
 *
 * <p>{@link crosshatch.experiment.study.bench.HarnessOverhead} measures the harness itself.
 *
 * <p>Knows {@code crosshatch.experiment.campaign}, {@code crosshatch.experiment.throughput} and their dependencies.
 */
@NullMarked
package crosshatch.experiment.study.bench;

import org.jspecify.annotations.NullMarked;
