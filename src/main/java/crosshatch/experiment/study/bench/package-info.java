/**
 * How fast solvers are beside each other: turns taken in one process, ratios with their spread, every answer judged.
 *
 * <p>Begin with {@link crosshatch.experiment.study.bench.BenchSession}, a bench from solvers and sets to {@link
 * crosshatch.experiment.study.bench.SetScores}. {@link crosshatch.experiment.study.bench.Bench} gives the turns and judges; a {@link crosshatch.experiment.study.bench.BenchContestant} takes
 * them, with one thread ({@link crosshatch.experiment.study.bench.OneThread}: latency) or with several ({@link crosshatch.experiment.study.bench.Team}:
 * throughput). What comes out is a {@link crosshatch.experiment.study.bench.Score} for each. Where {@code crosshatch.experiment} records every
 * run by itself, here the clock is read once for many puzzles: reading it for each would take a tenth of the time that the
 * fastest solvers need.
 *
 * <p>{@link crosshatch.experiment.study.bench.HarnessOverhead} measures the harness itself.
 *
 * <p>Knows {@code crosshatch.experiment.campaign}, {@code crosshatch.experiment.throughput} and what these know.
 */
@NullMarked
package crosshatch.experiment.study.bench;

import org.jspecify.annotations.NullMarked;
