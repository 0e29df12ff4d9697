package crosshatch.solver;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A solver by its chosen options, as records keep it: part by part, so that nobody has to take a spec apart.
 *
 * @param solver canonical text of the configuration, without the number of a twin
 * @param family name of the family
 * @param options every option of the family with its value, sorted by name
 * @param version of the library or program that answers; may be empty
 * @param twin its number; 0 if it is none
 * @param label name given by the user or the plan; may be empty
 */
public record Identity(
        String solver, String family, SortedMap<String, String> options, String version, int twin, String label) {
    public Identity {
        options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
    }

    /** The text with the number of a twin, see {@link SolverSpec#toString}. */
    public String name() {
        return twin == 0 ? solver : solver + "#" + twin;
    }
}
