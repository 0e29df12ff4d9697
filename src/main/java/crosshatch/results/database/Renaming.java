package crosshatch.results.database;

import java.util.Map;
import java.util.stream.Collectors;

/**
 * New names for the sets and solvers of a directory. They are needed if two directories use one name for different things, or
 * different names for one thing.
 *
 * @param experiment the name of the experiment in all rows
 * @param sets the new names by recorded name; a missing set keeps its name
 * @param solverSuffix a text to append to the spec of each solver; may be empty
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

    /** Returns the query of the rows of {@code part}, in their order, under the new names. */
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
