package crosshatch.results.database;

import java.util.Map;
import java.util.stream.Collectors;

/**
 * New names for the sets and solvers of a directory, in place of the recorded ones. Two directories may have used one name for
 * two things, or two for one.
 *
 * @param experiment of all of them
 * @param sets new names by recorded ones; a set that is not named here keeps its own
 * @param solverSuffix stands behind the spec of each solver; may be empty
 */
public record Renaming(String experiment, Map<String, String> sets, String solverSuffix) {
    public Renaming {
        sets = Map.copyOf(sets);
    }

    /** Returns the new name of a recorded set. */
    public String set(String recorded) {
        return sets.getOrDefault(recorded, recorded);
    }

    /** Returns the new name of a recorded solver. */
    public String solver(String recorded) {
        return recorded + solverSuffix;
    }

    /** The rows of {@code part}, in their order, under these names. */
    String select(String part) {
        String cases = sets.entrySet().stream()
                .map(each -> " WHEN " + DuckDbSession.quoted(each.getKey()) + " THEN "
                        + DuckDbSession.quoted(each.getValue()))
                .sorted()
                .collect(Collectors.joining());
        return "SELECT * REPLACE (" + DuckDbSession.quoted(experiment) + " AS experiment, "
                + (cases.isEmpty() ? "\"set\"" : "CASE \"set\"" + cases + " ELSE \"set\" END")
                + " AS \"set\", solver || "
                + DuckDbSession.quoted(solverSuffix) + " AS solver) FROM (" + part + ")";
    }
}
