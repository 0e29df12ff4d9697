package crosshatch.report;

import crosshatch.database.RunDatabase;
import crosshatch.solver.Limits;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Sums up the runs of a database, one {@link Summary} for each set, question and solver. Warm-up runs are left out. Puzzles are
 * grouped by the number of their group, because a million of them would hold a million copies of its name. Quantiles
 * are exact, interpolated linearly between neighbours (type 7 of Hyndman and Fan, 1996); sums are compensated (Kahan), so
 * that their last digit does not depend on the order in which threads add.
 */
public final class Summaries {
    private static final String SQL = """
            WITH groups AS (
              SELECT "set", question, solver, min(place) AS met
              FROM (SELECT "set", question, solver, row_number() OVER () AS place FROM runs WHERE phase <> 'warmup')
              GROUP BY ALL
            ), puzzles AS (
              SELECT
                met,
                median(total_ns / 1e3) AS micros,
                avg(backtracks) AS backtracks,
                bool_and(verdict IN ('correct', 'unconfirmed')) AS solved,
                bool_and(verdict = 'correct') AS correct,
                bool_or(verdict = 'wrong') AS wrong,
                bool_or(verdict = 'crashed') AS crashed,
                bool_or(claim LIKE 'out-of-%%') AS out_of_budget,
                bool_or(claim = 'gave-up') AS gave_up,
                min(coalesce(decisions, -1)) <> max(coalesce(decisions, -1))
                  OR min(coalesce(backtracks, -1)) <> max(coalesce(backtracks, -1)) AS varying,
                count(decisions) > 0 AS counted,
                coalesce(max(decisions), 0) > 0 AS searched,
                sum(encode_ns) AS encode_ns,
                sum(total_ns) FILTER (encode_ns IS NOT NULL) AS encode_known_ns
              FROM runs JOIN groups USING ("set", question, solver)
              WHERE phase <> 'warmup'
              GROUP BY met, position, variant
            )
            SELECT
              "set", question, solver,
              count(*) AS puzzles,
              count_if(solved) AS solved,
              count_if(correct) AS correct,
              count_if(wrong) AS wrong,
              count_if(solved AND NOT correct) AS unconfirmed,
              count_if(out_of_budget) AS timeouts,
              count_if(gave_up) AS gave_up,
              count_if(crashed) AS crashed,
              count_if(varying) AS varying,
              favg(backtracks) AS backtracks_mean,
              quantile_cont(backtracks, 0.5) AS backtracks_median,
              quantile_cont(backtracks, 0.99) AS backtracks_p99,
              max(backtracks) AS backtracks_max,
              CASE WHEN bool_or(counted)
                THEN 100.0 * count_if(solved AND counted AND NOT searched) / count(*) END AS no_search_percent,
              favg(micros) AS micros_mean,
              quantile_cont(micros, 0.5) AS micros_median,
              quantile_cont(micros, 0.99) AS micros_p99,
              max(micros) AS micros_max,
              100.0 * sum(encode_ns) / nullif(sum(encode_known_ns), 0) AS encode_percent,
              CASE WHEN bool_and(solved) OR isfinite(%1$s)
                THEN favg(CASE WHEN solved THEN micros ELSE 2 * %1$s END) END AS par2_micros
            FROM puzzles JOIN groups USING (met)
            GROUP BY "set", question, solver, met
            ORDER BY met
            """;

    private Summaries() {}

    /**
     * In the order in which sets, and the solvers of each, were first met.
     *
     * @param limits of each run; the time limit is what PAR2 penalises with
     */
    public static List<Summary> of(RunDatabase runs, Limits limits) {
        double limitMicros = limits.nanos() == Limits.NONE ? Double.POSITIVE_INFINITY : limits.nanos() / 1e3;
        return runs.list(SQL.formatted("'" + limitMicros + "'::DOUBLE"), Summaries::summary);
    }

    private static Summary summary(ResultSet row) throws SQLException {
        return new Summary(
                row.getString("set"),
                row.getString("question"),
                row.getString("solver"),
                row.getLong("puzzles"),
                row.getLong("solved"),
                row.getLong("correct"),
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

    private static OptionalDouble known(ResultSet row, String column) throws SQLException {
        double value = row.getDouble(column);
        return row.wasNull() ? OptionalDouble.empty() : OptionalDouble.of(value);
    }
}
