package crosshatch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.instances.sets.Sets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The records in {@code docs/decisions}: short, in one form, listed, and about code that exists. */
@Tag("exhaustive")
class DecisionsTest {
    private static final Path FOLDER = Sets.home().resolve("docs/decisions");
    private static final int MOST_LINES = 40;
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    static List<String> records() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.equals("README.md"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("records")
    void aRecordHasOneForm(String name) throws IOException {
        List<String> lines = Files.readAllLines(FOLDER.resolve(name));

        assertTrue(lines.size() <= MOST_LINES, lines.size() + " lines, expected at most " + MOST_LINES);
        assertTrue(lines.get(0).startsWith("# " + name.substring(0, 4) + ": "), lines.get(0));
        assertTrue(lines.get(2).matches("Status: accepted, \\d{4}-\\d{2}-\\d{2}.*"), lines.get(2));
        assertEquals(
                List.of("## Decision", "## Why", "## Refused", "## When to think again", "## In the code"),
                lines.stream().filter(line -> line.startsWith("##")).toList());
    }

    @ParameterizedTest
    @MethodSource("records")
    void theCodeOfARecordExists(String name) throws IOException {
        String text = Files.readString(FOLDER.resolve(name));
        String code = text.substring(text.indexOf("## In the code"));

        assertEquals(
                "",
                CODE.matcher(code)
                        .results()
                        .map(match -> match.group(1))
                        .filter(each -> !exists(each))
                        .collect(Collectors.joining(", ")));
    }

    /** A class of the program by its package, a class of the tests by its name, or a file. */
    private static boolean exists(String name) {
        String path = name.replace('.', '/') + ".java";
        return Stream.of("src/main/java/crosshatch/" + path, "src/test/java/crosshatch/" + path, name)
                .anyMatch(file -> Files.isRegularFile(Sets.home().resolve(file)));
    }

    @Test
    void theIndexListsEveryRecordWithItsTitle() throws IOException {
        StringBuilder expected = new StringBuilder();
        for (String name : records()) {
            List<String> lines = Files.readAllLines(FOLDER.resolve(name));
            String title = lines.get(0).replaceFirst("# \\d+: ", "");
            String since = lines.get(2).substring("Status: accepted, ".length()).substring(0, "2026-11-21".length());
            expected.append("| [%s](%s) | %s | %s |\n".formatted(name.substring(0, 4), name, title, since));
        }

        String index = Files.readString(FOLDER.resolve("README.md"));

        assertEquals(expected.toString(), index.substring(index.indexOf("| [")));
    }
}
