package crosshatch.experiment.study.bench;

import crosshatch.base.SurroundingsException;
import crosshatch.instances.sets.Instance;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;

/** Asks a solver without limit and without a clock. A solver that breaks makes a claim, as in an experiment. */
record Asking(Question question) {
    Claim ask(Solver solver, Instance instance) {
        try {
            return solver.answer(instance.puzzle(), question, Budget.unlimited())
                    .claim();
        } catch (SurroundingsException lacking) {
            throw lacking; // a full disk says nothing of the solver
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError | LinkageError broken) {
            return Claim.Failed.of(broken);
        }
    }
}
