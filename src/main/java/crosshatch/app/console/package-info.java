/**
 * What the two programs with a command line have in common, {@code crosshatch} and {@code CompareOnSpark}: where their folder is,
 * how wide the terminal is, how arguments are read and explained, how progress and what must be known are told, what becomes of failures.
 *
 * <p>Begin with {@link crosshatch.app.console.Commands}; {@link crosshatch.app.console.ExitCode} says what their exit codes mean, {@link
 * crosshatch.app.console.Failure} whose fault it was, {@link crosshatch.app.console.LostOutputException} that answers do not arrive, {@link
 * crosshatch.app.console.Terminal} what the user looks at.
 *
 * <p>Knows {@code crosshatch.experiment.campaign}, what that knows, and {@code crosshatch.instances.generate.proper}. Prints what it is told to, to standard error.
 */
@NullMarked
package crosshatch.app.console;

import org.jspecify.annotations.NullMarked;
