package crosshatch.solvers.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.solver.Family;
import crosshatch.solver.Option;
import crosshatch.solver.SolverSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The tables of {@code docs/reference/families.md} name solvers that exist, and all there are of what they are about. */
@Tag("exhaustive")
class LearningTableTest {
    private static final SolverCatalog CATALOG = SolverCatalog.standard();
    private static final List<String> FAMILIES = List.of("lcg", "choco", "cpsat", "sat4j");
    /** What searches differ by; other options are named, not their values. */
    private static final Set<String> TECHNIQUES =
            Set.of("learn", "select", "restarts", "nogoods", "phase", "minimise", "forget", "reuse", "small");
    /** Values that say that there is nothing, or what the library does unasked. */
    private static final Set<String> UNNAMED = Set.of("none", "off", "factory");

    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final Pattern CONTEXT = Pattern.compile("\\(`([^`]+)`\\)");

    @Test
    void everySpecThatIsNamedIsOne() throws IOException {
        List<String> named = named();

        assertTrue(named.size() > 60, named.toString());
        for (String text : named) {
            SolverSpec spec = CATALOG.spec(text);
            spec.family().check(spec);
        }
    }

    @Test
    void everyTechniqueOfAFamilyIsNamed() throws IOException {
        Set<String> named = named().stream()
                .map(spec -> spec.substring(0, spec.indexOf('/')) + spec.substring(spec.lastIndexOf('/')))
                .collect(Collectors.toSet());

        Set<String> missing = FAMILIES.stream()
                .map(name -> CATALOG.spec(name).family())
                .flatMap(LearningTableTest::techniques)
                .collect(Collectors.toCollection(HashSet::new));
        missing.removeAll(named);
        assertEquals(Set.of(), missing);
    }

    private static Stream<String> techniques(Family family) {
        return family.options().stream()
                .filter(option -> TECHNIQUES.contains(option.name()))
                .flatMap(option -> values(option)
                        .filter(value -> !UNNAMED.contains(value))
                        .map(value -> family.name() + "/" + option.name() + "=" + value));
    }

    private static Stream<String> values(Option option) {
        return ((Option.Choice) option.kind()).meanings().keySet().stream();
    }

    /** Family, what is set beside it, and at the end the option that is named, for each that is named with a value. */
    private static List<String> named() throws IOException {
        List<String> named = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of("docs/reference/families.md"))) {
            String[] columns = line.split("\\|", -1);
            if (columns.length == 5) named.addAll(specs("lcg", columns[2]));
            if (columns.length != 7) continue;
            IntStream.range(0, FAMILIES.size()).forEach(at -> named.addAll(specs(FAMILIES.get(at), columns[at + 2])));
        }
        return named;
    }

    private static List<String> specs(String family, String column) {
        List<String> context =
                CONTEXT.matcher(column).results().map(found -> found.group(1)).toList();
        String before = family + "/" + (context.isEmpty() ? "" : String.join("/", context) + "/");
        Set<String> options = CATALOG.spec(family).family().options().stream()
                .map(Option::name)
                .collect(Collectors.toSet());
        List<String> specs = new ArrayList<>();
        String option = "";
        for (MatchResult code :
                CODE.matcher(CONTEXT.matcher(column).replaceAll("")).results().toList()) {
            String word = code.group(1);
            if (options.contains(word) || FAMILIES.contains(word)) continue;
            int equals = word.indexOf('=');
            if (equals >= 0) option = word.substring(0, equals);
            if (!word.endsWith("=")) specs.add(before + option + "=" + word.substring(equals + 1));
        }
        return specs;
    }
}
