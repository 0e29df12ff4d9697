/**
 * This package studies the releases of a library. It finds the release in which something changed, and checks whether a new
 * release is as good as the previous release.
 *
 * <p>Begin with {@link crosshatch.experiment.study.release.Bisection} (which release changed a verdict, a count or a time) and
 * {@link crosshatch.experiment.study.release.ReleaseGate} (whether a release is worse than another). {@code ReleaseRuns} runs the
 * comparisons.
 *
 * <p>The package uses {@code crosshatch.experiment.campaign}, {@code crosshatch.results.report} and
 * {@code crosshatch.solvers.catalog}. It must not use another study.
 */
@NullMarked
package crosshatch.experiment.study.release;

import org.jspecify.annotations.NullMarked;
