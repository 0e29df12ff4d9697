package crosshatch.results.report;

import crosshatch.results.WarmupResult;
import crosshatch.results.Words;
import crosshatch.results.noise.NoiseBounds;
import crosshatch.results.schema.Phase;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One solver with one task on one set: a row of most tables, a line of most figures. Its runs come from all experiments of
 * the database. Runs that must not be mixed, such as different tasks or cold and warm runs, belong to different lines.
 *
 * @param number the number from 1, in the order of the records
 * @param phase {@code measured} or {@code cold}
 * @param threads the number of simultaneous runs; with more than one, a run shares the machine with other runs
 * @param limitMicros the time limit of a run in µs, at which times are censored; infinite if there is none. It is the same
 *     for all lines of one kind on one set
 * @param forks the number of forks
 * @param repetitions the largest number of runs of one fork on one puzzle
 * @param solver the spec of the solver, and the level of its runs if there is one, see {@link SolverNames#level}
 * @param label the shown name of the solver, see {@link SolverNames}
 * @param knownDefect the known defect that explains wrong grids of the solver, see {@link crosshatch.solver.Family#knownDefect}
 * @param conditions the conditions under which its times were measured
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
        Optional<String> knownDefect) {

    /**
     * The conditions under which times were measured.
     *
     * @param noise the noise of the machine while this set was measured
     * @param strayPercent the median percentage of one hardware thread that the solver's process used without a task;
     *     negative if unknown
     * @param unsteady the number of warm-ups on any set that ended before a steady state
     * @param likeness the differences between the runs of the line
     */
    public record Conditions(NoiseBounds.Figures noise, double strayPercent, long unsteady, RunDifferences likeness) {
        /** States that the conditions are unknown. */
        public static final Conditions UNKNOWN =
                new Conditions(new NoiseBounds.Figures(-1, -1, -1, -1), -1, 0, RunDifferences.ALIKE);
    }

    /**
     * Reads a line from a row of the table of lines.
     *
     * @param warmups the warm-ups by solver
     * @param likeness the differences between runs, by number of the line; lines with equal runs are missing
     */
    static Line of(
            ResultSet row,
            Map<String, List<WarmupResult>> warmups,
            Map<Integer, RunDifferences> likeness,
            SolverNames names)
            throws SQLException {
        NoiseBounds.Figures noise = new NoiseBounds.Figures(
                known(row, "others"), known(row, "steal"), known(row, "drift"), known(row, "throttles"));
        String solver = row.getString("solver");
        boolean warm = row.getString("phase").equals(Words.of(Phase.MEASURED));
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
                        likeness.getOrDefault(row.getInt("line"), RunDifferences.ALIKE)),
                names.label(solver),
                names.knownDefect(solver));
    }

    private static double known(ResultSet row, String column) throws SQLException {
        double value = row.getDouble(column);
        return row.wasNull() ? -1 : value;
    }

    /** Returns the level of its runs if experiments are compared; else empty. */
    public String level() {
        return SolverNames.level(solver);
    }

    /** Returns the spec of the solver, as in the records. */
    public String spec() {
        return SolverNames.recorded(solver);
    }

    /** Returns the properties that compared lines must share: the task, the phase, the number of threads. */
    public Kind kind() {
        return new Kind(question, phase, threads);
    }

    /**
     * The properties that compared lines share.
     *
     * @param phase {@code measured} or {@code cold}
     */
    public record Kind(String question, String phase, int threads) {
        /** Returns a text for people: {@code question any}, and unusual properties. */
        @Override
        public String toString() {
            return "question " + question + (phase.equals("cold") ? ", cold" : "")
                    + (threads > 1 ? ", " + threads + " runs at a time" : "");
        }
    }
}
