/**
 * The command line: one class a command. Begin with {@link crosshatch.cli.Crosshatch}, which lists the commands and says
 * what their exit codes mean. The only room that prints: results to standard output, progress and messages to standard
 * error.
 *
 * <p>Knows every other room.
 */
@NullMarked
package crosshatch.cli;

import org.jspecify.annotations.NullMarked;
