package crosshatch.experiment.study.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.base.InputException;
import crosshatch.solver.Option;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How many configurations a race can draw from, by family: the table of {@code results/BIAS.md} is made here. */
@Tag("docs")
class SizesOfSpacesTest {
    private static final SolverCatalog CATALOG = SolverCatalog.standard();
    private static final List<String> FAMILIES = List.of(
            "lcg", "engine", "choco", "cpsat", "sat4j", "cadical", "kissat", "minisat", "clasp", "gecode", "chuffed");
    private static final String HEAD = "| family | options | combinations | accepted, about |\n|---|---:|---:|---:|\n";
    private static final int DRAWS = 4000;

    @Test
    void thePageHasTheSizesOfTheSpaces() throws IOException {
        String page = Files.readString(Path.of("results/BIAS.md"));
        String made = FAMILIES.stream().map(SizesOfSpacesTest::row).collect(Collectors.joining("\n", HEAD, "\n\n"));

        int from = page.indexOf(HEAD);
        assertEquals(made, from < 0 ? "no such table" : page.substring(from, page.indexOf("\n\n", from) + 2));
    }

    private static String row(String family) {
        ConfigurationSpace space = new ConfigurationSpace(family, false, CATALOG);
        List<Option> options = space.options().stream()
                .filter(option -> !(option.kind() instanceof Option.Whole))
                .toList();
        long combinations =
                options.stream().mapToLong(SizesOfSpacesTest::values).reduce(1, Math::multiplyExact);
        return String.format(
                Locale.ROOT,
                "| `%s` | %d | %,d | %,d |",
                family,
                options.size(),
                combinations,
                rounded(combinations * shareAccepted(space.byDefault(), options)));
    }

    private static long values(Option option) {
        return option.kind() instanceof Option.Several several
                ? 1L << several.meanings().size()
                : option.kind().words().size();
    }

    /** Of combinations drawn at random, each with the same chance. */
    private static double shareAccepted(SolverSpec byDefault, List<Option> options) {
        UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(1);
        return Stream.generate(() -> drawn(byDefault, options, random))
                .limit(DRAWS)
                .mapToInt(SizesOfSpacesTest::accepted)
                .average()
                .orElseThrow();
    }

    private static SolverSpec drawn(SolverSpec byDefault, List<Option> options, UniformRandomProvider random) {
        Map<String, String> chosen = options.stream()
                .collect(Collectors.toMap(Option::name, option -> option.kind().drawn(random::nextInt)));
        return byDefault.with(chosen);
    }

    private static int accepted(SolverSpec drawn) {
        try {
            drawn.family().check(drawn);
            return 1;
        } catch (InputException refused) {
            return 0;
        }
    }

    /** To two digits, which is about what the draws show. */
    private static long rounded(double number) {
        return new BigDecimal(number).round(new MathContext(2)).longValue();
    }
}
