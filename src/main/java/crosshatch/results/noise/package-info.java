/**
 * What disturbs times from outside: how it is seen, and when it is too much.
 *
 * <p>Begin with {@link crosshatch.results.noise.Sampler}: now and then, between two blocks of runs, it looks at the {@link
 * crosshatch.results.noise.Machine} and times the {@link crosshatch.results.noise.ReferenceLoop}; what it finds is a {@link
 * crosshatch.results.noise.Sample}. {@link crosshatch.results.noise.Samples} keeps all of an experiment, {@link crosshatch.results.noise.NoiseBounds}
 * says which figures are too much. What a system does not tell is absent, never 0: without {@code /proc} that is everything
 * but the load average and the reference loop.
 *
 * <p>Knows no other package.
 */
@NullMarked
package crosshatch.results.noise;

import org.jspecify.annotations.NullMarked;
