package crosshatch.report;

import crosshatch.puzzle.InputException;
import crosshatch.results.Verdict;
import crosshatch.solver.Family;
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

    /** @param labels what users call some of them, by full spec */
    public SolverNames(Collection<Family> families, Map<String, String> labels) {
        this.families = List.copyOf(families);
        this.labels = Map.copyOf(labels);
    }

    /** Of a solver. */
    public static String family(String solver) {
        return configuration(solver).split("/", 2)[0];
    }

    /** What stands behind a spec, so that its runs at one level are a contestant of their own. */
    static String atLevel(String level) {
        return level.isEmpty() ? "" : AT + level;
    }

    /** Where its runs come from, if experiments are set beside each other; else empty. */
    public static String level(String solver) {
        int at = solver.indexOf(AT);
        return at < 0 ? "" : solver.substring(at + AT.length());
    }

    /** As in the records. */
    public static String spec(String solver) {
        return solver.substring(0, solver.length() - atLevel(level(solver)).length());
    }

    /** The number of a twin with its sign; empty for a solver without one. */
    static String twin(String solver) {
        String spec = spec(solver);
        int sign = spec.indexOf('#');
        return sign < 0 ? "" : spec.substring(sign);
    }

    /** The spec without what makes it a twin. */
    static String configuration(String solver) {
        String spec = spec(solver);
        return spec.substring(0, spec.length() - twin(spec).length());
    }

    /** What users call it; else the family, and those of its options that are not as they are by default. */
    public String label(String solver) {
        String ownLabel = labels.get(configuration(solver));
        String label =
                ownLabel == null ? parsed(solver).map(SolverSpec::toString).orElse(configuration(solver)) : ownLabel;
        return label + twin(solver) + atLevel(level(solver));
    }

    /** What a label of the user's stands for, in a sentence; empty for a solver that is called as its spec says. */
    public Optional<String> meaning(String solver) {
        String ownLabel = labels.get(configuration(solver));
        return ownLabel == null ? Optional.empty() : Optional.of(ownLabel + twin(solver) + ": " + spec(solver) + ".");
    }

    /** See {@link Family#keptFault}. */
    public Optional<String> keptFault(String solver) {
        return parsed(solver).flatMap(spec -> spec.family().keptFault(spec));
    }

    /** See {@link Family#tree}. */
    public Optional<TreeCounters> tree(String solver) {
        return parsed(solver).flatMap(spec -> spec.family().tree());
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

    private Optional<SolverSpec> parsed(String solver) {
        try {
            return Optional.of(SolverSpec.parse(configuration(solver), families));
        } catch (InputException unknown) {
            return Optional.empty(); // recorded by a program with other families or options
        }
    }
}
