package crosshatch.solvers.catalog;

import crosshatch.base.InputException;
import crosshatch.solver.Family;
import crosshatch.solver.Option;
import crosshatch.solver.SolverSpec;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The configurations that tests run over: each family's default, and each single change of a choice. */
public final class Variants {
    private Variants() {}

    static List<SolverSpec> ofAll(SolverCatalog catalog) {
        return of(catalog, catalog.families());
    }

    /** Those that the families do not refuse. */
    public static List<SolverSpec> of(SolverCatalog catalog, List<Family> families) {
        Set<SolverSpec> specs = new LinkedHashSet<>();
        for (Family family : families) {
            specs.add(catalog.spec(family.name()));
            for (Option option : family.options()) {
                for (String word : option.kind().meanings().keySet()) {
                    SolverSpec spec = catalog.spec(family.name() + "/" + option.name() + "=" + word);
                    if (makesSense(spec)) specs.add(spec);
                }
            }
        }
        return new ArrayList<>(specs);
    }

    /** A combination that the family refuses, with a reason, is no configuration. */
    private static boolean makesSense(SolverSpec spec) {
        try {
            spec.family().check(spec);
            return true;
        } catch (InputException refused) {
            return false;
        }
    }
}
