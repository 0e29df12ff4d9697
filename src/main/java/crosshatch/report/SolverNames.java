package crosshatch.report;

import crosshatch.puzzle.InputException;
import crosshatch.results.Verdict;
import crosshatch.solver.Family;
import crosshatch.solver.SolverSpec;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What solvers are called wherever they are shown. A label means one configuration whatever stands beside it; where the user
 * has not chosen it, it reads as its spec: {@code hp71b} is the default of its family, {@code hp71b/checked=true} differs from that.
 */
public final class SolverNames {
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

    /** Of a spec. */
    public static String family(String solver) {
        return solver.split("[/#]", 2)[0];
    }

    /** The number of a twin with its sign; empty for a solver without one. */
    static String twin(String solver) {
        int sign = solver.indexOf('#');
        return sign < 0 ? "" : solver.substring(sign);
    }

    /** The spec without what makes it a twin. */
    static String configuration(String solver) {
        return solver.substring(0, solver.length() - twin(solver).length());
    }

    /** What users call it; else the family, and those of its options that are not as they are by default. */
    public String label(String solver) {
        String own = labels.get(configuration(solver));
        if (own != null) return own + twin(solver);
        return spec(solver).map(spec -> spec.label() + twin(solver)).orElse(solver);
    }

    /** What a label of the user's stands for, in a sentence; empty for a solver that is called as its spec says. */
    public Optional<String> meaning(String solver) {
        String own = labels.get(configuration(solver));
        return own == null
                ? Optional.empty()
                : Optional.of(own + twin(solver) + ": " + configuration(solver) + twin(solver) + ".");
    }

    /** See {@link Family#keptFault}. */
    public Optional<String> keptFault(String solver) {
        return spec(solver).flatMap(spec -> spec.family().keptFault(spec));
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

    private Optional<SolverSpec> spec(String solver) {
        try {
            return Optional.of(SolverSpec.parse(configuration(solver), families));
        } catch (InputException unknown) {
            return Optional.empty(); // recorded by a program with other families or options
        }
    }
}
