package crosshatch.results.report;

import crosshatch.base.InputException;
import crosshatch.results.RunRecord;
import crosshatch.results.WarmupResult;
import crosshatch.results.database.RunDatabase;
import crosshatch.solver.Family;
import crosshatch.solver.Limits;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The runs of a database, grouped by solver and puzzle, as two tables that all reports read.
 *
 * <p>The table {@code lines} has a row for each {@link Line}: {@code line, set, question, solver, paradigm, phase, threads,
 * limit_micros, forks, repetitions}.
 *
 * <p>The table {@code puzzles} has a row for each puzzle of a line: {@code line, position, variant, puzzle_id, runs}. The column
 * {@code micros} is the time of the puzzle in µs, as {@link ForkTimes} defines it, and {@code encode_micros} is the median
 * encoding time of its runs. {@code start_micros} is the median start of an external program. Each counter has a column with its mean over the runs. {@code proof_hints} is a mean over proofs
 * that follow the solver's own steps. {@code status} is the {@link Status} of the puzzle; {@code solved} and {@code correct}
 * follow from it. {@code agreed} is true if the puzzle is correct, but the only evidence for some run is that a second paradigm
 * agrees. {@code varying} is true if its runs made different numbers of decisions or backtracks; runs that a limit on time or
 * memory stopped are ignored. {@code counted} states whether decisions were counted, and {@code searched} states whether any
 * decision was made. {@code encode_ns} is the sum of encoding times, and {@code encode_known_ns} the sum of total times of runs
 * with known encoding times. An unknown value is NULL. Warm-up runs, and disturbed runs that were repeated, are left out.
 *
 * <p>Rows of {@code puzzles} refer to a line by its number, so that a million rows do not repeat its name.
 */
public final class Lines {
    private static final String PARTS = """
            CREATE TEMP TABLE parts AS
            SELECT "set", question, solver, paradigm, phase, threads, experiment,
              min(place) AS met, max(fork) AS forks, max(repetition) AS repetitions
            FROM (SELECT *, row_number() OVER () AS place FROM measured)
            GROUP BY ALL
            """;

    private static final String LINES = """
            CREATE TEMP TABLE lines AS
            SELECT row_number() OVER (ORDER BY min(met))::INTEGER AS line,
              "set", question, solver, any_value(paradigm) AS paradigm, phase, threads, min(limit_micros) AS limit_micros,
              sum(forks)::INTEGER AS forks, max(repetitions) AS repetitions
            FROM parts JOIN limits USING (experiment)
            GROUP BY "set", question, solver, phase, threads
            """;

    private static final String NOISE = """
            CREATE TEMP TABLE noise AS
            SELECT "set", question, phase, threads, max(others) AS others, max(steal) AS steal, max(drift) AS drift,
              max(throttles) AS throttles
            FROM (
              SELECT "set", question, phase, threads,
                quantile_cont(others_percent, 0.75) AS others,
                quantile_cont(steal_percent, 0.75) AS steal,
                quantile_cont(reference_ns, 0.75) / quantile_cont(reference_ns, 0.25) AS drift,
                max(throttles) AS throttles
              FROM measured
              GROUP BY "set", question, phase, threads, experiment
            )
            GROUP BY "set", question, phase, threads
            """;

    private static final String CONDITIONS = """
            SELECT lines.*, others, steal, drift, throttles, stray
            FROM lines JOIN noise USING ("set", question, phase, threads) JOIN (
              SELECT "set", question, solver, phase, threads, median(stray_percent) AS stray
              FROM measured
              GROUP BY ALL
            ) USING ("set", question, solver, phase, threads)
            ORDER BY line
            """;

    /** The runs of the lines, as the text after FROM. */
    static final String MEASURED = "measured JOIN lines USING (\"set\", question, solver, phase, threads)";

