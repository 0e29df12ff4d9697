package crosshatch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import crosshatch.instances.sets.Sets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What the profile {@code mutation} of the build names exists. A pattern that meets no class would pass every threshold. */
class MutationProfileTest {
    private static final Pattern EXECUTION =
            Pattern.compile("<id>([^<]+)</id>\\s*<phase>process-test-classes</phase>.*?</execution>", Pattern.DOTALL);
    private static final Pattern PATTERN = Pattern.compile("<param>([^<]+)</param>");

    private static List<MatchResult> executions = List.of();
    private static List<String> classes = List.of();

    @BeforeAll
    static void read() throws IOException {
        String pom = Files.readString(Sets.home().resolve("pom.xml"));
        executions = EXECUTION
                .matcher(pom.substring(pom.indexOf("<id>mutation</id>")))
                .results()
                .toList();
        classes = Stream.concat(classesIn("src/main/java"), classesIn("src/test/java"))
                .toList();
    }

    private static Stream<String> classesIn(String folder) throws IOException {
        Path sources = Sets.home().resolve(folder);
        try (Stream<Path> files = Files.walk(sources)) {
            return files
                    .map(file -> sources.relativize(file).toString())
                    .filter(file -> file.endsWith(".java"))
                    .map(file -> file.replace(".java", "").replace('/', '.'))
                    .toList()
                    .stream();
        }
    }

    @Test
    void everyExecutionIsNamedByItsPackage() {
        assertFalse(executions.isEmpty(), "no execution found in pom.xml");
        assertEquals(
                List.of(),
                executions.stream()
                        .map(execution -> execution.group(1))
                        .filter(id -> !classes.contains("crosshatch." + id + ".package-info"))
                        .toList());
    }

    @Test
    void everyPatternMeetsAClass() {
        assertEquals(
                List.of(),
                executions.stream()
                        .flatMap(execution -> PATTERN.matcher(execution.group()).results())
                        .map(param -> param.group(1))
                        .filter(pattern -> classes.stream().noneMatch(name -> name.matches(expression(pattern))))
                        .toList());
    }

    /** As PIT reads a pattern. */
    private static String expression(String pattern) {
        return pattern.startsWith("~")
                ? pattern.substring(1).replace("+", "\\+")
                : pattern.replace(".", "\\.").replace("*", ".*");
    }
}
