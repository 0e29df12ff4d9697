package crosshatch.results.report;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Sums up the puzzles of each {@link Line} in one {@link Summary}. Quantiles are exact, interpolated linearly between
 * neighbours (type 7 of Hyndman and Fan, 1996). Sums are compensated (Kahan) and in the order of puzzles, so that their last
 * digit does not depend on the order of threads. The 99th percentile and the maximum of times are over runs: over puzzles they
 * would hide rare times within one. In medians and percentiles, an unsolved puzzle or run lies at the time limit, or behind it
 * if it took longer. Without a limit, and in backtracks, it lies behind all others.
 */
public final class Summaries {
    private static final String SQL = """
            SELECT
              line,
              count(*) AS puzzles,
              count_if(solved) AS solved,
              count_if(correct) AS correct,
              count_if(proved) AS proved,
              count_if(agreed) AS agreed,
              count_if(contradicting) AS contradicting,
              count_if(wrong) AS wrong,
              count_if(solved AND NOT correct) AS unconfirmed,
              count_if(out_of_budget) AS timeouts,
              count_if(gave_up) AS gave_up,
              count_if(crashed) AS crashed,
              count_if(varying) AS varying,
              favg(backtracks ORDER BY position, variant) AS backtracks_mean,
              CASE WHEN 2 * count_if(solved) > count(*)
                THEN quantile_cont(CASE WHEN solved THEN backtracks WHEN backtracks IS NOT NULL THEN 'Infinity'::DOUBLE END, 0.5)
                ELSE quantile_cont(backtracks, 0.5) END AS backtracks_median,
              quantile_cont(backtracks, 0.99) AS backtracks_p99,
              max(backtracks) AS backtracks_max,
              CASE WHEN bool_or(counted)
                THEN 100.0 * count_if(solved AND counted AND NOT searched) / count(*) END AS no_search_percent,
              favg(micros ORDER BY position, variant) AS micros_mean,
              quantile_cont(CASE WHEN solved THEN micros ELSE greatest(micros, limit_micros) END, 0.5) AS micros_median,
              any_value(run_micros_p99) AS micros_p99,
              any_value(run_micros_max) AS micros_max,
              100.0 * sum(encode_ns) / nullif(sum(encode_known_ns), 0) AS encode_percent,
              CASE WHEN bool_and(solved) OR isfinite(limit_micros)
                THEN favg(CASE WHEN solved THEN micros ELSE 2 * limit_micros END ORDER BY position, variant) END AS par2_micros
            FROM puzzles JOIN lines USING (line) JOIN (
              SELECT line, max(total_ns / 1e3) AS run_micros_max,
                quantile_cont(CASE WHEN verdict IN ('correct', 'unconfirmed') THEN total_ns / 1e3
                  ELSE greatest(total_ns / 1e3, limit_micros) END, 0.99) AS run_micros_p99
              FROM measured JOIN lines USING ("set", question, solver, phase, threads)
              GROUP BY line
            ) USING (line)
            GROUP BY line, limit_micros
            ORDER BY line
            """;

    private Summaries() {}

    /** Sums up all lines, in their order. */
    public static List<Summary> of(Lines lines) {
        return lines.database().list(SQL, row -> summary(lines.all().get(row.getInt("line") - 1), row));
    }

    private static Summary summary(Line line, ResultSet row) throws SQLException {
        return new Summary(
                line,
                row.getLong("puzzles"),
                row.getLong("solved"),
                row.getLong("correct"),
                row.getLong("proved"),
                row.getLong("agreed"),
                row.getLong("contradicting"),
                row.getLong("wrong"),
                row.getLong("unconfirmed"),
                row.getLong("timeouts"),
                row.getLong("gave_up"),
                row.getLong("crashed"),
                row.getLong("varying"),
                spread(row, "backtracks"),
                known(row, "no_search_percent"),
                spread(row, "micros"),
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
