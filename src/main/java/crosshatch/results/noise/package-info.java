/**
 * External disturbances of times: their measurement and their bounds.
 *
 * <p>Begin with {@link crosshatch.results.noise.Sampler}: now and then, between two blocks of runs, it looks at the
 * {@link crosshatch.results.noise.Machine} and times the {@link crosshatch.results.noise.ReferenceLoop}; the result is a
 * {@link crosshatch.results.noise.Sample}. {@link crosshatch.results.noise.Samples} keeps all of an experiment,
 * {@link crosshatch.results.noise.NoiseBounds} says which figures are too much. A value that the system does not report is
 * absent, never 0: without {@code /proc}, only the load average and the reference loop are there.
 *
 * <p>Knows no other package.
 */
@NullMarked
package crosshatch.results.noise;

import org.jspecify.annotations.NullMarked;
