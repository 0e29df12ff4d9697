package crosshatch.solver;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A solver by what was chosen, as records keep it: part by part, so that nobody has to take a spec apart.
 *
 * @param solver canonical text of the configuration, without what makes it a twin
 * @param family name of the family
 * @param options every option of the family with its value, sorted by name
 * @param version of the library or program that answers; may be empty
 * @param twin its number; 0 if it is none
 * @param label what the user or the plan calls it; may be empty
 */
public record Identity(
        String solver, String family, SortedMap<String, String> options, String version, int twin, String label) {
    public Identity {
        options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
    }

    /** The text that tells it from its twins too, see {@link SolverSpec#toString}. */
    public String name() {
        return twin == 0 ? solver : solver + "#" + twin;
    }
}