    private static final String PUZZLES = """
            CREATE TEMP TABLE puzzles AS
            SELECT
              line, position, variant, any_value(puzzle_id) AS puzzle_id, count(*) AS runs,
              any_value(ns) / 1e3 AS micros,
              median(encode_ns / 1e3) AS encode_micros,
              median(start_ns / 1e3) AS start_micros,
              avg(decisions) AS decisions,
              avg(backtracks) AS backtracks,
              avg(conflicts) AS conflicts,
              avg(propagations) AS propagations,
              avg(restarts) AS restarts,
              avg(nogoods) AS nogoods,
              avg(depth) AS depth,
              avg(proof_hints) FILTER (evidence = 'proof') AS proof_hints,
              %s AS status,
              status IN ('CORRECT', 'UNCONFIRMED') AS solved,
              status = 'CORRECT' AS correct,
              correct AND bool_or(evidence IN ('proof', 'proof-by-engine')) AS proved,
              correct AND bool_or(evidence = 'agreed') AS agreed,
              coalesce(bool_or(proof_refused = 1), false) AS proof_refused,
              bool_or(%s) AS contradicting,
              coalesce(
                min(coalesce(decisions, -1)) FILTER (NOT cut) <> max(coalesce(decisions, -1)) FILTER (NOT cut)
                  OR min(coalesce(backtracks, -1)) FILTER (NOT cut) <> max(coalesce(backtracks, -1)) FILTER (NOT cut),
                false) AS varying,
              count(decisions) > 0 AS counted,
              coalesce(max(decisions), 0) > 0 AS searched,
              sum(encode_ns) AS encode_ns,
              sum(total_ns) FILTER (encode_ns IS NOT NULL) AS encode_known_ns
            FROM (SELECT *, claim IN (%s) AS cut FROM %s) JOIN (%s) USING (line, position, variant)
            GROUP BY line, position, variant
            """.formatted(
                    Status.SQL,
                    RunRecord.CONTRADICTS_SQL,
                    CounterText.CUT_OFF,
                    MEASURED,
                    ForkTimes.ofPuzzles("line, position, variant", MEASURED));

    private final RunDatabase runs;
    private final List<Line> all;
    private final SolverNames names;
    private final Map<String, String> notesOnSets;
    private final Levels levels;
    private @Nullable List<Summary> summaries;

    private Lines(RunDatabase runs, List<Line> all, SolverNames names, Map<String, String> notesOnSets, Levels levels) {
        this.runs = runs;
        this.all = all;
        this.names = names;
        this.notesOnSets = notesOnSets;
        this.levels = levels;
    }

    /** Makes the lines of recorded runs; the families name their solvers. */
    public static Lines of(RunDatabase runs, Map<String, Limits> limits, Collection<Family> families) {
        return of(runs, limits, new SolverNames(families));
    }

    /**
     * Makes the lines of an experiment, which may be pooled from several.
     *
     * @param limits the limits of each run, by experiment
     * @param names the shown names of solvers
     * @throws InputException if {@code limits} lacks an experiment, or if runs on one set had different limits
     */
    public static Lines of(RunDatabase runs, Map<String, Limits> limits, SolverNames names) {
        runs.keepUnfinished();
        makeParts(runs, limits);
        return new Lines(runs, made(runs, names, (directory, solver) -> solver), names, Map.of(), Levels.NONE);
    }

    /**
     * Makes the lines of several experiments, with their names in a comparison.
     *
     * @param families the families of this program, which name their solvers
     * @throws InputException if runs on one set had different limits, or if a row of a table would mix runs under different
     *     conditions
     */
    public static Lines of(RunDatabase runs, Experiments experiments, Collection<Family> families) {
        SolverNames names = new SolverNames(families, experiments.labels());
        runs.keepUnfinished();
        experiments.rename(runs);
        makeParts(runs, experiments.limits());
        experiments.requireAlike(runs, names);
        List<Line> all = made(
                runs, names, (directory, solver) -> experiments.names(directory).solver(solver));
        return new Lines(runs, all, names, experiments.notesOnSets(), experiments.levels());
    }

