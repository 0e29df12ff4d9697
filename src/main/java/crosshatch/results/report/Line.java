package crosshatch.results.report;

import crosshatch.results.Phase;
import crosshatch.results.WarmupResult;
import crosshatch.results.noise.NoiseBounds;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One solver with one task on one set: a row of most tables, a line of most figures. Its runs come from all experiments of the
 * database. Runs that must not be mixed, such as different tasks or cold and warm runs, make lines of their own.
 *
 * @param number from 1, in the order in which lines were first met in the records
 * @param phase {@code measured} or {@code cold}
 * @param threads runs under way at the same time; times of more than one thread are no latencies
 * @param limitMicros time limit of a run in µs, at which times are censored; infinite if there is none; the same for all
 *     lines of one kind on one set
 * @param forks how many
 * @param repetitions most runs of one fork on one puzzle
 * @param solver its spec, and the level of its runs if there is one, see {@link SolverNames#level}
 * @param label shown name of the solver, see {@link SolverNames}
 * @param keptFault why wrong grids are expected of the solver, see {@link crosshatch.solver.Family#keptFault}
 * @param conditions under which its times were taken
 */
public record Line(
        int number,
        String set,
        String question,
        String solver,
        String paradigm,
        String phase,
        int threads,
        double limitMicros,
        int forks,
        int repetitions,
        Conditions conditions,
        String label,
        Optional<String> keptFault) {

    /**
     * The conditions under which times were taken.
     *
     * @param noise on the machine, while this set was measured
     * @param strayPercent share of one hardware thread that the solver's process used while it had no task, median of the runs;
     *     negative if it is not known
     * @param unsteady warm-ups that ended without a steady state, on whatever set
     * @param forkNanos time of the warm-up of a fork, on average; 0 if there was none
     * @param likeness whether its runs were made alike
     */
    public record Conditions(
            NoiseBounds.Figures noise, double strayPercent, long unsteady, double forkNanos, Likeness likeness) {
        /** Says that nothing is known of the conditions. */
        public static final Conditions UNKNOWN =
                new Conditions(new NoiseBounds.Figures(-1, -1, -1, -1), -1, 0, 0, Likeness.ALIKE);
    }

    /**
     * @param warmups by solver
     * @param likeness of lines whose runs were not made alike, by number
     */
    static Line of(
            ResultSet row, Map<String, List<WarmupResult>> warmups, Map<Integer, Likeness> likeness, SolverNames names)
            throws SQLException {
        NoiseBounds.Figures noise = new NoiseBounds.Figures(
                known(row, "others"), known(row, "steal"), known(row, "drift"), known(row, "throttles"));
        String solver = row.getString("solver");
        boolean warm = row.getString("phase").equals(Phase.MEASURED.word());
        List<WarmupResult> own = warm ? warmups.getOrDefault(solver, List.of()) : List.of();

        return new Line(
                row.getInt("line"),
                row.getString("set"),
                row.getString("question"),
                solver,
                row.getString("paradigm"),
                row.getString("phase"),
                row.getInt("threads"),
                row.getDouble("limit_micros"),
                row.getInt("forks"),
                row.getInt("repetitions"),
                new Conditions(
                        noise,
                        known(row, "stray"),
                        own.stream()
                                .filter(each -> !each.steady() && !each.cold())
                                .count(),
                        own.stream().mapToLong(WarmupResult::nanos).average().orElse(0),
                        likeness.getOrDefault(row.getInt("line"), Likeness.ALIKE)),
                names.label(solver),
                names.keptFault(solver));
    }

    private static double known(ResultSet row, String column) throws SQLException {
        double value = row.getDouble(column);
        return row.wasNull() ? -1 : value;
    }

    /** The level of its runs, if experiments are compared; else empty. */
    public String level() {
        return SolverNames.level(solver);
    }

    /** The spec of the solver, as in the records. */
    public String spec() {
        return SolverNames.recorded(solver);
    }

    /** The common properties of lines that are compared: the task, the phase, the number of threads. */
    public Kind kind() {
        return new Kind(question, phase, threads);
    }

    /** @param phase {@code measured} or {@code cold} */
    public record Kind(String question, String phase, int threads) {
        /** The text for people: {@code question any}, and unusual properties. */
        @Override
        public String toString() {
            return "question " + question + (phase.equals("cold") ? ", cold" : "")
                    + (threads > 1 ? ", " + threads + " runs at a time" : "");
        }
    }
}
