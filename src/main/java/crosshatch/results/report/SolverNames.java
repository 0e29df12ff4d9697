package crosshatch.results.report;

import crosshatch.results.Verdict;
import crosshatch.solver.Family;
import crosshatch.solver.OptionValues;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.TreeCounters;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What solvers are called wherever they are shown. A label means one configuration whatever stands beside it; where the user
 * has not chosen it, it reads as its spec: {@code hp71b} is the default of its family, {@code hp71b/checked=true} differs from that.
 */
public final class SolverNames {
    private static final String AT = " @ ";

    private final List<Family> families;
    private final Map<String, String> labels;

    /** @param families of this program; a solver of another one is called by its whole spec */
    public SolverNames(Collection<Family> families) {
        this(families, Map.of());
    }

    /** @param labels what users call some of them, by the text of their configurations */
    public SolverNames(Collection<Family> families, Map<String, String> labels) {
        this.families = List.copyOf(families);
        this.labels = Map.copyOf(labels);
    }

    /** What stands behind a solver's name, so that its runs at one level are a contestant of their own. */
    static String atLevel(String level) {
        return level.isEmpty() ? "" : AT + level;
    }

    /** Where its runs come from, if experiments are set beside each other; else empty. */
    public static String level(String solver) {
        int at = solver.indexOf(AT);
        return at < 0 ? "" : solver.substring(at + AT.length());
    }

    /** As in the records. */
    public static String recorded(String solver) {
        return solver.substring(0, solver.length() - atLevel(level(solver)).length());
    }

    /** What it is; it need not be a solver of this program. */
    public SolverSpec spec(String solver) {
        return SolverSpec.recorded(recorded(solver), families);
    }

    /** Name of the family, whatever the level and the release of its library. */
    public static String family(String solver) {
        return OptionValues.lineIn(recorded(solver));
    }

    /** What users call it; else its spec. */
    public String label(String solver) {
        SolverSpec spec = spec(solver);
        String configuration = spec.configuration().toString();
        String label = labels.getOrDefault(configuration, configuration);
        return label + (spec.twin() == 0 ? "" : "#" + spec.twin()) + atLevel(level(solver));
    }

    /** What a label of the user's stands for, in a sentence; empty for a solver that is called as its spec says. */
    public Optional<String> meaning(String solver) {
        SolverSpec spec = spec(solver);
        return labels.containsKey(spec.configuration().toString())
                ? Optional.of(label(solver) + ": " + spec + ".")
                : Optional.empty();
    }

    /** See {@link Family#keptFault}. */
    public Optional<String> keptFault(String solver) {
        SolverSpec spec = spec(solver);
        return spec.family().keptFault(spec);
    }

    /** See {@link Family#tree}. */
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
