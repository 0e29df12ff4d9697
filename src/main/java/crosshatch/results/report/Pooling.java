package crosshatch.results.report;

import crosshatch.base.InputException;
import crosshatch.base.Remedy;
import crosshatch.results.database.RunDatabase;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Collectors;

/** Whether experiments may be taken together: no row of a table may hold runs that were not made alike. */
final class Pooling {
    private static final String MIXED = """
            SELECT "set", question, solver,
              count(DISTINCT commit) > 1 AS of_commits,
              string_agg(format('{} in {}', commit, experiment), ', ' ORDER BY met) AS commits,
              string_agg(format('{} in {}', machine, experiment), ', ' ORDER BY met) AS machines
            FROM (
              SELECT "set", question, solver, phase, threads, experiment, commit, machine, min(met) AS met
              FROM parts JOIN origins USING (experiment)
              GROUP BY ALL
            )
            GROUP BY "set", question, solver, phase, threads
            HAVING count(DISTINCT commit) > 1 OR count(DISTINCT machine) > 1
            ORDER BY min(met) LIMIT 1
            """;

    private static final String OTHER_PUZZLES = """
            SELECT format('puzzle {}{} of {}', position, CASE WHEN variant = '' THEN '' ELSE ' ' || variant END, "set") AS puzzle,
              string_agg(DISTINCT experiment, ' and ' ORDER BY experiment) AS experiments
            FROM measured
            GROUP BY "set", position, variant
            HAVING count(DISTINCT puzzle_id) > 1
            ORDER BY "set", position, variant LIMIT 1
            """;

    private Pooling() {}

    /**
     * Where the runs of an experiment come from.
     *
     * @param commit of one of its shards
     * @param machine that it ran on, or several
     */
    record From(String experiment, String commit, String machine) {
        private String row() {
            return "(" + RunDatabase.quoted(experiment) + ", " + RunDatabase.quoted(commit) + ", "
                    + RunDatabase.quoted(machine) + ")";
        }
    }

    /**
     * @param runs with the table {@code parts} of {@link Lines}
     * @param names of solvers
     * @throws InputException if one solver, question and set has runs of several commits or machines, or if experiments have
     *     different puzzles under one number
     */
    static void require(RunDatabase runs, List<From> origins, SolverNames names) {
        runs.make("CREATE TEMP TABLE origins (experiment VARCHAR, commit VARCHAR, machine VARCHAR)");
        runs.make("INSERT INTO origins VALUES "
                + origins.stream().distinct().map(From::row).collect(Collectors.joining(", ")));
        for (String mixed : runs.list(MIXED, row -> mixed(row, names))) {
            throw new InputException(
                    mixed + ". Compare the experiments, or report on them one by one", Remedy.SIDE_BY_SIDE);
        }
        for (String puzzle : runs.list(
                OTHER_PUZZLES,
                row -> row.getString("puzzle") + " is not the same in " + row.getString("experiments"))) {
            throw new InputException(puzzle
                    + ": its text is read differently, or it is an isomorph that another seed or name has drawn."
                    + " Report on them one by one");
        }
    }

    private static String mixed(ResultSet row, SolverNames names) throws SQLException {
        boolean ofCommits = row.getBoolean("of_commits");
        return row.getString("set") + ", task " + row.getString("question") + ", "
                + names.label(row.getString("solver")) + ": one row would hold runs of different "
                + (ofCommits ? "commits: " + row.getString("commits") : "machines: " + row.getString("machines"));
    }
}
