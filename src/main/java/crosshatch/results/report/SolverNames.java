package crosshatch.results.report;

import crosshatch.results.Words;
import crosshatch.results.report.table.CodeMarks;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Family;
import crosshatch.solver.OptionValues;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.TreeCounters;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The shown names of solvers. A label means one configuration in every table. If the user gave no label, the spec is the label:
 * {@code hp71b} means the default of its family, and {@code hp71b/checked=true} another configuration.
 */
public final class SolverNames {
    private static final String AT = " @ ";

    private final List<Family> families;
    private final Map<String, String> labels;

    /**
     * Uses specs as names.
     *
     * @param families the families of this program; the name of a solver of any other family is the whole spec
     */
    public SolverNames(Collection<Family> families) {
        this(families, Map.of());
    }

    /**
     * Uses labels of users, and specs for other solvers.
     *
     * @param labels the labels by the text of configurations
     */
    public SolverNames(Collection<Family> families, Map<String, String> labels) {
        this.families = List.copyOf(families);
        this.labels = Map.copyOf(labels);
    }

    /** Returns the suffix of a solver's name that makes its runs at one level a line of their own. */
    static String atLevel(String level) {
        return level.isEmpty() ? "" : AT + level;
    }

    /** Returns the level in a solver's name if experiments are compared; else empty. */
    public static String level(String solver) {
        int at = solver.indexOf(AT);
        return at < 0 ? "" : solver.substring(at + AT.length());
    }

    /** Returns the recorded name of a solver, without its level. */
    public static String recorded(String solver) {
        return solver.substring(0, solver.length() - atLevel(level(solver)).length());
    }

    /** Returns the spec of a solver, which need not be a solver of this program. */
    public SolverSpec spec(String solver) {
        return SolverSpec.recorded(recorded(solver), families);
    }

    /** Returns the name of the family, without the release of its library. */
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

    /** Returns the meaning of a user's label as a sentence; empty for a solver whose name is its spec. */
    public Optional<String> meaning(String solver) {
        SolverSpec spec = spec(solver);
        return labels.containsKey(spec.configuration().toString())
                ? Optional.of(CodeMarks.of(label(solver)) + ": " + CodeMarks.of(spec.toString()) + ".")
                : Optional.empty();
    }

    /** Returns the known defect of the solver, see {@link Family#knownDefect}. */
    public Optional<String> knownDefect(String solver) {
        SolverSpec spec = spec(solver);
        return spec.family().knownDefect(spec);
    }

    /** Returns the counters of the search tree, see {@link Family#tree}. */
    public Optional<TreeCounters> tree(String solver) {
        return spec(solver).family().tree();
    }

    /**
     * Returns the known defect of the solver if the defect explains an answer with this verdict and status. A known defect
     * explains only wrong grids.
     *
     * @param verdict the recorded verdict
     * @param claim the recorded status
     */
    public Optional<String> knownDefect(String solver, String verdict, String claim) {
        return verdict.equals(Words.of(Verdict.WRONG)) && claim.equals("solved")
                ? knownDefect(solver)
                : Optional.empty();
    }
}
