/**
 * The command line: one class per command, with its options and its output. Results go to standard output, progress and
 * messages to standard error. Begin with {@link crosshatch.app.cli.Crosshatch}, which lists the commands and the meanings of
 * their exit codes; {@link crosshatch.app.cli.ProgramCommand} has their common part.
 *
 * <p>The work of a command is done elsewhere: {@link crosshatch.app.cli.CompareCommand} calls
 * {@code crosshatch.experiment.campaign} with the values of {@link crosshatch.app.cli.ComparisonOptions}. The package uses every group except
 * {@code crosshatch.app.spark}. No other package knows this one.
 */
@NullMarked
package crosshatch.app.cli;

import org.jspecify.annotations.NullMarked;
