package crosshatch.solver;

import crosshatch.base.Worded;

/** The resources that a budget limits. */
public enum Limit implements Worded {
    /** Wall-clock time. */
    TIME,
    /** The number of decisions. The limit is deterministic, but families agree on it only as far as they agree on the counter. */
    DECISIONS,
    /** The number of conflicts, with the same restriction as {@link #DECISIONS}. */
    CONFLICTS,
    /** CPU time of all threads of the process. It is enforced from outside the solver. */
    CPU,
    /** Memory: the Java heap is full, or the process is too large. This limit is enforced from outside the solver. */
    MEMORY
}
