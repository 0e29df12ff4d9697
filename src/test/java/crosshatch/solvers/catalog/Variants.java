package crosshatch.solvers.catalog;

import crosshatch.base.InputException;
import crosshatch.solver.Family;
import crosshatch.solver.Option;
import crosshatch.solver.SolverSpec;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** The configurations that tests run over: each family's default, and each single change of an option. */
public final class Variants {
    /** Left out: searches with several threads take a minute on few cores, and the counters of {@code cpsat} are those of one. */
    private static final String THREADS = "workers";

    private Variants() {}

    /** Of all families, every word of each choice. */
    static List<SolverSpec> ofAll(SolverCatalog catalog) {
        return changed(catalog, catalog.families(), Variants::words);
    }

    /** Every word of each choice, and the least, the next and the largest of whole numbers. */
    public static List<SolverSpec> of(SolverCatalog catalog, List<Family> families) {
        return changed(catalog, families, Variants::values);
    }

    private static List<SolverSpec> changed(
            SolverCatalog catalog, List<Family> families, Function<Option, Collection<String>> changes) {
        Set<SolverSpec> specs = new LinkedHashSet<>();
        for (Family family : families) {
            specs.add(catalog.spec(family.name()));
            for (Option option : family.options()) {
                for (String value : changes.apply(option)) {
                    SolverSpec spec = catalog.spec(family.name() + "/" + option.name() + "=" + value);
                    if (makesSense(spec)) specs.add(spec);
                }
            }
        }
        return new ArrayList<>(specs);
    }

    private static Collection<String> words(Option option) {
        return option.kind().meanings().keySet();
    }

    private static Collection<String> values(Option option) {
        if (!(option.kind() instanceof Option.Whole whole)) return words(option);
        if (option.name().equals(THREADS)) return List.of();
        return Stream.of(whole.min(), whole.min() + 1, whole.max())
                .map(String::valueOf)
                .toList();
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
