package crosshatch.results.database;

import crosshatch.solver.SolverSpec;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Rows of a program before this one, which named solvers otherwise, or by all their options in one text: under the names that they
 * have today, with family, options and twin in columns of their own.
 */
final class EarlierSolvers {
    private EarlierSolvers() {}

    /**
     * The same rows, in their order.
     *
     * @param part SQL that selects them
     * @param schema version of the records
     * @param names what the solvers are
     */
    static String select(String part, DuckDbSession session, int schema, Reading.EarlierNames names)
            throws SQLException {
        Function<String, SolverSpec> earlier = solver -> names.of(solver, schema);
        List<String> solvers =
                session.list("SELECT DISTINCT solver FROM (" + part + ") ORDER BY solver", row -> row.getString(1));
        if (solvers.isEmpty()) return part;
        return "SELECT * REPLACE ("
                + column(
                        "solver",
                        solvers,
                        solver -> DuckDbSession.quoted(earlier.apply(solver).toString()))
                + ", "
                + column(
                        "family",
                        solvers,
                        solver -> DuckDbSession.quoted(
                                earlier.apply(solver).family().line()))
                + ", " + column("options", solvers, solver -> map(earlier.apply(solver)))
                + ", " + column("twin", solvers, solver -> earlier.apply(solver).twin() + "::BIGINT")
                + ") FROM (" + part + ")";
    }

    private static String column(String name, List<String> solvers, Function<String, String> value) {
        return solvers.stream()
                .map(solver -> " WHEN " + DuckDbSession.quoted(solver) + " THEN " + value.apply(solver))
                .collect(Collectors.joining("", "CASE solver", " END AS " + name));
    }

    private static String map(SolverSpec solver) {
        return solver.values().entrySet().stream()
                .map(option -> DuckDbSession.quoted(option.getKey()) + ": " + DuckDbSession.quoted(option.getValue()))
                .collect(Collectors.joining(", ", "MAP {", "}::MAP(VARCHAR, VARCHAR)"));
    }
}
