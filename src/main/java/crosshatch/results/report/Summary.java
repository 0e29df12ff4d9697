package crosshatch.results.report;

import crosshatch.results.report.table.Cell;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The summary of one line over its puzzles. The time of a puzzle comes from {@link ForkTimes}, its backtracks are the mean of its
 * runs, and its status is the worst status of its runs. Statistics use all puzzles; {@link #of} explains the use of unsolved
 * puzzles.
 *
 * @param counts the number of puzzles by status; variants are counted separately
 * @param proved the number of correct puzzles whose evidence is a checked proof
 * @param refusedProofs the number of puzzles for which the solver wrote a proof that a check refused
 * @param agreed the number of correct puzzles whose only evidence is that two paradigms agree
 * @param contradicting the number of puzzles on which a valid answer contradicts the known answer
 * @param varying the number of puzzles whose repetitions made different numbers of decisions or backtracks
 * @param backtracks the backtracks of the puzzles with this counter
 * @param noSearchPercent the percentage of all puzzles that were solved without any decision; empty if decisions are not
 *     counted
 * @param totalMicros the total time in µs: mean and median over puzzles, 99th percentile and maximum over runs
 * @param p99IsBound whether the 99th percentile is the time of an unsolved run, and so only a lower bound
 * @param encodePercent the percentage of encoding in the total time of all runs; empty if the solver does not report it
 * @param par2Micros the mean total time in µs, where twice the time limit takes the place of the time of an unsolved puzzle;
 *     empty if a puzzle is unsolved and there is no limit
 */
public record Summary(
        Line line,
        StatusCounts counts,
        long proved,
        long refusedProofs,
        long agreed,
        long contradicting,
        long varying,
        Spread backtracks,
        OptionalDouble noSearchPercent,
        Spread totalMicros,
        boolean p99IsBound,
        OptionalDouble encodePercent,
        OptionalDouble par2Micros) {

    /** Returns the number of all puzzles. */
    public long puzzles() {
        return counts.all();
    }

    /** Returns the number of puzzles that were answered without a wrong answer. */
    public long solved() {
        return counts.solved();
    }

    /** Returns the number of puzzles with a wrong answer. */
    public long wrong() {
        return counts.of(Status.WRONG);
    }

    /** Returns the set of the {@link #line}. */
    public String set() {
        return line.set();
    }

    /** Returns the task of the {@link #line}, as a user writes it: {@code count:10}. */
    public String question() {
        return line.question();
    }

    /** Returns the spec of the solver. */
    public String solver() {
        return line.solver();
    }

    /** Returns the shown name of the solver, see {@link SolverNames}. */
    public String label() {
        return line.label();
    }

    /** Returns the known defect of the solver, see {@link Line#knownDefect}. */
    Optional<String> knownDefect() {
        return line.knownDefect();
    }

    /** Returns the time limit of a run in µs, at which times are censored; infinite if there is none. */
    public double limitMicros() {
        return line.limitMicros();
    }

    /** The mean, median, 99th percentile and maximum of a sample; all are empty for an empty sample. */
    public record Spread(OptionalDouble mean, OptionalDouble median, OptionalDouble p99, OptionalDouble max) {}

    /** Returns the mean time, a lower bound if a puzzle is unsolved. */
    Cell meanTime() {
        return bounded(Cell.time(totalMicros.mean()), solved() < puzzles());
    }

    /** Returns the median time, a lower bound unless more than half of the puzzles are solved. */
    public Cell medianTime() {
        return bounded(Cell.time(totalMicros.median()), medianIsBound());
    }

    /** Returns the 99th percentile of the times of runs. */
    Cell p99Time() {
        return bounded(Cell.time(totalMicros.p99()), p99IsBound);
    }

    /**
     * Returns the mean number of backtracks. It is a lower bound if a puzzle is unsolved, because its backtracks until the
     * stop are counted.
     */
    Cell meanBacktracks() {
        return bounded(Cell.number(backtracks.mean()), solved() < puzzles());
    }

    private static Cell bounded(Cell cell, boolean isBound) {
        return isBound ? cell.atLeast() : cell;
    }

    /** Returns whether the median is only a lower bound, because the middle puzzle was not solved. */
    public boolean medianIsBound() {
        return 2 * solved() <= puzzles();
    }

    /** Returns the solved puzzles per second of {@link #totalMicros}, as if all puzzles were run one after the other. */
    public OptionalDouble throughputPerSecond() {
        OptionalDouble mean = totalMicros.mean();
        return mean.isPresent() ? OptionalDouble.of(1e6 * solved() / puzzles() / mean.getAsDouble()) : mean;
    }

    /** Returns the percentage of PAR2 that comes from unsolved puzzles; empty without a PAR2. */
    public OptionalDouble unsolvedPercent() {
        long unsolved = puzzles() - solved();
        return par2Micros.isEmpty() || par2Micros.getAsDouble() == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(
                        unsolved == 0 ? 0 : 100 * unsolved * 2 * limitMicros() / puzzles() / par2Micros.getAsDouble());
    }

    private static final String SQL = """
            SELECT
              line,
              %s,
              count_if(proved) AS proved,
              count_if(proof_refused) AS refused_proofs,
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

    /**
     * Summarises all lines, in their order. {@link Lines#summaries} calls this method once and keeps the result.
     *
     * <p>Quantiles are exact, with linear interpolation (type 7 of Hyndman and Fan, 1996). Sums are compensated (Kahan) and
     * in the order of puzzles, so that their last digit does not depend on the order of threads. The 99th percentile and the
     * maximum of times are taken over runs, because over puzzles they would hide rare long runs.
     *
     * <p>The time limit takes the place of the time of an unsolved puzzle, and twice the limit in PAR2, even if the solver ended
     * early. So giving up early is no advantage. Without a limit, statistics that depend on it are empty. Backtracks have no
     * limit. For an unsolved puzzle, their mean uses the backtracks until the run stopped, and their median places the puzzle
     * last. The percentage of encoding refers to the time of runs.
     */
    public static List<Summary> of(Lines lines) {
        return lines.database().list(SQL, row -> summary(lines.all().get(row.getInt("line") - 1), row));
    }

    private static Summary summary(Line line, ResultSet row) throws SQLException {
        return new Summary(
                line,
                StatusCounts.of(row),
                row.getLong("proved"),
                row.getLong("refused_proofs"),
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

    private static Spread spread(ResultSet row, String column) throws SQLException {
        return new Spread(
                known(row, column + "_mean"),
                known(row, column + "_median"),
                known(row, column + "_p99"),
                known(row, column + "_max"));
    }

    /** Reads a value; an infinite one is unknown. */
    private static OptionalDouble known(ResultSet row, String column) throws SQLException {
        double value = row.getDouble(column);
        return row.wasNull() || !Double.isFinite(value) ? OptionalDouble.empty() : OptionalDouble.of(value);
    }
}
