package crosshatch.outside.process;

import crosshatch.solver.Limit;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * How a program ran that was started for one puzzle and has ended, with all that it started.
 *
 * @param exitCode 128 and the number of the signal, if one ended it
 * @param output what it wrote on standard output
 * @param complaint the end of what it wrote on standard error
 * @param nanos from its start to its end
 * @param cpuNanos of all its processes; -1 if not known
 * @param peakBytes resident size of all its processes together at most, as far as it was seen, or of the largest process that
 *     this JVM has waited for yet; -1 if not known
 * @param exceeded the bound that ended it
 * @param fault why else it was ended; empty if it was not
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
    /** The answer to {@code count:100000} on a puzzle of order 3 takes half of this. */
    private static final int MOST_OUTPUT = 1 << 25;

    private static final int COMPLAINT = 500;
    private static final long SIGNAL = 128;

    /**
     * Starts a program and waits for its end.
     *
     * @param input what it reads on standard input; null for nothing
     * @throws IOException if it cannot be started
     */
    public static ProgramRun of(List<String> command, @Nullable Path input, Bounds bounds) throws IOException {
        long start = System.nanoTime();
        try (ProgramTree tree = new ProgramTree(command, input, false)) {
            tree.watch(bounds);
            if (input == null) tree.process().getOutputStream().close();
            Future<String> complaint =
                    Supervisor.get().readers().submit(() -> end(tree.process().getErrorStream()));
            String output = output(tree);
            int exitCode = tree.process().waitFor();
            long nanos = System.nanoTime() - start;
            tree.endRest();
            return new ProgramRun(
                    exitCode,
                    output,
                    complaint.get(1, TimeUnit.SECONDS),
                    nanos,
                    tree.cpuNanos(),
                    tree.peakBytes(),
                    tree.exceeded(),
                    tree.fault());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while waiting for " + command.get(0), interrupted);
        } catch (ExecutionException | TimeoutException unreadable) {
            throw new IOException("what " + command.get(0) + " complains of cannot be read", unreadable);
        }
    }

    private static String output(ProgramTree tree) throws IOException {
        byte[] bytes = tree.process().getInputStream().readNBytes(MOST_OUTPUT);
        if (bytes.length == MOST_OUTPUT) tree.end("it wrote more than " + (MOST_OUTPUT >> 20) + " MiB");
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    /** Reads all of it and keeps the end. */
    private static String end(InputStream in) throws IOException {
        StringBuilder kept = new StringBuilder();
        byte[] buffer = new byte[1 << 13];
        for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
            kept.append(new String(buffer, 0, read, StandardCharsets.ISO_8859_1));
            kept.delete(0, Math.max(0, kept.length() - COMPLAINT));
        }
        return kept.toString().strip();
    }

    /** Whether a signal ended it that was not ours. */
    public boolean crashed() {
        return exceeded.isEmpty() && fault.isEmpty() && exitCode > SIGNAL;
    }
}
