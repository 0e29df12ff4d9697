package crosshatch.results.report.figure;

import crosshatch.results.database.RunDatabase;
import java.util.Locale;

/**
 * Limits the number of points in a plot of two quantities. If there are few points, each is drawn. If there are many points, the
 * points in each square of a logarithmic grid are counted. Zero and whole numbers below ten keep their places.
 */
final class Bins {
    private static final int MOST_POINTS = 1500;
    private static final int BINS_A_DECADE = 8;

    private final long points;

    private Bins(long points) {
        this.points = points;
    }

    /**
     * Decides on the bins.
     *
     * @param table a table with a row for each point
     */
    static Bins of(RunDatabase runs, String table) {
        return new Bins(runs.list("SELECT count(*) FROM " + table, row -> row.getLong(1))
                .get(0));
    }

    private boolean areNeeded() {
        return points > MOST_POINTS;
    }

    /** Returns the SQL expression for a column: the column itself, or the middle of its bin. */
    String of(String column) {
        if (!areNeeded()) return column;
        return "CASE WHEN %1$s < 10 AND %1$s = round(%1$s) THEN %1$s::DOUBLE WHEN %1$s <= 0 THEN 0 ELSE pow(10, (floor(%2$d * log10(%1$s)) + 0.5) / %2$d) END"
                .formatted(column, BINS_A_DECADE);
    }

    /** Returns the meaning of a mark, for the caption. */
    String caption() {
        if (!areNeeded()) return "";
        return String.format(
                Locale.ROOT,
                "A mark stands for all points in a square of a grid, with %2$d squares for each power of ten. The size of a mark"
                        + " grows with the logarithm of its number of points. All %1$,d points are counted. ",
                points,
                BINS_A_DECADE);
    }

    /** Returns a number as an SQL literal. */
    static String literal(double value) {
        return "'" + value + "'::DOUBLE";
    }
}
