package crosshatch.solver;

import crosshatch.base.Worded;

/** The resources that a budget limits. */
public enum Limit implements Worded {
    /** Wall-clock time. */
    TIME,
    /** Decisions: deterministic, but only as comparable as the counter. */
    DECISIONS,
    /** Conflicts: deterministic, but only as comparable as the counter. */
    CONFLICTS,
    /** CPU time of all threads of the process. It is enforced from outside the solver. */
    CPU,
    /** Memory: the Java heap is full, or the process is too large. This limit is enforced from outside the solver. */
    MEMORY
}
