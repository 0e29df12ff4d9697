package crosshatch.solver;

import java.util.Locale;

/** The resources that a budget limits. */
public enum Limit {
    /** Wall-clock time. */
    TIME,
    /** Decisions: deterministic, but only as comparable as the counter. */
    DECISIONS,
    /** Conflicts: likewise. */
    CONFLICTS,
    /** CPU time of all threads of the process; enforced from outside, no solver sees it. */
    CPU,
    /** Memory: the Java heap ran out, or the process grew too large. Enforced from outside, no solver sees it. */
    MEMORY;

    /** The word in records: {@code time}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
