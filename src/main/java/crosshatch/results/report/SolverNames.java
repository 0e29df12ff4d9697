package crosshatch.results.report;

import crosshatch.results.Verdict;
import crosshatch.results.report.table.CodeMarks;
import crosshatch.solver.Family;
import crosshatch.solver.OptionValues;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.TreeCounters;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The shown names of solvers. A label means one configuration in every table. Where the user has not chosen one, it is the
 * spec: {@code hp71b} is the default of its family, {@code hp71b/checked=true} another configuration.
 */
public final class SolverNames {
    private static final String AT = " @ ";

    private final List<Family> families;
    private final Map<String, String> labels;

    /** @param families of this program; a solver of another one is called by its whole spec */
    public SolverNames(Collection<Family> families) {
        this(families, Map.of());
    }

    /** @param labels names given by users, by the text of their configurations */
    public SolverNames(Collection<Family> families, Map<String, String> labels) {
        this.families = List.copyOf(families);
        this.labels = Map.copyOf(labels);
    }

    /** What stands behind a solver's name, so that its runs at one level are a line of their own. */
    static String atLevel(String level) {
        return level.isEmpty() ? "" : AT + level;
    }

    /** The level of its runs, if experiments are compared; else empty. */
    public static String level(String solver) {
        int at = solver.indexOf(AT);
        return at < 0 ? "" : solver.substring(at + AT.length());
    }

    /** The name of a solver in the records. */
    public static String recorded(String solver) {
        return solver.substring(0, solver.length() - atLevel(level(solver)).length());
    }

    /** Returns the spec of a solver, which need not be a solver of this program. */
    public SolverSpec spec(String solver) {
        return SolverSpec.recorded(recorded(solver), families);
    }

    /** Returns the name of the family, whatever the release of its library. */
    public static String family(String solver) {
        return OptionValues.lineIn(recorded(solver));
    }

    /** Returns the name that the user gave, or else the spec. */
    public String label(String solver) {
        SolverSpec spec = spec(solver);
        String configuration = spec.configuration().toString();
        String label = labels.getOrDefault(configuration, configuration);
        return label + (spec.twin() == 0 ? "" : "#" + spec.twin()) + atLevel(level(solver));
    }

    /** Returns the meaning of a user's label, in a sentence, or empty for a solver whose name is its spec. */
    public Optional<String> meaning(String solver) {
        SolverSpec spec = spec(solver);
        return labels.containsKey(spec.configuration().toString())
                ? Optional.of(CodeMarks.of(label(solver)) + ": " + CodeMarks.of(spec.toString()) + ".")
                : Optional.empty();
    }

    /** Returns the known defect of the solver, see {@link Family#keptFault}. */
    public Optional<String> keptFault(String solver) {
        SolverSpec spec = spec(solver);
        return spec.family().keptFault(spec);
    }

    /** Returns the counters of the search tree, see {@link Family#tree}. */
    public Optional<TreeCounters> tree(String solver) {
        return spec(solver).family().tree();
    }

    /**
     * The fault by which such an answer is expected of the solver: it explains wrong grids, and nothing else.
     *
     * @param verdict as in records
     * @param claim as in records
     */
    public Optional<String> keptFault(String solver, String verdict, String claim) {
        return verdict.equals(Verdict.WRONG.word()) && claim.equals("solved") ? keptFault(solver) : Optional.empty();
    }
}
