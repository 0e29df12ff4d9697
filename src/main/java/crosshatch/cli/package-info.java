/**
 * The command line: one class a command, with its options and what it prints: results to standard output, progress and messages
 * to standard error. Begin with {@link crosshatch.cli.Crosshatch}, which lists the commands and says what their exit codes mean.
 *
 * <p>What a command does is done elsewhere: {@link crosshatch.cli.CompareCommand} asks {@code crosshatch.campaign}, with what {@link
 * crosshatch.cli.ComparisonOptions} say. Knows every other room but {@code crosshatch.spark}.
 */
@NullMarked
package crosshatch.cli;

import org.jspecify.annotations.NullMarked;
