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
 * The configurations of a family: each option has one of its values, or its default, which may depend on other options. Some
 * options are not varied: options that the user wrote; {@code seed}; options that change the number of threads, because such times
 * cannot be compared; and on boards without relations the options about relations.
 */
final class ConfigurationSpace {
    private static final String SEED = "seed";
    /** The options about relations, by the names that families use. */
    private static final Set<String> ABOUT_RELATIONS = Set.of("relations", "implied");
    /** The most draws of a configuration, because families refuse many combinations of options. */
    private static final int MOST_TRIES = 2000;

    private final SolverCatalog catalog;
    private final SolverSpec byDefault;
    private final Map<String, String> fixed;
    private final List<Option> options;

    /**
     * Prepares the space.
     *
     * @param solver a family, with the options that are not varied
     * @param relations whether a board has relations
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

    /** Returns the default configuration, with the options that the user wrote. */
    SolverSpec byDefault() {
        return byDefault;
    }

    /** Returns the varied options. */
    List<Option> options() {
        return options;
    }

    /**
     * Draws a configuration near another one.
     *
     * @param keep the probability with which each option keeps its value
     * @param known configurations that are not drawn again
     * @return empty if no new configuration is found
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
