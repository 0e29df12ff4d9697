package crosshatch.app.watch;

import crosshatch.app.watch.CampaignState.Noise;
import crosshatch.app.watch.CampaignState.RatioToReference;
import crosshatch.experiment.campaign.Messages;
import crosshatch.experiment.campaign.WrongAnswers;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.noise.NoiseBounds;
import crosshatch.results.report.SolverNames;
import crosshatch.results.report.statistics.Clusters;
import crosshatch.results.report.statistics.Ratio;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import org.jspecify.annotations.Nullable;

/**
 * What the records of a campaign say so far. Until there is a measured run, the runs of the warm-up are those that count.
 *
 * @param warmup whether no run is measured yet
 * @param solvers those with records, by spec
 * @param curves by solver, pairs of a time in ns and the number of puzzles solved within it
 * @param common the number of puzzles that all solvers solved, but for those that have solved none
 * @param reference the solver with the smallest geometric mean of times on these; empty if there are none
 * @param ratios of the other solvers to it
 * @param alarms wrong answers and crashes that nobody expects, those of the warm-up among them
 * @param notes wrong answers that a known defect explains
 */
record RunsSoFar(
        boolean warmup,
        Map<String, OfSolver> solvers,
        Map<String, List<double[]>> curves,
        long common,
        Optional<String> reference,
        Map<String, RatioToReference> ratios,
        Noise noise,
        List<String> alarms,
        List<String> notes) {
    /** The points of a curve. */
    static final int MOST_POINTS = 200;
    /** More would make the interval slow, and hardly shorter. */
    static final int MOST_PUZZLES_OF_RATIO = 5_000;

    private static final String SEEN = """
            CREATE TEMP TABLE seen AS
            SELECT solver, phase, "set", position, variant, verdict, total_ns, others_percent, steal_percent, reference_ns, throttles
            FROM runs
            """;

    private static final String COUNTED = """
            CREATE TEMP VIEW counted AS FROM seen WHERE phase IN (%s)
            """;

    private static final String PUZZLES = """
            CREATE TEMP TABLE puzzles AS
            SELECT solver, "set", position, variant, greatest(median(total_ns), 1.0) AS nanos,
              bool_and(verdict IN ('correct', 'unconfirmed')) AS solved,
              bool_or(verdict = 'wrong') AS wrong,
              bool_or(verdict = 'crashed') AS crashed
            FROM counted GROUP BY ALL
            """;

    private static final String SOLVERS = """
            SELECT solver, runs, run_nanos, count(*) AS puzzles, count_if(solved) AS solved, count_if(wrong) AS wrong,
              count_if(crashed AND NOT wrong) AS crashed, median(nanos) FILTER (solved) AS median
            FROM puzzles JOIN (
              SELECT solver, count(*) AS runs, sum(total_ns)::DOUBLE AS run_nanos FROM counted GROUP BY solver
            ) USING (solver)
            GROUP BY solver, runs, run_nanos
            """;

    private static final String CURVES = """
            SELECT solver, nanos, rank FROM (
              SELECT solver, nanos, row_number() OVER (PARTITION BY solver ORDER BY nanos) AS rank,
                count(*) OVER (PARTITION BY solver) AS most
              FROM puzzles WHERE solved
            )
            WHERE rank = 1 OR rank * %1$d // most <> (rank - 1) * %1$d // most
            ORDER BY solver, rank
            """.formatted(MOST_POINTS - 1);

    private static final String COMMON = """
            CREATE TEMP VIEW common AS
            SELECT "set", position, variant FROM puzzles WHERE solved GROUP BY ALL
            HAVING count(*) = (SELECT count(DISTINCT solver) FROM puzzles WHERE solved)
            """;

    private static final String REFERENCE = """
            SELECT solver FROM puzzles JOIN common USING ("set", position, variant)
            GROUP BY solver ORDER BY avg(ln(nanos)), solver LIMIT 1
            """;

    private static final String PAIRS = """
            SELECT one."set" || ' ' || one.position AS puzzle, one.nanos, other.nanos AS other, count(*) OVER () AS pairs
            FROM puzzles AS one JOIN puzzles AS other USING ("set", position, variant)
            WHERE one.solver = %s AND other.solver = %s AND one.solved AND other.solved
            ORDER BY hash("set", position), "set", position, variant LIMIT %d
            """;

    private static final String NOISE = """
            SELECT quantile_cont(others_percent, 0.75) AS others, quantile_cont(steal_percent, 0.75) AS steal,
              quantile_cont(reference_ns, 0.75) / quantile_cont(reference_ns, 0.25) AS drift, max(throttles) AS throttles,
              (SELECT count(*) FROM seen WHERE phase = 'disturbed') AS disturbed
            FROM counted
            """;

    /**
     * Of one solver; see {@link CampaignState.SolverState}.
     *
     * @param nanos sum of the times of its runs
     */
    record OfSolver(
            String solver,
            long runs,
            double nanos,
            long puzzles,
            long solved,
            long wrong,
            long crashed,
            @Nullable Double medianNanos) {
        private static OfSolver of(ResultSet row) throws SQLException {
            return new OfSolver(
                    row.getString("solver"),
                    row.getLong("runs"),
                    row.getDouble("run_nanos"),
                    row.getLong("puzzles"),
                    row.getLong("solved"),
                    row.getLong("wrong"),
                    row.getLong("crashed"),
                    known(row, "median"));
        }

        long open() {
            return puzzles - solved - wrong - crashed;
        }
    }

    /** Of a directory without records. */
    static final RunsSoFar NONE = new RunsSoFar(
            true,
            Map.of(),
            Map.of(),
            0,
            Optional.empty(),
            Map.of(),
            new Noise(null, null, 0, List.of()),
            List.of(),
            List.of());

    /**
     * Reads the records once, into a table that all queries ask.
     *
     * @param runs open, and not confined
     */
    static RunsSoFar of(RunDatabase runs, SolverNames names) {
        runs.make("SET threads TO 1"); // the other processors belong to the campaign
        runs.make(SEEN);
        boolean warmup = !first(
                runs, "SELECT count(*) > 0 FROM seen WHERE phase IN ('measured', 'cold')", row -> row.getBoolean(1));
        runs.make(COUNTED.formatted(warmup ? "'warmup'" : "'measured', 'cold'"));
        runs.make(PUZZLES);
        runs.make(COMMON);
        Map<String, OfSolver> solvers = runs.list(SOLVERS, OfSolver::of).stream()
                .collect(Collectors.toMap(OfSolver::solver, Function.identity()));
        Optional<String> reference = runs.list(REFERENCE, row -> row.getString(1)).stream()
                .filter(solver -> !warmup)
                .findFirst();
        Map<String, RatioToReference> ratios = new HashMap<>();
        reference.ifPresent(other -> solvers.keySet().stream()
                .filter(solver -> !solver.equals(other))
                .forEach(solver -> ratio(runs, solver, other).ifPresent(ratio -> ratios.put(solver, ratio))));
        Said said = new Said();
        WrongAnswers.of(runs, names).tell(said);
        return new RunsSoFar(
                warmup,
                solvers,
                warmup ? Map.of() : curves(runs),
                first(runs, "SELECT count(*) FROM common", row -> row.getLong(1)),
                reference,
                ratios,
                noise(runs),
                said.alarms,
                said.notes);
    }

    /** Keeps what is said of wrong answers. */
    private static final class Said implements Messages {
        private final List<String> notes = new ArrayList<>();
        private final List<String> alarms = new ArrayList<>();

        @Override
        public void say(String line) {
            notes.add(line);
        }

        @Override
        public void alarm(String line) {
            alarms.add(line);
        }
    }

    /** Its runs; none, if nothing is recorded of it. */
    OfSolver solver(String solver) {
        return solvers.getOrDefault(solver, new OfSolver(solver, 0, 0, 0, 0, 0, 0, null));
    }

    private static <T> T first(RunDatabase runs, String sql, RunDatabase.RowMapper<T> mapper) {
        return runs.list(sql, mapper).get(0);
    }

    private static @Nullable Double known(ResultSet row, String column) throws SQLException {
        double value = row.getDouble(column);
        return row.wasNull() ? null : value;
    }

    private static double orUnknown(@Nullable Double value) {
        return value == null ? -1 : value;
    }

    private static Map<String, List<double[]>> curves(RunDatabase runs) {
        Map<String, List<double[]>> curves = new HashMap<>();
        runs.query(CURVES, rows -> {
            while (rows.next()) {
                curves.computeIfAbsent(rows.getString("solver"), solver -> new ArrayList<>())
                        .add(new double[] {rows.getDouble("nanos"), rows.getLong("rank")});
            }
        });
        return curves;
    }

    /** How many times as long {@code solver} takes as {@code other}; empty if there is no puzzle that both solved. */
    private static Optional<RatioToReference> ratio(RunDatabase runs, String solver, String other) {
        String sql = PAIRS.formatted(RunDatabase.quoted(solver), RunDatabase.quoted(other), MOST_PUZZLES_OF_RATIO);
        List<String> puzzles = new ArrayList<>();
        DoubleStream.Builder times = DoubleStream.builder();
        DoubleStream.Builder others = DoubleStream.builder();
        long[] pairs = new long[1];
        runs.query(sql, rows -> {
            while (rows.next()) {
                puzzles.add(rows.getString("puzzle"));
                times.add(rows.getDouble("nanos"));
                others.add(rows.getDouble("other"));
                pairs[0] = rows.getLong("pairs");
            }
        });
        if (puzzles.isEmpty()) return Optional.empty();
        Ratio ratio = Ratio.ofGeometricMeans(
                new double[][] {times.build().toArray()},
                new double[][] {others.build().toArray()},
                Clusters.of(puzzles));
        return Optional.of(new RatioToReference(
                ratio.ratio(),
                ratio.hasInterval() ? ratio.low() : null,
                ratio.hasInterval() ? ratio.high() : null,
                puzzles.size(),
                pairs[0]));
    }

    private static Noise noise(RunDatabase runs) {
        return first(runs, NOISE, row -> {
            @Nullable Double others = known(row, "others");
            @Nullable Double steal = known(row, "steal");
            List<String> warnings = NoiseBounds.warnings(new NoiseBounds.Figures(
                    orUnknown(others),
                    orUnknown(steal),
                    orUnknown(known(row, "drift")),
                    orUnknown(known(row, "throttles"))));
            return new Noise(others, steal, row.getLong("disturbed"), warnings);
        });
    }
}
