package crosshatch.solvers.external.process;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The standard input of a program: a file, or a text.
 *
 * @param file null if it is a text
 * @param text of at most {@link #PIPE_CHARACTERS} characters; empty if it is a file
 */
public record StandardInput(@Nullable Path file, String text) {
    /** Fits into a pipe, so that nobody waits for a program that does not read. */
    public static final int PIPE_CHARACTERS = 1 << 15;

    public static final StandardInput NOTHING = new StandardInput(null, "");
}
