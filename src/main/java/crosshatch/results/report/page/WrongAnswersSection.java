package crosshatch.results.report.page;

import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.SolverNames;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/**
 * Lists wrong answers and crashes. The section counts measured runs. It also lists wrong answers that occurred only in the
 * warm-up.
 */
final class WrongAnswersSection {
    /** The largest number of listed entries; more are only counted. */
    private static final int MOST_LISTED = 200;

    private static final String SQL = """
            SELECT verdict, solver, question, "set", position, variant, claim, any_value(detail) AS detail,
              count(*) FILTER (phase <> 'warmup') AS runs, count(*) OVER () AS lines
            FROM runs WHERE verdict IN ('wrong', 'crashed')
            GROUP BY verdict, solver, question, "set", position, variant, claim
            ORDER BY verdict DESC, solver, question, "set", position, variant, claim LIMIT %d
            """.formatted(MOST_LISTED);

    private WrongAnswersSection() {}

    /**
     * The wrong answers of one solver on one puzzle.
     *
     * @param verdict {@code wrong} or {@code crashed}
     * @param runs the number of measured runs with this status; 0 if only warm-up runs have it
     * @param all the number of all such entries, including those that are not listed
     */
    record Wrong(
            String verdict,
            String solver,
            String question,
            String set,
            long position,
            String variant,
            String claim,
            String detail,
            long runs,
            long all) {
        /** Returns the known defect that explains the answer; empty if there is none. */
        Optional<String> knownDefect(SolverNames names) {
            return names.knownDefect(solver, verdict, claim);
        }

        /** Returns the number of runs, for people. */
        String times() {
            return runs == 0 ? "in the warm-up" : runs + "×";
        }
    }

    /** Lists wrong answers before crashes, at most {@value #MOST_LISTED}. */
    static List<Wrong> of(RunDatabase runs) {
        return runs.list(SQL, WrongAnswersSection::wrong);
    }

    private static Wrong wrong(ResultSet row) throws SQLException {
        return new Wrong(
                row.getString("verdict"),
                row.getString("solver"),
                row.getString("question"),
                row.getString("set"),
                row.getLong("position"),
                row.getString("variant"),
                row.getString("claim"),
                row.getString("detail"),
                row.getLong("runs"),
                row.getLong("lines"));
    }
}
