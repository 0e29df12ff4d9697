package crosshatch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.instances.sets.Sets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** ARCHITECTURE.md lists every package, and names files that exist. */
@Tag("exhaustive")
class ArchitecturePageTest {
    private static final Path SOURCES = Sets.home().resolve("src/main/java/crosshatch");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| `([a-z0-9.]+)` \\|");
    private static final Pattern FILE = Pattern.compile("`([\\w/.-]+\\.(?:java|json|md|sh))`");

    private static String page() throws IOException {
        return Files.readString(Sets.home().resolve("ARCHITECTURE.md"));
    }

    private static List<Path> packages() throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .map(Path::getParent)
                    .distinct()
                    .toList();
        }
    }

    @Test
    void itShowsTheMethodOfCompareAsItIs() throws IOException {
        String shown = page().replaceAll("(?s).*```java\n(.*?)\n```.*", "$1");
        String source = Files.readString(SOURCES.resolve("app/cli/CompareCommand.java"));

        assertTrue(source.contains(shown.indent(4)), shown);
    }

    @Test
    void everyGroupHasARow() throws IOException {
        TreeSet<String> groups = new TreeSet<>();
        for (Path each : packages())
            groups.add(SOURCES.relativize(each).getName(0).toString());

        assertEquals(
                groups,
                ROW.matcher(page()).results().map(row -> row.group(1)).collect(Collectors.toCollection(TreeSet::new)));
    }

    @Test
    void everyPackageSaysWhatItIsFor() throws IOException {
        for (Path each : packages()) {
            assertTrue(Files.isRegularFile(each.resolve("package-info.java")), each + " has no package-info.java");
        }
    }

    @Test
    void theFilesItNamesExist() throws IOException {
        List<String> missing = FILE.matcher(page())
                .results()
                .map((MatchResult file) -> file.group(1))
                .filter(file -> file.contains("/"))
                .filter(file -> !Files.exists(Sets.home().resolve(file)) && !Files.exists(SOURCES.resolve(file)))
                .toList();

        assertEquals(List.of(), missing);
    }
}
