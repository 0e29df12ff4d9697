package crosshatch.cli;

import crosshatch.database.RunDatabase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;

/** Keeps the wrong answers and crashes of an experiment, and prints them so that nobody overlooks them. */
final class WrongAnswers {
    private static final int SHOWN = 10;
    private static final String SQL = """
            SELECT solver, phase = 'warmup' AS warmup, format('{}: {} on {} #{}{}: claims {}, but {}', verdict, solver, "set", position,
              CASE WHEN variant = '' THEN '' ELSE ' ' || variant END, claim, detail) AS line
            FROM runs WHERE verdict IN ('wrong', 'crashed') ORDER BY warmup
            """;

    private final Map<String, List<String>> bySolver = new LinkedHashMap<>();
    private long measured;
    private long inWarmup;

    /** Those of the measured runs are counted; those of the warm-up are told beside them, so that none is overlooked. */
    static WrongAnswers of(RunDatabase runs) {
        WrongAnswers wrong = new WrongAnswers();
        runs.query(SQL, rows -> {
            while (rows.next()) wrong.add(rows.getString("solver"), rows.getString("line"), rows.getBoolean("warmup"));
        });
        return wrong;
    }

    private void add(String solver, String line, boolean warmup) {
        if (warmup) inWarmup++;
        else measured++;
        List<String> lines = bySolver.computeIfAbsent(solver, first -> new ArrayList<>());
        if (lines.size() < SHOWN && !lines.contains(line)) lines.add(line);
    }

    boolean isEmpty() {
        return measured + inWarmup == 0;
    }

    void print(CommandLine command) {
        if (isEmpty()) return;
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
