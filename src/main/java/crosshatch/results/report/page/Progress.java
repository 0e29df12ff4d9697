package crosshatch.results.report.page;

import java.util.List;
import java.util.Locale;

/**
 * The progress of a comparison that is running, in words.
 *
 * @param status a sentence on the present activity
 * @param share of the measured runs that are recorded, 0 to 1
 * @param lines further sentences, such as the estimated end
 * @param idle sentences on unfinished directories that nobody writes to, and how to go on
 * @param trouble why it could not be read again; empty if it could
 * @param counted the unit of the numbers of the solvers
 * @param solvers in the order of the plan
 * @param read when the records were read: a sentence
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
    /** @param runs how many are recorded, for people */
    public record Solver(String label, String spec, String runs) {}

    boolean hasSolvers() {
        return !solvers.isEmpty();
    }

    /** For the title of a window. */
    String percent() {
        return percent(share);
    }

    /** Writes a share for people: {@code 4.2 %}. */
    public static String percent(double share) {
        return String.format(Locale.ROOT, share > 0 && share < 0.1 ? "%.1f %%" : "%.0f %%", 100 * share);
    }
}
