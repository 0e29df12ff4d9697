/**
 * This package measures disturbances of times that come from outside the program, and has the bounds beyond which they are
 * reported.
 *
 * <p>Begin with {@link crosshatch.results.noise.Sampler}. At intervals, between two blocks of runs, it reads the load of the
 * {@link crosshatch.results.noise.Machine} and times the {@link crosshatch.results.noise.ReferenceLoop}; the result is a
 * {@link crosshatch.results.noise.Sample}. {@link crosshatch.results.noise.Samples} collects all samples of an experiment, and
 * {@link crosshatch.results.noise.NoiseBounds} decides which values are too high. A value that the system does not report is
 * absent, never 0. Without {@code /proc}, only the load average and the reference loop are measured.
 *
 * <p>The package must not use any other package of the project.
 */
@NullMarked
package crosshatch.results.noise;

import org.jspecify.annotations.NullMarked;
