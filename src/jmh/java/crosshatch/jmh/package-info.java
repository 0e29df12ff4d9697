/**
 * Benchmarks with JMH: the micro-benchmark harness of the OpenJDK, with its forks and warm-up, as a second opinion beside
 * {@code crosshatch compare}. docs/reference/extending.md has the command.
 *
 * <p>Begin with {@link crosshatch.jmh.SolveBenchmark}. Compiled with the tests, never shipped.
 */
@NullMarked
package crosshatch.jmh;

import org.jspecify.annotations.NullMarked;
