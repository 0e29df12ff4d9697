package crosshatch.results.report;

/**
 * Defines the time of a puzzle in SQL. The time of a puzzle in a fork is the median of its repetitions in this fork. The time of
 * a puzzle is the geometric mean of its times in the forks, because {@link crosshatch.results.report.statistics.Ratio} also
 * averages logarithms. A time of 0 is below the resolution of the clock, and is replaced by 1 ns.
 */
final class ForkTimes {
    private ForkTimes() {}

    /**
     * Returns a query of these columns, {@code experiment}, {@code fork} and {@code ns}, the time in the fork.
     *
     * @param columns the columns that identify a puzzle of a solver, separated by commas
     * @param runs the text after FROM
     */
    static String inForks(String columns, String runs) {
        return "SELECT " + columns + ", experiment, fork, greatest(median(total_ns), 1) AS ns FROM " + runs
                + " GROUP BY ALL";
    }

    /** Returns a query of these columns and {@code ns}, the time of the puzzle; parameters as above. */
    static String ofPuzzles(String columns, String runs) {
        return "SELECT " + columns
                + ", CASE count(*) WHEN 1 THEN any_value(ns) ELSE exp(favg(ln(ns) ORDER BY experiment, fork)) END AS ns FROM ("
                + inForks(columns, runs) + ") GROUP BY ALL";
    }
}
