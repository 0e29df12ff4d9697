package crosshatch.solvers.external.process;

import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The run of a program for one puzzle, after it and all its processes have ended.
 *
 * @param exitCode the exit code; 128 and the number of the signal, if one ended it
 * @param output its standard output
 * @param complaint the end of its standard error
 * @param nanos the time from its start to its end
 * @param cpuNanos the CPU time of all its processes; -1 if it is not known
 * @param peakBytes the largest resident size of all its processes together; negative if it ended before it was measured
 * @param exceeded the limit that ended it
 * @param fault another reason why it was ended; may be empty
 */
public record ProgramRun(
        int exitCode,
        String output,
        String complaint,
        long nanos,
        long cpuNanos,
        long peakBytes,
        Optional<Limit> exceeded,
        String fault) {
    /**
     * The standard input of a program: a file, or a text.
     *
     * @param file null for a text
     * @param text a text of at most {@link #PIPE_CHARACTERS} characters; empty for a file
     */
    public record Input(@Nullable Path file, String text) {
        /** The most characters that fit into a pipe, so that writing never waits for a program that does not read. */
        public static final int PIPE_CHARACTERS = 1 << 15;

        public static final Input NOTHING = new Input(null, "");
    }

    /** The answer to {@code count:100000} on a puzzle of order 3 takes half of this. */
    private static final int MOST_OUTPUT_BYTES = 1 << 25;

    private static final long SIGNAL_EXIT_CODE = 128;

    /**
     * Starts a program and waits for its end.
     *
     * @throws IOException if it cannot be started
     */
    public static ProgramRun of(List<String> command, Input input, Limits bounds) throws IOException {
        long start = System.nanoTime();
        try (ProgramTree tree = new ProgramTree(command, input.file(), false)) {
            tree.watch(bounds);
            if (input.file() == null) write(input.text(), tree.process().getOutputStream());
            String output = output(tree);
            int exitCode = tree.process().waitFor();
            long nanos = System.nanoTime() - start;
            tree.endRest();
            return new ProgramRun(
                    exitCode,
                    output,
                    tree.complaint(),
                    nanos,
                    tree.cpuNanos(),
                    tree.peakBytes(),
                    tree.exceeded(),
                    tree.fault());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while waiting for " + command.get(0), interrupted);
        }
    }

    /** Who does not read has ended, or will be asked for an answer all the same. */
    private static void write(String text, OutputStream out) {
        try (out) {
            out.write(text.getBytes(StandardCharsets.ISO_8859_1));
        } catch (IOException unread) {
            return;
        }
    }

    private static String output(ProgramTree tree) throws IOException {
        byte[] bytes = tree.process().getInputStream().readNBytes(MOST_OUTPUT_BYTES);
        if (bytes.length == MOST_OUTPUT_BYTES) tree.end("it wrote more than " + (MOST_OUTPUT_BYTES >> 20) + " MiB");
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    /** Makes a folder for files of programs, which the guard deletes at the latest after the end of this JVM. */
    public static Path folder() throws IOException {
        return Supervisor.get().folder();
    }

    /** Returns whether a signal from elsewhere ended the program. */
    public boolean crashed() {
        return exceeded.isEmpty() && fault.isEmpty() && exitCode > SIGNAL_EXIT_CODE;
    }
}
