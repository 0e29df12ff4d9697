package crosshatch.experiment.campaign;

import crosshatch.experiment.JudgedRun;
import crosshatch.results.RunRecord;
import crosshatch.results.Words;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.SolverNames;
import crosshatch.results.schema.Verdict;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Collects wrong answers and crashes, so that nobody overlooks them. Wrong grids of a solver with a known defect, preserved on
 * purpose, are expected. A valid answer that contradicts a statement of its set is
 * reported separately, because the set is wrong.
 */
public final class WrongAnswers {
    private static final int SHOWN_LINES = 10;
    private static final String SQL = """
            SELECT solver, verdict, claim, phase = 'warmup' AS warmup,
              format('{}: {} on {} #{}{}: claims {}, but {}', verdict, solver, "set", position,
              CASE WHEN variant = '' THEN '' ELSE ' ' || variant END, claim, detail) AS line
            FROM runs WHERE verdict IN ('wrong', 'crashed') ORDER BY warmup
            """;

    private static final String CONTRADICTIONS = """
            SELECT "set" || ' ' || position AS puzzle, min(regexp_extract(detail, '%s.*')) AS line
            FROM runs WHERE %s GROUP BY "set", position ORDER BY "set", position
            """.formatted(RunRecord.CONTRADICTS, RunRecord.CONTRADICTS_SQL);

    private final Map<String, List<String>> bySolver = new LinkedHashMap<>();
    private final Map<String, Long> expected = new TreeMap<>();
    private final Map<String, String> contradictions = new LinkedHashMap<>();
    private final SolverNames names;
    private final String hint;
    private long measured;
    private long inWarmup;

    private WrongAnswers(SolverNames names, String hint) {
        this.names = names;
        this.hint = hint;
    }

    /** Makes an empty collection for runs that are not recorded. */
    public static WrongAnswers unrecorded() {
        return new WrongAnswers(new SolverNames(SolverCatalog.standard().families()), "");
    }

    /** Makes an empty collection for runs that a query finds. */
    public static WrongAnswers recorded(SolverNames names) {
        return new WrongAnswers(names, "; 'crosshatch query' lists them all (column verdict)");
    }

    /** Collects the wrong answers among all runs of the database, warm-up included. */
    public static WrongAnswers of(RunDatabase runs, SolverNames names) {
        WrongAnswers wrong = recorded(names);
        runs.query(SQL, rows -> {
            while (rows.next()) {
                wrong.add(
                        rows.getString("solver"),
                        rows.getString("verdict"),
                        rows.getString("claim"),
                        1,
                        rows.getBoolean("warmup"),
                        List.of(rows.getString("line")));
            }
        });
        contradictions(runs).forEach(wrong::addContradiction);
        return wrong;
    }

    /** Returns the statements of sets that valid answers contradict, by puzzle, for people. */
    public static Map<String, String> contradictions(RunDatabase runs) {
        Map<String, String> byPuzzle = new LinkedHashMap<>();
        runs.query(CONTRADICTIONS, rows -> {
            while (rows.next()) byPuzzle.put(rows.getString("puzzle"), rows.getString("line"));
        });
        return byPuzzle;
    }

    /**
     * Adds a statement of a set that an answer contradicts, once for each puzzle.
     *
     * @param line the statement, for people
     */
    public void addContradiction(String puzzle, String line) {
        contradictions.putIfAbsent(puzzle, line);
    }

    /** Adds a run if it is wrong or crashed, or contradicts its set; its error is not reported again. */
    public void add(String solver, JudgedRun run) {
        String contradiction = run.ruling().contradiction();
        if (!contradiction.isEmpty()) addContradiction(run.instance().label(), contradiction);
        Verdict verdict = run.ruling().verdict();
        if (verdict == Verdict.WRONG || verdict == Verdict.CRASHED) {
            add(solver, Words.of(verdict), run.answer().claim().word(), 1, false, List.of());
        }
    }

    /**
     * Adds runs. Measured runs are counted; warm-up runs are reported separately, so that none is overlooked.
     *
     * @param verdict {@code wrong} or {@code crashed}
     * @param runs the number of runs with this solver, verdict and claim
     * @param lines descriptions of some of these runs, for people
     */
    public void add(String solver, String verdict, String claim, long runs, boolean warmup, List<String> lines) {
        if (names.knownDefect(solver, verdict, claim).isPresent()) {
            if (!warmup) expected.merge(solver, runs, Long::sum);
            return;
        }
        if (warmup) inWarmup += runs;
        else measured += runs;
        List<String> kept = bySolver.computeIfAbsent(solver, first -> new ArrayList<>());
        for (String line : lines) {
            if (kept.size() < SHOWN_LINES && !kept.contains(line)) kept.add(line);
        }
    }

    /** Returns whether all wrong answers come from known defects, preserved on purpose, and no answer contradicts a set. */
    public boolean areExpected() {
        return isNoSolverWrong() && contradictions.isEmpty();
    }

    private boolean isNoSolverWrong() {
        return measured + inWarmup == 0;
    }

    /**
     * Reports expected wrong answers with a line for each solver, then other wrong answers as alarms, and finally the sets with
     * faults.
     */
    public void print(Messages messages) {
        expected.forEach((solver, runs) -> messages.say(names.label(solver) + ": " + runs
                + (runs == 1 ? " run" : " runs")
                + " with a wrong grid, because of a known defect, preserved on purpose: "
                + names.knownDefect(solver).orElseThrow()));
        if (!isNoSolverWrong()) tellWrong(messages);
        if (!contradictions.isEmpty()) tellContradictions(messages);
    }

    private void tellContradictions(Messages messages) {
        contradictions.values().stream().distinct().limit(SHOWN_LINES).forEach(messages::alarm);
        int puzzles = contradictions.size();
        messages.alarm("a failed check: valid answers contradict the known answers of " + puzzles
                + (puzzles == 1 ? " puzzle" : " puzzles") + ". Correct the set");
    }

    private void tellWrong(Messages messages) {
        bySolver.values().forEach(lines -> lines.forEach(messages::alarm));
        messages.alarm(measured + (measured == 1 ? " run" : " runs") + " with a wrong answer or a crash"
                + (inWarmup == 0 ? "" : ", and " + inWarmup + " of the warm-up") + hint);
    }
}
