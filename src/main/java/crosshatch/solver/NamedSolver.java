package crosshatch.solver;

import java.text.Normalizer;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A solver of an experiment with its name in tables.
 *
 * @param label the user's name for the configuration; the text of the spec if the user chose none
 */
public record NamedSolver(SolverSpec spec, String label) {
    /** Makes labels equal that look equal: Unicode's NFKC turns a no-break space into a blank. */
    public NamedSolver {
        label = Normalizer.normalize(label, Normalizer.Form.NFKC).strip();
    }

    /** Makes a solver with the text of its spec as label. */
    public NamedSolver(SolverSpec spec) {
        this(spec, spec.configuration().toString());
    }

    /** Returns the labels that users chose, by the text of the configurations. */
    public static Map<String, String> labels(Collection<NamedSolver> solvers) {
        return solvers.stream()
                .filter(NamedSolver::hasOwnLabel)
                .collect(Collectors.toMap(
                        each -> each.spec().configuration().toString(),
                        NamedSolver::label,
                        (first, twin) -> first,
                        TreeMap::new));
    }

    /** Returns whether a user chose the label. */
    public boolean hasOwnLabel() {
        return !label.equals(spec.configuration().toString());
    }
}
