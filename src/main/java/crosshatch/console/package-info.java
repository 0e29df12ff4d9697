/**
 * What the two programs with a command line have in common, {@code crosshatch} and {@code CompareOnSpark}: where their folder is,
 * how arguments are read, how they tell progress and what must be known, what becomes of failures.
 *
 * <p>Begin with {@link crosshatch.console.Commands}; {@link crosshatch.console.ExitCode} says what their exit codes mean, {@link
 * crosshatch.console.Failure} whose fault it was.
 *
 * <p>Knows {@code crosshatch.campaign} and what that knows. Prints what it is told to, to standard error.
 */
@NullMarked
package crosshatch.console;

import org.jspecify.annotations.NullMarked;
