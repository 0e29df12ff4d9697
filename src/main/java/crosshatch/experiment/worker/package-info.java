/**
 * Runs each solver in its own JVM, so that a crash, a hang or a full memory affects only one puzzle.
 *
 * <p>Begin with {@link crosshatch.experiment.worker.Workers}, a placement for experiments. A
 * {@link crosshatch.experiment.worker.Worker} represents the solver in the experiment: it starts a
 * {@link crosshatch.experiment.worker.WorkerProcess} when there is none, and finds out which puzzle ended the last one. In the
 * process {@link crosshatch.experiment.worker.WorkerMain} runs and measures with the same {@code LocalMeasuredSolver} as an experiment
 * in one JVM. Puzzles and measurements pass through its standard streams, as {@link crosshatch.experiment.worker.Wire messages} of
 * {@code run.proto} in checked {@link crosshatch.experiment.worker.Frames frames}. Its progress is a number in a
 * {@link crosshatch.experiment.worker.ProgressMark file that both have mapped}, which outlives a crash.
 * {@link crosshatch.experiment.worker.LimitWatch} enforces the limits from outside.
 *
 * <p>Knows {@code crosshatch.experiment}, {@code crosshatch.solvers.external} and their dependencies; validates nothing,
 * records nothing.
 */
@NullMarked
package crosshatch.experiment.worker;

import org.jspecify.annotations.NullMarked;
