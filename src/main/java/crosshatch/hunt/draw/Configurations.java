package crosshatch.hunt.draw;

import crosshatch.catalog.SolverCatalog;
import crosshatch.generate.Shuffled;
import crosshatch.puzzle.InputException;
import crosshatch.solver.Option;
import crosshatch.solver.OptionValues;
import crosshatch.solver.SolverException;
import crosshatch.solver.SolverSpec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;

/**
 * The configurations of one family that are tried, one a round: the rows of a covering array first, then such as are drawn.
 * What is written in the spec that was asked for stays as it is; all other options vary.
 */
public final class Configurations {
    /** More threads than this tell nothing else and disturb the neighbours. */
    private static final int MOST_THREADS = 3;

    private final SolverCatalog catalog;
    private final String question;
    private final boolean unsafe;
    private final List<Option> open;
    private final CoveringArray array;

    /**
     * @param question a spec: its options stay
     * @param unsafe whether configurations that are known to be unsound are tried, too
     * @throws InputException if there is no such solver
     * @throws SolverException if it cannot run on this machine
     */
    public Configurations(SolverCatalog catalog, String question, boolean unsafe, long seed) {
        this.catalog = catalog;
        this.unsafe = unsafe || question.endsWith(SolverSpec.UNSAFE);
        this.question = question.endsWith(SolverSpec.UNSAFE) ? question.substring(0, question.length() - 1) : question;
        SolverSpec spec = catalog.spec(this.unsafe ? this.question + SolverSpec.UNSAFE : question);
        catalog.create(spec).close();
        Set<String> fixed = Arrays.stream(this.question.split("/", -1))
                .skip(1)
                .map(part -> part.split("=", 2)[0])
                .collect(Collectors.toSet());
        open = spec.family().options().stream()
                .filter(option -> !fixed.contains(option.name()))
                .toList();
        array = new CoveringArray(open, this::spec, RandomSource.XO_SHI_RO_256_PP.create(seed));
    }

    /** Name of the family. */
    public String family() {
        return OptionValues.nameIn(question);
    }

    /** Every two values of two options that can meet, as {@code amo=native factory=light}. */
    public Set<String> pairs() {
        return array.pairs();
    }

    /** The one that is tried in round {@code round}, from 0. */
    public SolverSpec get(long round, UniformRandomProvider random) {
        if (round < array.rows().size()) return array.rows().get((int) round);
        return drawn(random);
    }

    /** Option by option, those that go with the ones before: to draw them together would hardly ever give some values. */
    private SolverSpec drawn(UniformRandomProvider random) {
        Map<String, String> values = new TreeMap<>();
        SolverSpec drawn = spec(values).orElseThrow();
        for (int index : Shuffled.numbers(open.size(), random)) {
            if (random.nextBoolean()) continue;
            Option option = open.get(index);
            values.put(option.name(), Levels.random(option, random));
            Optional<SolverSpec> spec = spec(values);
            if (spec.isEmpty()) values.remove(option.name());
            drawn = spec.orElse(drawn);
        }
        return drawn;
    }

    /** Empty if these values do not go together. */
    private Optional<SolverSpec> spec(Map<String, String> values) {
        List<String> parts = new ArrayList<>(List.of(question));
        values.forEach((option, value) -> parts.add(option + "=" + value));
        String text = String.join("/", parts);
        return created(text).or(() -> unsafe ? created(text + SolverSpec.UNSAFE) : Optional.empty());
    }

    private Optional<SolverSpec> created(String text) {
        try {
            SolverSpec spec = catalog.spec(text);
            if (spec.family().threads(spec) > MOST_THREADS) return Optional.empty();
            catalog.create(spec).close();
            return Optional.of(spec);
        } catch (InputException doNotGoTogether) {
            return Optional.empty();
        }
    }
}
