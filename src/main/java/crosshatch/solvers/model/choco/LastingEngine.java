package crosshatch.solvers.model.choco;

import org.chocosolver.solver.Model;
import org.chocosolver.solver.propagation.PropagationEngine;

/**
 * Keeps its propagators active when a search is reset. Choco's own engine forgets them then, because constraints might have
 * come or gone; those of a kept model never do, and to make them active again is to propagate the empty grid again.
 */
final class LastingEngine extends PropagationEngine {
    private LastingEngine(Model model) {
        super(model);
    }

    /** Has a model use one. */
    static void in(Model model) {
        model.getSolver().setEngine(new LastingEngine(model));
    }

    @Override
    public void reset() {
        flush();
    }
}
