/**
 * This package runs each solver in its own JVM, so that a crash, a hang or a full memory affects only one puzzle.
 *
 * <p>Begin with {@link crosshatch.experiment.worker.Workers}, a placement for experiments. A
 * {@link crosshatch.experiment.worker.Worker} represents the solver in the experiment: it starts a
 * {@link crosshatch.experiment.worker.WorkerProcess} if no process runs, and finds out which puzzle ended the previous process.
 * In the process {@link crosshatch.experiment.worker.WorkerMain} runs and measures with the same {@code LocalMeasuredSolver} as
 * an experiment in one JVM. Puzzles and measurements pass through the standard streams of the process, as
 * {@link crosshatch.experiment.worker.Wire messages} of {@code run.proto} in checked
 * {@link crosshatch.experiment.worker.Frames frames}. The process writes its progress as a number into a
 * {@link crosshatch.experiment.worker.ProgressMark file that both JVMs have mapped}, and this number outlives a crash.
 * {@link crosshatch.experiment.worker.LimitWatch} enforces the limits from outside.
 *
 * <p>The package uses {@code crosshatch.experiment}, {@code crosshatch.solvers.external} and their dependencies. It must neither
 * validate answers nor record runs, and only {@code crosshatch.experiment.campaign} and {@code crosshatch.app} may use it.
 */
@NullMarked
package crosshatch.experiment.worker;

import org.jspecify.annotations.NullMarked;
