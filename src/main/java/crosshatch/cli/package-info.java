/** The command line. One class a command; the only room that prints. Begin with {@link crosshatch.cli.Crosshatch}. */
@NullMarked
package crosshatch.cli;

import org.jspecify.annotations.NullMarked;
