package crosshatch.results.database;

import crosshatch.base.InputException;
import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Distinguishes queries from statements that change something. A confined session can still write to the files that it may
 * read, so only statements that certainly just read are accepted. The parser of DuckDB returns a statement as a tree in JSON.
 */
final class UserQuery {
    /** The kinds of query that only read; a part of a WITH that writes is of another kind. */
    private static final Set<String> READING =
            Set.of("SELECT_NODE", "SET_OPERATION_NODE", "RECURSIVE_CTE_NODE", "CTE_NODE");

    /** The kind of a node in the JSON of the tree; quotes in texts of the query are written {@code \"} there. */
    private static final Pattern KIND = Pattern.compile("(?<!\\\\)\"type\":\"([A-Z_]+_NODE)\"");

    private static final String ONLY_READING =
            "SQL: found a statement that is not a query, or may change data, expected"
                    + " SELECT, FROM, WITH, DESCRIBE, SUMMARIZE or PIVOT … IN (…). The statement was not run";

    private record Parsed(boolean failed, String reason, int statements, String tree) {}

    private UserQuery() {}

    /**
     * Requires that a text is one acceptable statement.
     *
     * @param confined whether it may only read
     * @throws InputException if the text is no SQL, has several statements, or is no query although {@code confined} is true
     */
    static void require(String sql, boolean confined, DuckDbSession session) throws SQLException {
        Parsed parsed = parsed(sql, session);
        if (parsed.statements > 1) {
            throw new InputException("SQL: found " + parsed.statements
                    + " queries, expected one. Run each query in a command of its own, or join them with UNION ALL");
        }
        if (confined) requireReading(parsed);
    }

    private static void requireReading(Parsed parsed) {
        if (parsed.failed && parsed.reason.startsWith("Only SELECT")) throw new InputException(ONLY_READING);
        if (parsed.failed) throw new InputException("SQL: " + parsed.reason);
        List<String> kinds = KIND.matcher(parsed.tree)
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
        if (kinds.isEmpty() || !READING.containsAll(kinds)) throw new InputException(ONLY_READING);
    }

    private static Parsed parsed(String sql, DuckDbSession session) throws SQLException {
        return session.list(
                        "SELECT (tree ->> 'error')::BOOLEAN, tree ->> 'error_message', json_array_length(tree, '$.statements'), tree::VARCHAR FROM (SELECT json_serialize_sql("
                                + DuckDbSession.quoted(sql) + ") AS tree)",
                        row -> new Parsed(row.getBoolean(1), "" + row.getString(2), row.getInt(3), row.getString(4)))
                .get(0);
    }
}
