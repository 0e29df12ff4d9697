package crosshatch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Only the command line knows what its options are called, and a page of the documentation that is named exists. */
@Tag("exhaustive")
class MessagesTest {
    private static final Path SOURCES = Path.of("src/main/java/crosshatch");
    private static final Pattern PAGE = Pattern.compile("\\bdocs/[\\w/-]+\\.md\\b");
    private static final Pattern OPTION = Pattern.compile("\"[^\"\n]*--[a-z][^\"\n]*\"");
    /**
     * Those that tell a command line as a fact: what a file was made by, what a figure is measured again by, what a JVM was not
     * started with.
     */
    private static final Set<String> TELL_COMMANDS = Set.of(
            "solvers/export/CnfFormat.java",
            "solvers/export/OpbFormat.java",
            "solvers/external/Description.java",
            "solvers/external/Arguments.java",
            "solvers/external/Descriptions.java",
            "solvers/external/MiniZinc.java",
            "experiment/crate/ResearchObject.java",
            "experiment/study/hunt/Reproducer.java",
            "solvers/swift/Kernel.java");

    @Test
    void messagesOfInnerRoomsNameNoOption() throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(MessagesTest::isInner).toList()) {
                OPTION.matcher(Files.readString(file))
                        .results()
                        .forEach(literal -> found.add(SOURCES.relativize(file) + ": " + literal.group()));
            }
        }

        assertEquals(List.of(), found);
    }

    @Test
    void everyPageOfTheDocumentationThatIsNamedExists() throws IOException {
        List<String> missing = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main"))) {
            for (Path file : files.filter(each -> each.toString().matches(".*\\.(java|json|proto)"))
                    .toList()) {
                PAGE.matcher(Files.readString(file))
                        .results()
                        .map(page -> page.group())
                        .filter(page -> !Files.exists(Path.of(page)))
                        .forEach(page -> missing.add(file + ": " + page));
            }
        }

        assertEquals(List.of(), missing);
    }

    private static boolean isInner(Path file) {
        String name = SOURCES.relativize(file).toString().replace('\\', '/');
        return name.endsWith(".java")
                && !name.startsWith("app/cli/")
                && !name.startsWith("app/console/")
                && !name.startsWith("app/spark/")
                && !TELL_COMMANDS.contains(name);
    }
}
