package crosshatch.cli;

import crosshatch.catalog.SolverCatalog;
import crosshatch.database.RunDatabase;
import crosshatch.report.SolverNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine;

/**
 * Keeps the wrong answers and crashes of an experiment, and prints them so that nobody overlooks them. Wrong grids of a solver
 * that keeps a fault on purpose are expected; everything else is not.
 */
final class WrongAnswers {
    private static final int SHOWN = 10;
    private static final String SQL = """
            SELECT solver, phase = 'warmup' AS warmup, verdict = 'wrong' AND claim = 'solved' AS grid,
              format('{}: {} on {} #{}{}: claims {}, but {}', verdict, solver, "set", position,
              CASE WHEN variant = '' THEN '' ELSE ' ' || variant END, claim, detail) AS line
            FROM runs WHERE verdict IN ('wrong', 'crashed') ORDER BY warmup
            """;

    private final Map<String, List<String>> bySolver = new LinkedHashMap<>();
    private final Map<String, Long> expected = new TreeMap<>();
    private final SolverNames names = new SolverNames(SolverCatalog.standard().families());
    private long measured;
    private long inWarmup;

    /** Those of the measured runs are counted; those of the warm-up are told beside them, so that none is overlooked. */
    static WrongAnswers of(RunDatabase runs) {
        WrongAnswers wrong = new WrongAnswers();
        runs.query(SQL, rows -> {
            while (rows.next()) {
                String solver = rows.getString("solver");
                boolean warmup = rows.getBoolean("warmup");
                if (rows.getBoolean("grid") && wrong.names.keptFault(solver).isPresent()) {
                    if (!warmup) wrong.expected.merge(solver, 1L, Long::sum);
                } else {
                    wrong.add(solver, rows.getString("line"), warmup);
                }
            }
        });
        return wrong;
    }

    private void add(String solver, String line, boolean warmup) {
        if (warmup) inWarmup++;
        else measured++;
        List<String> lines = bySolver.computeIfAbsent(solver, first -> new ArrayList<>());
        if (lines.size() < SHOWN && !lines.contains(line)) lines.add(line);
    }

    /** Whether there is nothing wrong but what a fault explains that is kept on purpose. */
    boolean areExpected() {
        return measured + inWarmup == 0;
    }

    void print(CommandLine command) {
        expected.forEach((solver, runs) -> command.getErr()
                .println(names.label(solver) + ": " + runs + (runs == 1 ? " run" : " runs")
                        + " with a wrong grid, by a fault that is kept on purpose: "
                        + names.keptFault(solver).orElseThrow()));
        if (areExpected()) return;
        bySolver.values()
                .forEach(lines -> lines.forEach(line ->
                        command.getErr().println(command.getColorScheme().errorText(line))));
        command.getErr()
                .println(command.getColorScheme()
                        .errorText(measured + (measured == 1 ? " run" : " runs") + " with a wrong answer or a crash"
                                + (inWarmup == 0 ? "" : ", and " + inWarmup + " of the warm-up")
                                + "; 'crosshatch query' finds all (column verdict)"));
    }
}
