package crosshatch.solvers.model.choco;

import crosshatch.solver.Counters;
import java.util.Arrays;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Settings;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.measure.IMeasures;
import org.chocosolver.solver.variables.IntVar;
import org.chocosolver.solver.variables.view.integer.IntAffineView;

/**
 * What differs between the releases of Choco that this package may be loaded with, 4.0.1 and later. It is compiled with the newest;
 * a method that an older one lacks is linked only if it is called, so each such call stands behind a look whether it is there.
 */
final class ChocoRelease {
    private static final boolean HAS_PRODUCTION_SETTINGS = has(Settings.class, "prod");
    private static final boolean LEARNS = has(Settings.class, "setLCG");
    private static final boolean DRAWS_BY_SEED = has(Model.class, "setSeed");
    private static final boolean HAS_RESTARTERS = has(Solver.class, "clearRestarter");
    private static final boolean HAS_AFFINE_VIEWS = has(Model.class, "intAffineView");
    private static final boolean COUNTS_BACKJUMPS = has(IMeasures.class, "getBackjumpCount");

    /** The engine passes on what happened to variables after each propagator, its "constraint-oriented" way. */
    private static final byte BY_PROPAGATOR = 0b00;

    /** Number of learnt clauses at which the less active half is dropped: Choco's own choice. */
    private static final int MAX_LEARNT_CLAUSES = 100_000;

    private ChocoRelease() {}

    private static boolean has(Class<?> type, String method) {
        return Arrays.stream(type.getMethods()).anyMatch(each -> each.getName().equals(method));
    }

    /** An empty model with the settings that the options ask for. */
    static Model model(String name, ChocoOptions options) {
        Model model = HAS_PRODUCTION_SETTINGS ? new Model(name, settings(options)) : new Model(name);
        if (DRAWS_BY_SEED) model.setSeed(options.seed());
        return model;
    }

    private static Settings settings(ChocoOptions options) {
        // prod() turns Choco's checks off, that of solutions too: the judge has its own means.
        Settings settings = Settings.prod().setHybridizationOfPropagationEngine(BY_PROPAGATOR);
        return LEARNS ? settings.setLCG(options.learns()).setNbMaxLearntClauses(MAX_LEARNT_CLAUSES) : settings;
    }

    /** No restarts but these. */
    static void restartOnlyAs(RestartSeries series, Solver solver) {
        if (!HAS_RESTARTERS) return; // then nothing restarts unless it is asked to
        solver.clearRestarter();
        ChocoRestarts.in(solver, series);
    }

    /** A cell's digit plus {@code offset}; by the name that the first releases have for it, too. */
    @SuppressWarnings("deprecation")
    static IntVar shifted(IntVar cell, int offset) {
        return cell.getModel().intOffsetView(cell, offset);
    }

    /** Whether a variable is another one times a factor, plus an offset; false in older releases, which have other classes for these. */
    static boolean isAffine(IntVar variable) {
        return HAS_AFFINE_VIEWS && variable instanceof IntAffineView;
    }

    /** Adds Choco's count of them; releases before 4.10.0 have none. */
    static void addBackjumps(IMeasures measures, Counters.Builder counters) {
        if (COUNTS_BACKJUMPS) counters.setNative("backjumps", measures.getBackjumpCount());
    }
}
