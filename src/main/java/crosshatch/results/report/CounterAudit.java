package crosshatch.results.report;

import crosshatch.results.database.RunDatabase;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/**
 * Compares the counters of all runs of a solver on a puzzle. A deterministic solver counts the same each time, so counters
 * must be equal; they are not averaged.
 */
public final class CounterAudit {
    private static final String DIFFERENCES = """
            SELECT solver, format('{} #{}{}', "set", position, CASE WHEN variant = '' THEN '' ELSE ' ' || variant END) AS puzzle,
              min(counts) AS least, max(counts) AS most
            FROM (%s)
            GROUP BY solver, question, "set", position, variant
            HAVING least <> most
            ORDER BY solver, "set", position, variant
            """.formatted(CounterText.SQL);

    private CounterAudit() {}

    /**
     * A puzzle on which the counters of a solver differ between runs.
     *
     * @param solver the spec of the solver
     * @param puzzle the puzzle, for people
     * @param counts the counters that differ between two of the runs, for people
     */
    public record Difference(String solver, String puzzle, String counts) {}

    /** Finds all differences, sorted by solver and puzzle. */
    public static List<Difference> differences(RunDatabase runs) {
        return runs.list(DIFFERENCES, CounterAudit::difference);
    }

    private static Difference difference(ResultSet row) throws SQLException {
        String counts = CounterText.difference(row.getString("least"), row.getString("most"));
        return new Difference(row.getString("solver"), row.getString("puzzle"), counts);
    }
}
