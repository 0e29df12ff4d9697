package crosshatch.experiment;

import crosshatch.catalog.SolverCatalog;
import crosshatch.solver.SolverSpec;

/** Where solvers run: in this JVM, or each in one of its own. */
public interface Placement {

    /**
     * A fresh solver there.
     *
     * @throws crosshatch.solver.SolverException if it cannot run on this machine
     */
    Contestant place(SolverSpec spec, Task task);

    /** In this JVM, in the thread that asks: quick to start, and a solver that kills its JVM ends the experiment. */
    static Placement here(SolverCatalog catalog, Clock clock) {
        return (spec, task) -> new LocalContestant(spec, () -> catalog.create(spec), task, clock);
    }
}
