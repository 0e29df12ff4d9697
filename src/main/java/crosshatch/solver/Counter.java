package crosshatch.solver;

import java.util.Locale;

/**
 * The counters of a search, defined once for all families. For each counter, a family states whether its count is exact, nearest
 * or absent.
 */
public enum Counter {
    /** Alternatives tried at choice points with two or more alternatives. A forced step is propagation, not a decision. */
    DECISIONS("tried alternatives at choice points with at least two alternatives"),
    /** Alternatives refuted: every child of a choice point without a solution below it, at every level of the search. */
    BACKTRACKS("refuted alternatives, at every level of the search"),
    /** Failures found by propagation: an empty domain, a digit without a place, a falsified clause. */
    CONFLICTS("failures found by propagation"),
    /** Steps of propagation; each family defines its step. */
    PROPAGATIONS("propagation steps, as the family defines them"),
    /** Restarts of the search from its root. */
    RESTARTS("restarts from the root"),
    /** Nogoods or clauses learnt. */
    NOGOODS("nogoods learnt"),
    /** Deepest level of decisions; 0 without decisions. */
    DEPTH("deepest decision level");

    private final String meaning;

    Counter(String meaning) {
        this.meaning = meaning;
    }

    public String meaning() {
        return meaning;
    }

    /** Returns the column in records: {@code backtracks}. */
    public String column() {
        return name().toLowerCase(Locale.ROOT);
    }
}
