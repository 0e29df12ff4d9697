package crosshatch.results.report;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Sums up the puzzles of each {@link Line} in one {@link Summary}. Quantiles are exact, interpolated linearly between
 * neighbours (type 7 of Hyndman and Fan, 1996). Sums are compensated (Kahan) and in the order of puzzles, so that their last
 * digit does not depend on the order of threads. The 99th percentile and the maximum of times are over runs: over puzzles they
 * would hide rare times within one.
 *
 * <p>Whatever is unsolved counts as the time limit, however soon it ended and for whatever reason, and as twice the limit in
 * PAR2. So it is no advantage to give up early. Without a limit, statistics that depend on it are empty. Backtracks have no
 * limit: an unsolved puzzle counts in their mean with those that were made, and lies behind all others in their median. The
 * share of encoding is a share of the time that runs took.
 */
public final class Summaries {
    private static final String SQL = """
            SELECT
              line,
              %s,
              count_if(proved) AS proved,
              count_if(agreed) AS agreed,
              count_if(contradicting) AS contradicting,
              count_if(varying) AS varying,
              favg(backtracks ORDER BY position, variant) AS backtracks_mean,
              CASE WHEN 2 * count_if(solved) > count(*)
                THEN quantile_cont(CASE WHEN solved THEN backtracks WHEN backtracks IS NOT NULL THEN 'Infinity'::DOUBLE END, 0.5)
                ELSE quantile_cont(backtracks, 0.5) END AS backtracks_median,
              quantile_cont(backtracks, 0.99) AS backtracks_p99,
              max(backtracks) AS backtracks_max,
              CASE WHEN bool_or(counted)
                THEN 100.0 * count_if(solved AND counted AND NOT searched) / count(*) END AS no_search_percent,
              favg(CASE WHEN solved THEN micros ELSE limit_micros END ORDER BY position, variant) AS micros_mean,
              quantile_cont(CASE WHEN solved THEN micros ELSE limit_micros END, 0.5) AS micros_median,
              any_value(run_micros_p99) AS micros_p99,
              any_value(run_micros_max) AS micros_max,
              any_value(p99_is_bound) AS p99_is_bound,
              100.0 * sum(encode_ns) / nullif(sum(encode_known_ns), 0) AS encode_percent,
              favg(CASE WHEN solved THEN micros ELSE 2 * limit_micros END ORDER BY position, variant) AS par2_micros
            FROM puzzles JOIN lines USING (line) JOIN (
              SELECT line,
                max(run_micros) AS run_micros_max,
                quantile_cont(run_micros, 0.99) AS run_micros_p99,
                NOT isfinite(quantile_cont(CASE WHEN run_solved THEN run_micros ELSE 'Infinity' END, 0.99)) AS p99_is_bound
              FROM (
                SELECT line, verdict IN ('correct', 'unconfirmed') AS run_solved,
                  CASE WHEN run_solved THEN greatest(total_ns, 1) / 1e3 ELSE limit_micros END AS run_micros
                FROM measured JOIN lines USING ("set", question, solver, phase, threads)
              )
              GROUP BY line
            ) USING (line)
            GROUP BY line
            ORDER BY line
            """.formatted(StatusCounts.SQL);

    private Summaries() {}

    /** Sums up all lines, in their order. */
    public static List<Summary> of(Lines lines) {
        return lines.database().list(SQL, row -> summary(lines.all().get(row.getInt("line") - 1), row));
    }

    private static Summary summary(Line line, ResultSet row) throws SQLException {
        return new Summary(
                line,
                StatusCounts.of(row),
                row.getLong("proved"),
                row.getLong("agreed"),
                row.getLong("contradicting"),
                row.getLong("varying"),
                spread(row, "backtracks"),
                known(row, "no_search_percent"),
                spread(row, "micros"),
                row.getBoolean("p99_is_bound"),
                known(row, "encode_percent"),
                known(row, "par2_micros"));
    }

    private static Summary.Spread spread(ResultSet row, String column) throws SQLException {
        return new Summary.Spread(
                known(row, column + "_mean"),
                known(row, column + "_median"),
                known(row, column + "_p99"),
                known(row, column + "_max"));
    }

    /** What lies behind all others is not known either. */
    private static OptionalDouble known(ResultSet row, String column) throws SQLException {
        double value = row.getDouble(column);
        return row.wasNull() || !Double.isFinite(value) ? OptionalDouble.empty() : OptionalDouble.of(value);
    }
}
