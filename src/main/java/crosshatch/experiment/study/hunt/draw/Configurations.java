package crosshatch.experiment.study.hunt.draw;

import crosshatch.base.InputException;
import crosshatch.instances.generate.Shuffled;
import crosshatch.solver.Option;
import crosshatch.solver.SolverException;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;

/**
 * The tested configurations of one family, one per round: first the rows of a covering array, then random ones. Options that the
 * requested spec writes are fixed; all other options vary.
 */
public final class Configurations {
    /** The most threads of a configuration; more would test nothing new and disturb other work. */
    private static final int MOST_THREADS = 3;

    private final SolverSpec asked;
    private final SortedMap<String, String> fixed;
    private final boolean unsafe;
    private final List<Option> open;
    private final CoveringArray array;

    /**
     * Prepares the configurations.
     *
     * @param text a spec, whose written options are fixed
     * @param unsafe whether configurations that are known to be unsound are tried, too
     * @throws InputException if the spec names no solver
     * @throws SolverException if the solver cannot run on this machine
     */
    public Configurations(SolverCatalog catalog, String text, boolean unsafe, long seed) {
        asked = catalog.spec(text);
        fixed = SolverSpec.written(text);
        this.unsafe = unsafe || asked.isUnsafe();
        catalog.requireUsable(asked.unsafe(this.unsafe));
        open = asked.family().options().stream()
                .filter(option -> !fixed.containsKey(option.name()))
                .toList();
        array = new CoveringArray(open, this::spec, RandomSource.XO_SHI_RO_256_PP.create(seed));
    }

    /** Returns the configuration for round {@code round}, from 0. */
    public SolverSpec get(long round, UniformRandomProvider random) {
        if (round < array.rows().size()) return array.rows().get((int) round);
        return drawn(random);
    }

    /** Draws values option by option among those that go with the earlier ones; drawn together, most would be refused. */
    private SolverSpec drawn(UniformRandomProvider random) {
        Map<String, String> values = new TreeMap<>();
        SolverSpec drawn = spec(values).orElseThrow();
        for (int index : Shuffled.numbers(open.size(), random)) {
            if (random.nextBoolean()) continue;
            Option option = open.get(index);
            values.put(option.name(), DrawnValues.random(option, random));
            Optional<SolverSpec> spec = spec(values);
            if (spec.isEmpty()) values.remove(option.name());
            drawn = spec.orElse(drawn);
        }
        return drawn;
    }

    /** Returns the spec; empty if these values do not go together. */
    private Optional<SolverSpec> spec(Map<String, String> values) {
        SortedMap<String, String> options = new TreeMap<>(values);
        options.putAll(fixed);
        SolverSpec spec = asked.with(options);
        return created(spec.unsafe(false)).or(() -> unsafe ? created(spec.unsafe(true)) : Optional.empty());
    }

    private Optional<SolverSpec> created(SolverSpec spec) {
        try {
            if (spec.family().threads(spec) > MOST_THREADS) return Optional.empty();
            spec.family().check(spec);
            return Optional.of(spec);
        } catch (InputException doNotGoTogether) {
            return Optional.empty();
        }
    }
}
