package crosshatch.instances.generate.proper;

import crosshatch.solver.Counter;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solvers.catalog.SolverCatalog;

/** What is counted by the solvers themselves, as everybody runs them. */
final class Efforts {
    private Efforts() {}

    /** Backtracks of the family {@code norvig} on the way to the first solution. */
    static Effort ofNorvigsProgram() {
        Solver norvig = SolverCatalog.standard().create("norvig");
        return puzzle -> Effort.count(norvig, Question.ANY, Counter.BACKTRACKS, puzzle);
    }
}
