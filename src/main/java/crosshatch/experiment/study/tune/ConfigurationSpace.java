package crosshatch.experiment.study.tune;

import crosshatch.base.InputException;
import crosshatch.solver.Option;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.apache.commons.rng.UniformRandomProvider;

/**
 * The configurations of a family: for each of its options a value, or that it is left as the family's rule has it, which may
 * depend on other options. Left out are options that somebody wrote down, {@code seed}, whose values differ by luck, those that
 * change how many threads a solver has, because time on more threads is another thing, and on boards without relations those that
 * are about relations.
 */
final class ConfigurationSpace {
    private static final String SEED = "seed";
    /** As the families that have them call them. */
    private static final Set<String> ABOUT_RELATIONS = Set.of("relations", "implied");
    /** Many combinations of options make no sense, and their family refuses them. */
    private static final int MOST_TRIES = 2000;

    private final SolverCatalog catalog;
    private final SolverSpec byDefault;
    private final Map<String, String> fixed;
    private final List<Option> options;

    /**
     * @param solver a family, with options written that are not to be varied
     * @param relations whether the boards have any
     * @throws InputException if there is no such family, or nothing to vary
     */
    ConfigurationSpace(String solver, boolean relations, SolverCatalog catalog) {
        this.catalog = catalog;
        byDefault = catalog.spec(solver);
        fixed = SolverSpec.written(solver);
        options = byDefault.family().options().stream()
                .filter(option -> !option.name().equals(SEED) && !fixed.containsKey(option.name()))
                .filter(option -> relations || !ABOUT_RELATIONS.contains(option.name()))
                .filter(option -> !changesThreads(option))
                .toList();
        if (options.isEmpty()) {
            throw new InputException(solver + " has no options that can be tuned. To see all options: solvers show "
                    + byDefault.family().name());
        }
    }

    private boolean changesThreads(Option option) {
        return option.kind().extremes().stream()
                .map(value -> byDefault.with(Map.of(option.name(), value)))
                .anyMatch(spec -> threads(spec) != threads(byDefault));
    }

    private static int threads(SolverSpec spec) {
        return spec.family().threads(spec);
    }

    /** The family as it comes, but for what somebody wrote down. */
    SolverSpec byDefault() {
        return byDefault;
    }

    /** The options that are varied. */
    List<Option> options() {
        return options;
    }

    /**
     * A configuration drawn around another.
     *
     * @param keep how probable it is, for each option, that it stays as it is there
     * @param known not to be drawn again
     * @return empty if nothing new is found
     */
    Optional<SolverSpec> near(SolverSpec parent, double keep, UniformRandomProvider random, List<SolverSpec> known) {
        Map<String, String> ofParent = parent.chosen();
        for (int trial = 0; trial < MOST_TRIES; trial++) {
            Map<String, String> chosen = new TreeMap<>(fixed);
            for (Option option : options) {
                String name = option.name();
                if (random.nextDouble() < keep) {
                    if (ofParent.containsKey(name)) chosen.put(name, ofParent.get(name));
                } else if (random.nextBoolean()) {
                    chosen.put(name, option.kind().drawn(random::nextInt));
                }
            }
            SolverSpec drawn = byDefault.with(chosen);
            if (!known.contains(drawn) && isSensible(drawn)) return Optional.of(drawn);
        }
        return Optional.empty();
    }

    private boolean isSensible(SolverSpec drawn) {
        try {
            catalog.create(drawn).close();
            return true;
        } catch (InputException refused) {
            return false;
        }
    }
}
