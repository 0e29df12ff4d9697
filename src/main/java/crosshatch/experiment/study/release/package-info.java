/**
 * Studies of the releases of a library: in which release something changed, and whether a new release is as good as the last.
 *
 * <p>Begin with {@link crosshatch.experiment.study.release.Bisection} (which release changed a verdict, a count or a time) and {@link
 * crosshatch.experiment.study.release.ReleaseGate} (a comment on a change, for maintainers). {@code ReleaseRuns} runs the comparisons.
 *
 * <p>Knows campaigns, reports and {@code crosshatch.solvers.release}.
 */
@NullMarked
package crosshatch.experiment.study.release;

import org.jspecify.annotations.NullMarked;
