package crosshatch.results.report.page;

import java.util.List;
import java.util.Locale;

/**
 * The progress of a running comparison, in words.
 *
 * @param status a sentence on the present activity
 * @param share the share of the measured runs that are recorded, 0 to 1
 * @param lines further sentences, such as the estimated end
 * @param idle sentences on unfinished directories without a running process, with the command to continue
 * @param trouble the reason why records could not be read again; empty if they could
 * @param counted the unit of the numbers of the solvers
 * @param solvers the solvers in the order of the plan
 * @param read a sentence with the time at which the records were read
 */
public record Progress(
        String status,
        double share,
        List<String> lines,
        List<String> idle,
        String trouble,
        String counted,
        List<Solver> solvers,
        String read) {
    /**
     * The progress of one solver.
     *
     * @param runs the number of recorded runs, for people
     */
    public record Solver(String label, String spec, String runs) {}

    boolean hasSolvers() {
        return !solvers.isEmpty();
    }

    /** Returns the percentage for the title of a window. */
    String percent() {
        return percent(share);
    }

    /** Writes a share for people: {@code 4.2 %}. */
    public static String percent(double share) {
        return String.format(Locale.ROOT, share > 0 && share < 0.1 ? "%.1f %%" : "%.0f %%", 100 * share);
    }
}
