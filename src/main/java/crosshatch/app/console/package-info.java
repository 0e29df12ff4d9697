/**
 * The common parts of the two programs with a command line, {@code crosshatch} and {@code CompareOnSpark}: their folder, the
 * width of the terminal, arguments and help, progress and messages, and failures.
 *
 * <p>Begin with {@link crosshatch.app.console.Commands}. {@link crosshatch.app.console.ExitCode} gives the meanings of exit
 * codes, and {@link crosshatch.app.console.Failure} the origin of an error. {@link crosshatch.app.console.LostOutputException}
 * reports that answers do not arrive. {@link crosshatch.app.console.Terminal} is the terminal of the user, and
 * {@link crosshatch.app.console.Values} reads the values of options.
 *
 * <p>The package uses {@code crosshatch.experiment.campaign} with its dependencies, {@code crosshatch.instances.generate.proper}, and the types of
 * the values. Prints messages of other packages to standard error.
 */
@NullMarked
package crosshatch.app.console;

import org.jspecify.annotations.NullMarked;
