package crosshatch.experiment.study.release;

import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.statistics.Clusters;
import crosshatch.results.report.statistics.Par;
import crosshatch.results.report.statistics.Ratio;
import crosshatch.solver.Limits;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The columns that may differ between releases, compared for each puzzle. */
public enum Change {
    /** The reported status and its verdict. */
    VERDICT("claim || ' ' || verdict"),
    /** The counters of the search, which do not depend on the machine. */
    CONFLICTS("concat_ws(' ', 'decisions=' || decisions, 'backtracks=' || backtracks, 'conflicts=' || conflicts)"),
    /**
     * The penalised mean time. A difference is a change if it is significant, and more than half the difference over the whole
     * range.
     */
    PAR2("total_ns::VARCHAR");

    private static final String SQL = """
            SELECT "set" || ' #' || position || CASE WHEN variant = '' THEN '' ELSE ' ' || variant END AS place, %s AS seen,
              verdict IN ('correct', 'unconfirmed') AS solved, greatest(1, total_ns) AS nanos
            FROM measured WHERE solver = %s ORDER BY "set", position, variant
            """;

    private final String seen;

    Change(String seen) {
        this.seen = seen;
    }

    /**
     * The results of a release on the puzzles.
     *
     * @param seen the compared columns by puzzle, for people
     * @param nanos the times in the same order; infinite for unsolved puzzles
     */
    record Observed(Map<String, String> seen, List<Double> nanos) {
        /** Returns the puzzles on which another release differs, with both results. */
        List<String> differences(Observed other) {
            return seen.entrySet().stream()
                    .filter(each -> !each.getValue().equals(other.seen.get(each.getKey())))
                    .map(each -> each.getKey() + ": " + each.getValue() + ", then " + other.seen.get(each.getKey()))
                    .toList();
        }

        private double[] times() {
            return nanos.stream().mapToDouble(Double::doubleValue).toArray();
        }

        /** Returns the penalised mean time of this release divided by the penalised mean time of {@code other}. */
        Ratio par2(Observed other, Limits limits) {
            double limit = limits.nanos();
            return Ratio.ofMeans(
                    new double[][] {Par.penalised(times(), limit, 2)},
                    new double[][] {Par.penalised(other.times(), limit, 2)},
                    Clusters.of(List.copyOf(seen.keySet())));
        }
    }

    Observed of(RunDatabase runs, String solver) {
        Map<String, String> seen = new LinkedHashMap<>();
        List<Double> nanos = runs.list(SQL.formatted(this.seen, RunDatabase.quoted(solver)), row -> {
            seen.put(row.getString("place"), "" + row.getString("seen"));
            return row.getBoolean("solved") ? row.getDouble("nanos") : Double.POSITIVE_INFINITY;
        });
        return new Observed(seen, nanos);
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
