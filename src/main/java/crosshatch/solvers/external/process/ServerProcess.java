package crosshatch.solvers.external.process;

import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import org.apache.commons.statistics.descriptive.Median;

/**
 * A program that runs for long and answers each line on its standard input by a line on its standard output. The calling thread waits
 * itself, because passing a line between threads takes as long as a fast solver.
 */
public final class ServerProcess implements AutoCloseable {
    private static final long PAUSE_NANOS = 1_000_000;
    private static final int LONGEST_LINE_CHARACTERS = 1 << 25;

    /** The number of lines in one measurement of {@link #medianPassingNanos}; half of them warm up. */
    public static final int LINES_PER_MEASUREMENT = 10_000;

    private static final String LINE = ".".repeat(81);
    private final ProgramTree tree;
    private final OutputStream out;
    private final InputStream in;

    /**
     * Starts the program.
     *
     * @throws IOException if it cannot be started
     */
    public ServerProcess(List<String> command) throws IOException {
        tree = new ProgramTree(command, null, true);
        out = tree.process().getOutputStream();
        in = new BufferedInputStream(tree.process().getInputStream(), 1 << 16);
    }

    /**
     * Measures the time to send a line to a server and receive its answer, with {@code cat}, which answers at once.
     *
     * @return the median in ns, from line in memory to line in memory
     */
    public static double medianPassingNanos() throws IOException {
        double[] nanos = new double[LINES_PER_MEASUREMENT];
        try (ServerProcess mirror = new ServerProcess(List.of("cat"))) {
            for (int i = 0; i < 2 * LINES_PER_MEASUREMENT; i++) {
                long start = System.nanoTime();
                if (mirror.ask(LINE, Limits.UNLIMITED).isEmpty())
                    throw new IOException("the mirror is broken: " + mirror.ending());
                nanos[i % LINES_PER_MEASUREMENT] = System.nanoTime() - start;
            }
        }
        return Median.withDefaults().evaluate(nanos);
    }

    /** Sends a line and returns the answer; empty if the program ended, or was ended, before it had written one. */
    public Optional<String> ask(String line, Limits bounds) {
        tree.watch(bounds);
        try {
            out.write((line + "\n").getBytes(StandardCharsets.ISO_8859_1));
            out.flush();
            return nextLine();
        } catch (IOException ended) {
            return Optional.empty();
        } finally {
            tree.rest();
        }
    }

    private Optional<String> nextLine() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream(128);
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) return Optional.empty();
            line.write(next);
            if (line.size() == LONGEST_LINE_CHARACTERS) {
                tree.end("it wrote a line of more than " + (LONGEST_LINE_CHARACTERS >> 20) + " MiB");
                return Optional.empty();
            }
        }
        return Optional.of(line.toString(StandardCharsets.ISO_8859_1).strip());
    }

    /** Returns whether it has written an unrequested line, which would be taken for the next answer. */
    public boolean saysMore() throws IOException {
        return in.available() > 0;
    }

    /** Returns whether it writes an unrequested line within this time. */
    public boolean speaksWithin(long nanos) throws IOException {
        long start = System.nanoTime();
        while (!saysMore() && System.nanoTime() - start < nanos) LockSupport.parkNanos(PAUSE_NANOS);
        return saysMore();
    }

    /** Returns the limit that ended it. */
    public Optional<Limit> exceeded() {
        return tree.exceeded();
    }

    /** Returns a description of its end, for people. */
    public String ending() {
        if (!tree.fault().isEmpty()) return tree.fault();
        tree.endRest();
        return "it ended with exit code " + tree.process().onExit().join().exitValue();
    }

    /** Returns the largest size that was measured, see {@link ProgramRun#peakBytes}. */
    public long peakBytes() {
        return tree.peakBytes();
    }

    @Override
    public void close() {
        tree.close();
    }
}
