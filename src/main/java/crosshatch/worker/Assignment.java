package crosshatch.worker;

import crosshatch.catalog.SolverCatalog;
import crosshatch.experiment.Clock;
import crosshatch.experiment.LocalContestant;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import java.util.List;

/**
 * What a worker process is to do, until it is told otherwise.
 *
 * @param solver full spec
 * @param limits of each run, those of the processes included that the solver starts
 */
record Assignment(String solver, Question question, Limits limits) {
    /** Of {@link #words}. */
    static final int WORDS = 7;

    static Assignment of(SolverSpec spec, Question question, Limits runLimits, WorkerLimits limits) {
        return new Assignment(
                spec.toString(), question, runLimits.withProcesses(limits.cpuNanos(), limits.memoryBytes()));
    }

    /** On its way to another process. */
    List<String> words() {
        return List.of(
                solver,
                question.toString(),
                String.valueOf(limits.nanos()),
                String.valueOf(limits.decisions()),
                String.valueOf(limits.conflicts()),
                String.valueOf(limits.cpuNanos()),
                String.valueOf(limits.memoryBytes()));
    }

    static Assignment parse(List<String> words) {
        Limits limits = new Limits(
                Long.parseLong(words.get(2)),
                Long.parseLong(words.get(3)),
                Long.parseLong(words.get(4)),
                Long.parseLong(words.get(5)),
                Long.parseLong(words.get(6)));
        return new Assignment(words.get(0), Question.parse(words.get(1)), limits);
    }

    /** @throws crosshatch.solver.SolverException if the solver cannot run on this machine */
    LocalContestant contestant(SolverCatalog catalog) {
        SolverSpec spec = catalog.spec(solver);
        return new LocalContestant(spec, () -> catalog.create(spec), question, limits, Clock.system());
    }
}
