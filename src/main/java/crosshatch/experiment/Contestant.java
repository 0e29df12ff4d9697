package crosshatch.experiment;

import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import java.util.function.Supplier;

/** A solver in an experiment. After it breaks, it is replaced by a fresh instance. */
final class Contestant implements AutoCloseable {
    private final SolverSpec spec;
    private final Supplier<Solver> maker;
    private Solver solver;

    /** @throws crosshatch.solver.SolverException if it cannot run on this machine */
    Contestant(SolverSpec spec, Supplier<Solver> maker) {
        this.spec = spec;
        this.maker = maker;
        this.solver = maker.get();
    }

    SolverSpec spec() {
        return spec;
    }

    Solver solver() {
        return solver;
    }

    /** What broke once may hold a broken model. */
    void replace() {
        solver = maker.get();
    }

    @Override
    public void close() {
        solver.close();
    }
}
