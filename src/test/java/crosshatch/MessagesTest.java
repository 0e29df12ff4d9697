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
import org.junit.jupiter.api.Test;

/** Only the command line knows what its options are called. */
class MessagesTest {
    private static final Path SOURCES = Path.of("src/main/java/crosshatch");
    private static final Pattern OPTION = Pattern.compile("\"[^\"\n]*--[a-z][^\"\n]*\"");
    /**
     * Those that tell a command line as a fact: what a file was made by, what a figure is measured again by, what a JVM was not
     * started with.
     */
    private static final Set<String> TELL_COMMANDS = Set.of(
            "export/CnfFormat.java",
            "export/OpbFormat.java",
            "outside/Description.java",
            "outside/Arguments.java",
            "outside/Descriptions.java",
            "crate/ResearchObject.java",
            "hunt/Reproducer.java",
            "reproduce/Reproduction.java",
            "reproduce/Reproductions.java",
            "swift/Kernel.java");

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

    private static boolean isInner(Path file) {
        String name = SOURCES.relativize(file).toString().replace('\\', '/');
        return name.endsWith(".java")
                && !name.startsWith("cli/")
                && !name.startsWith("console/")
                && !name.startsWith("spark/")
                && !TELL_COMMANDS.contains(name);
    }
}
