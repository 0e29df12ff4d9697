package crosshatch.experiment;

import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;

/** The place where solvers run: in this JVM, or each in one of its own. */
public interface Placement {

    /**
     * Makes a fresh solver in this place.
     *
     * @param question the task of every run
     * @param limits the limits of each run
     * @throws crosshatch.solver.SolverException if the solver cannot run on this machine
     */
    MeasuredSolver place(SolverSpec spec, Question question, Limits limits);

    /**
     * Runs solvers in this JVM, in the calling thread. Solvers start quickly in this placement, but a solver that kills its JVM
     * ends the experiment.
     */
    static Placement here(SolverCatalog catalog, Clock clock) {
        return (spec, question, limits) ->
                new LocalMeasuredSolver(spec, () -> catalog.create(spec), question, limits, clock);
    }
}
