package crosshatch.solver;

import java.text.Normalizer;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A solver of an experiment, and its name in tables.
 *
 * @param label the user's name for its configuration; the text of its configuration where the user chose none
 */
public record NamedSolver(SolverSpec spec, String label) {
    /** Labels that look the same become the same: Unicode's NFKC turns a no-break space into a blank. */
    public NamedSolver {
        label = Normalizer.normalize(label, Normalizer.Form.NFKC).strip();
    }

    /** A solver that is called as its spec says. */
    public NamedSolver(SolverSpec spec) {
        this(spec, spec.configuration().toString());
    }

    /** Returns the labels that users chose, by the text of their configurations. */
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
