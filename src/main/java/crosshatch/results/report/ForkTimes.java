package crosshatch.results.report;

/**
 * The definition of the time of a puzzle, as SQL. Its time in a fork is the median of its repetitions there. Its time is the
 * geometric mean of its times in the forks. So the logarithms of the times of a fork average to those of the experiment, as {@link
 * crosshatch.results.report.statistics.Ratio} averages them. A time of 0 is less than the clock can show, and counts as 1 ns.
 */
final class ForkTimes {
    private ForkTimes() {}

    /**
     * A query with these columns, and {@code experiment}, {@code fork} and {@code ns}: the time in the fork.
     *
     * @param columns that name a puzzle of a solver, by commas
     * @param runs what follows FROM
     */
    static String inForks(String columns, String runs) {
        return "SELECT " + columns + ", experiment, fork, greatest(median(total_ns), 1) AS ns FROM " + runs
                + " GROUP BY ALL";
    }

    /** A query with these columns and {@code ns}: the time of the puzzle; parameters as above. */
    static String ofPuzzles(String columns, String runs) {
        return "SELECT " + columns
                + ", CASE count(*) WHEN 1 THEN any_value(ns) ELSE exp(favg(ln(ns) ORDER BY experiment, fork)) END AS ns FROM ("
                + inForks(columns, runs) + ") GROUP BY ALL";
    }
}
