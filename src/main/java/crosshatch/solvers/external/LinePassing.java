package crosshatch.solvers.external;

import crosshatch.solver.Limits;
import crosshatch.solvers.external.process.ServerProcess;
import java.io.IOException;
import java.util.List;
import org.apache.commons.statistics.descriptive.Median;

/** The time to pass a line to a server and its answer back, measured with a mirror: {@code cat}, which answers at once. */
public final class LinePassing {
    /** The number of lines in one measurement; half of them warm up. */
    public static final int LINES_PER_MEASUREMENT = 10_000;

    private static final String LINE = ".".repeat(81);
    private static final Limits BOUNDS = Limits.UNLIMITED;

    private LinePassing() {}

    /** The median time in ns, from line in memory to line in memory. */
    public static double medianNanos() throws IOException {
        double[] nanos = new double[LINES_PER_MEASUREMENT];
        try (ServerProcess mirror = new ServerProcess(List.of("cat"))) {
            for (int i = 0; i < 2 * LINES_PER_MEASUREMENT; i++) {
                long start = System.nanoTime();
                if (mirror.ask(LINE, BOUNDS).isEmpty())
                    throw new IOException("the mirror is broken: " + mirror.ending());
                nanos[i % LINES_PER_MEASUREMENT] = System.nanoTime() - start;
            }
        }
        return Median.withDefaults().evaluate(nanos);
    }
}
