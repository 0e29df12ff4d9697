package crosshatch.solvers.model.sat4j;

import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Trace;
import java.util.List;

/** Solvers of the family, by spec. */
final class Sat4j {
    private static final Sat4jFamily FAMILY = new Sat4jFamily();

    private Sat4j() {}

    static SolverSpec spec(String text) {
        return SolverSpec.parse(text, List.of(FAMILY));
    }

    static Solver solver(String text) {
        return FAMILY.create(spec(text), Trace.OFF);
    }
}
