package crosshatch.experiment.worker;

import crosshatch.experiment.Clock;
import crosshatch.experiment.LocalContestant;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;

/**
 * What a worker process is to do, until it is told otherwise.
 *
 * @param solver spec
 * @param limits of each run, those of the processes included that the solver starts
 */
record WorkerTask(String solver, Question question, Limits limits) {
    static WorkerTask of(SolverSpec spec, Question question, Limits runLimits, WorkerLimits limits) {
        return new WorkerTask(
                spec.toString(), question, runLimits.withProcesses(limits.cpuNanos(), limits.memoryBytes()));
    }

    /** @throws crosshatch.solver.SolverException if the solver cannot run on this machine */
    LocalContestant contestant(SolverCatalog catalog) {
        SolverSpec spec = catalog.spec(solver);
        return new LocalContestant(spec, () -> catalog.create(spec), question, limits, Clock.system());
    }
}
