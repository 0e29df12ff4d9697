package crosshatch.experiment.study.hunt.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.solver.Option;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;

class CoveringArrayTest {
    private static final SolverCatalog CATALOG = SolverCatalog.standard();
    private static final List<Option> OPTIONS = CATALOG.spec("choco").family().options();

    @Test
    void everyTwoValuesThatGoTogetherMeet() {
        CoveringArray array = array(1);

        Set<String> met = new HashSet<>();
        for (SolverSpec row : array.rows()) met.addAll(pairsOf(row));
        assertEquals(Set.of(), missing(met));
    }

    @Test
    void hasFarFewerRowsThanThereAreConfigurations() {
        int rows = array(1).rows().size();

        long all = OPTIONS.stream()
                .mapToLong(option -> DrawnValues.of(option).size())
                .reduce(1, (a, b) -> a * b);
        assertTrue(rows < 120 && all > 5_000, rows + " rows of " + all);
    }

    @Test
    void threadsVaryAsOptionsDo() {
        Configurations configurations = new Configurations(CATALOG, "cpsat", false, 1);
        UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(1);

        Set<Integer> threads = IntStream.range(0, 20)
                .mapToObj(round -> configurations.get(round, random))
                .map(spec -> spec.family().threads(spec))
                .collect(Collectors.toSet());
        assertEquals(Set.of(1, 2, 3), threads);
    }

    @Test
    void isTheSameForTheSameSeed() {
        assertEquals(array(7).rows(), array(7).rows());
    }

    private static CoveringArray array(long seed) {
        return new CoveringArray(OPTIONS, CoveringArrayTest::made, RandomSource.XO_SHI_RO_256_PP.create(seed));
    }

    private static Optional<SolverSpec> made(Map<String, String> values) {
        StringBuilder text = new StringBuilder("choco");
        values.forEach(
                (option, value) -> text.append('/').append(option).append('=').append(value));
        try {
            SolverSpec spec = CATALOG.spec(text.toString());
            CATALOG.create(spec).close();
            return Optional.of(spec);
        } catch (InputException doNotGoTogether) {
            return Optional.empty();
        }
    }

    /** Pairs that go together where all other options are as they are by default, and did not meet. */
    private static Set<String> missing(Set<String> met) {
        Set<String> missing = new HashSet<>();
        for (Option one : OPTIONS) {
            for (Option other : OPTIONS) {
                if (one.name().compareTo(other.name()) >= 0) continue;
                for (String value : DrawnValues.of(one)) {
                    for (String beside : DrawnValues.of(other)) {
                        String pair = one.name() + "=" + value + " " + other.name() + "=" + beside;
                        boolean possible = made(Map.of(one.name(), value, other.name(), beside))
                                .isPresent();
                        if (possible && !met.contains(pair)) missing.add(pair);
                    }
                }
            }
        }
        return missing;
    }

    private static List<String> pairsOf(SolverSpec row) {
        List<String> values = new ArrayList<>();
        row.values().forEach((option, value) -> values.add(option + "=" + value));
        List<String> pairs = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            for (int j = i + 1; j < values.size(); j++) pairs.add(values.get(i) + " " + values.get(j));
        }
        return pairs;
    }
}