    private static void makeParts(RunDatabase runs, Map<String, Limits> limits) {
        runs.execute(PARTS);
        requireLimits(runs, limits);
        runs.execute("CREATE TEMP TABLE limits (experiment VARCHAR, limit_micros DOUBLE, limits VARCHAR)");
        if (!limits.isEmpty()) runs.execute("INSERT INTO limits VALUES " + rows(limits));
        requireEqualLimits(runs);
    }

    /**
     * Makes the lines.
     *
     * @param called returns the name of a solver of a directory
     */
    private static List<Line> made(RunDatabase runs, SolverNames names, BiFunction<Path, String, String> called) {
        runs.execute(LINES);
        runs.execute(PUZZLES);
        runs.execute(NOISE);
        Map<Integer, RunDifferences> likeness = RunDifferences.of(runs);
        Map<String, List<WarmupResult>> warmups = runs.directories().stream()
                .flatMap(directory -> WarmupResult.in(directory).stream()
                        .map(warmup -> Map.entry(called.apply(directory, warmup.solver()), warmup)))
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey, Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
        return runs.list(CONDITIONS, row -> Line.of(row, warmups, likeness, names));
    }

    /** Returns all lines, sorted by number. */
    public List<Line> all() {
        return all;
    }

    /** Returns the summary of each line, in the order of the lines. The summaries are computed once. */
    public List<Summary> summaries() {
        if (summaries == null) summaries = Summary.of(this);
        return summaries;
    }

    /** Returns the database with the two tables. */
    public RunDatabase database() {
        return runs;
    }

    /** Returns the shown names of the solvers. */
    public SolverNames names() {
        return names;
    }

    /** Returns a note on the name of a set; empty if name and set belong only to each other. */
    Optional<String> noteOn(String set) {
        return Optional.ofNullable(notesOnSets.get(set));
    }

    /** Returns the levels by which experiments are compared. */
    public Levels levels() {
        return levels;
    }

    private static void requireLimits(RunDatabase runs, Map<String, Limits> limits) {
        for (String experiment : runs.list("SELECT DISTINCT experiment FROM parts", row -> row.getString(1))) {
            if (!limits.containsKey(experiment)) {
                throw new InputException("the runs of experiment '" + experiment
                        + "' have no plan with their limits, found plans of " + limits.keySet());
            }
        }
    }

    private static String rows(Map<String, Limits> limits) {
        return limits.entrySet().stream()
                .map(each -> "(" + RunDatabase.quoted(each.getKey()) + ", '" + micros(each.getValue()) + "', "
                        + RunDatabase.quoted(text(each.getValue())) + ")")
                .collect(Collectors.joining(", "));
    }

    private static double micros(Limits limits) {
        return limits.nanos() == Limits.NONE ? Double.POSITIVE_INFINITY : limits.nanos() / 1e3;
    }

    private static String text(Limits limits) {
        String time = limits.nanos() == Limits.NONE ? "no time limit" : limits.nanos() / 1e9 + " s";
        return time + several(limits.decisions(), "decisions") + several(limits.conflicts(), "conflicts");
    }

    private static String several(long limit, String what) {
        return limit == Limits.NONE ? "" : String.format(Locale.ROOT, ", %,d %s", limit, what);
    }

    private static void requireEqualLimits(RunDatabase runs) {
        List<String> mixed = runs.list("""
                SELECT format('{}, question {}: {}', "set", question,
                  string_agg(format('{} in {}', limits, experiment), ', ' ORDER BY met))
                FROM (
                  SELECT "set", question, phase, threads, limits, experiment, min(met) AS met
                  FROM parts JOIN limits USING (experiment)
                  GROUP BY ALL
                )
                GROUP BY "set", question, phase, threads
                HAVING count(DISTINCT limits) > 1
                ORDER BY min(met)
                LIMIT 1
                """, row -> row.getString(1));
        if (!mixed.isEmpty()) {
            throw new InputException("runs under different limits cannot be compared: " + mixed.get(0)
                    + ". Report on these directories one by one");
        }
    }
}
