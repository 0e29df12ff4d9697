package crosshatch.catalog;

import crosshatch.engine.EngineFamily;
import crosshatch.model.choco.ChocoFamily;
import crosshatch.model.cpsat.CpSatFamily;
import crosshatch.model.sat4j.Sat4jFamily;
import crosshatch.published.euler96.Euler96Family;
import crosshatch.published.homer.HomerFamily;
import crosshatch.published.hp71b.Hp71bFamily;
import crosshatch.published.norvig.NorvigFamily;
import crosshatch.published.readalps.ReadalpsFamily;
import crosshatch.solver.Family;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.swift.SwiftFamily;
import crosshatch.trace.Trace;
import java.util.List;

/** The families of solvers that exist, and how a spec becomes a solver. */
public final class SolverCatalog {
    private static final SolverCatalog STANDARD = new SolverCatalog(List.of(
            new ChocoFamily(),
            new CpSatFamily(),
            new Sat4jFamily(),
            new EngineFamily(),
            new SwiftFamily(),
            new NorvigFamily(),
            new Hp71bFamily(),
            new Euler96Family(),
            new HomerFamily(),
            new ReadalpsFamily()));

    private final List<Family> families;

    public SolverCatalog(List<Family> families) {
        this.families = List.copyOf(families);
    }

    /** All families of the house. */
    public static SolverCatalog standard() {
        return STANDARD;
    }

    public List<Family> families() {
        return families;
    }

    /** @throws crosshatch.puzzle.InputException if there is no such solver; lists what exists */
    public SolverSpec spec(String text) {
        return SolverSpec.parse(text, families);
    }

    /** A new solver that nobody watches. */
    public Solver create(String text) {
        return create(spec(text));
    }

    public Solver create(SolverSpec spec) {
        return create(spec, Trace.OFF);
    }

    /** A new solver that refuses what it was not written for, instead of answering for another puzzle. */
    public Solver createCareful(String text) {
        SolverSpec spec = spec(text);
        return new CarefulSolver(spec, create(spec));
    }

    public Solver create(SolverSpec spec, Trace trace) {
        return spec.family().create(spec, trace);
    }
}
