package crosshatch.solvers.external.process;

import crosshatch.solver.Budget;
import crosshatch.solver.Limits;

/**
 * The bounds of a tree of processes; {@link Limits#NONE} for no bound.
 *
 * @param nanos wall-clock time in ns
 * @param cpuNanos CPU time of all of them together, in ns
 * @param memoryBytes resident size of all of them together
 */
public record ResourceBounds(long nanos, long cpuNanos, long memoryBytes) {

    /** The remaining limits of a budget. */
    public static ResourceBounds of(Budget budget) {
        Limits limits = budget.limits();
        return new ResourceBounds(budget.remainingNanos(), limits.cpuNanos(), limits.memoryBytes());
    }

    /** Only of the wall clock. */
    public static ResourceBounds ofNanos(long nanos) {
        return new ResourceBounds(nanos, Limits.NONE, Limits.NONE);
    }
}
