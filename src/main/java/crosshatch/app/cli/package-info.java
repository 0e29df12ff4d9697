/**
 * The command line: one class a command, with its options and what it prints: results to standard output, progress and messages
 * to standard error. Begin with {@link crosshatch.app.cli.Crosshatch}, which lists the commands and says what their exit codes mean.
 *
 * <p>What a command does is done elsewhere: {@link crosshatch.app.cli.CompareCommand} asks {@code crosshatch.experiment.campaign}, with what {@link
 * crosshatch.app.cli.ComparisonOptions} say. Knows every group; nobody knows this package, and it
 * knows nothing of {@code crosshatch.app.spark}.
 */
@NullMarked
package crosshatch.app.cli;

import org.jspecify.annotations.NullMarked;
