package crosshatch.solver;

import java.util.Locale;

/** What a budget limits. */
public enum Limit {
    /** Wall-clock time. */
    TIME,
    /** Decisions: deterministic, but only as comparable as the counter. */
    DECISIONS,
    /** Conflicts: likewise. */
    CONFLICTS;

    /** For records: {@code time}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
