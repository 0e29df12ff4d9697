/**
 * How fast solvers are beside each other: turns taken in one process, ratios with their spread, every answer judged.
 *
 * <p>Begin with {@link crosshatch.bench.Bench}, which gives the turns and judges; a {@link crosshatch.bench.Contender} takes
 * them, with one thread ({@link crosshatch.bench.OneThread}: latency) or with several ({@link crosshatch.bench.Team}:
 * throughput). What comes out is a {@link crosshatch.bench.Score} for each. Where {@code crosshatch.experiment} records every
 * run by itself, here the clock is read once for many puzzles: reading it for each would take a tenth of the time that the
 * fastest solvers need.
 *
 * <p>Knows {@code crosshatch.experiment}, {@code crosshatch.throughput} and what these know.
 */
@NullMarked
package crosshatch.bench;

import org.jspecify.annotations.NullMarked;
