/**
 * Runs each solver in a JVM of its own, so that one that crashes, hangs or eats the memory costs one puzzle.
 *
 * <p>Begin with {@link crosshatch.experiment.worker.Workers}, the placement that an experiment is given. A
 * {@link crosshatch.experiment.worker.Worker} is the solver as the experiment sees it: it starts a
 * {@link crosshatch.experiment.worker.WorkerProcess} when there is none, and finds out which puzzle ended the last one. In the
 * process {@link crosshatch.experiment.worker.WorkerMain} asks and measures with the same {@code LocalContestant} as an
 * experiment in one JVM. Puzzles go in and measurements come out through its standard streams, as
 * {@link crosshatch.experiment.worker.Wire messages} of {@code run.proto} in checked
 * {@link crosshatch.experiment.worker.Frames frames}. Its progress stands in a
 * {@link crosshatch.experiment.worker.ProgressMark file both have mapped}, which outlives a crash.
 * {@link crosshatch.experiment.worker.LimitWatch} keeps the limits from outside.
 *
 * <p>Knows {@code crosshatch.experiment}, {@code crosshatch.solvers.external} and their dependencies; validates nothing,
 * records nothing.
 */
@NullMarked
package crosshatch.experiment.worker;

import org.jspecify.annotations.NullMarked;
