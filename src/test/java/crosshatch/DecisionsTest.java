package crosshatch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.instances.sets.Sets;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The decisions in {@code docs/decisions.md}: few, numbered, in one form, and about code that exists. */
@Tag("exhaustive")
class DecisionsTest {
    private static final int MOST_DECISIONS = 30;
    private static final List<String> PARTS = List.of("Decided", "Refused", "Because", "Code");
    private static final Pattern PART = Pattern.compile("(?m)^- \\*\\*(\\w+):\\*\\* ");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    private static List<String> decisions() throws IOException {
        String page = Files.readString(Sets.home().resolve("docs/decisions.md"));
        return Stream.of(page.split("\n## ", -1)).skip(1).toList();
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map((MatchResult match) -> match.group(1))
                .toList();
    }

    @Test
    void aDecisionHasANumberAndOneForm() throws IOException {
        List<String> decisions = decisions();

        assertTrue(decisions.size() <= MOST_DECISIONS, decisions.size() + " decisions, at most " + MOST_DECISIONS);
        IntStream.range(0, decisions.size()).forEach(at -> {
            assertTrue(decisions.get(at).startsWith((at + 1) + ". "), decisions.get(at));
            assertEquals(PARTS, found(PART, decisions.get(at)), decisions.get(at));
        });
    }

    @Test
    void theCodeOfADecisionExists() throws IOException {
        List<String> missing = decisions().stream()
                .map(decision -> decision.split("\\*\\*Code:\\*\\* ", 2)[1])
                .flatMap(code -> found(CODE, code).stream())
                .filter(name -> !exists(name))
                .toList();

        assertEquals(List.of(), missing);
    }

    /** A class of the program by its package, a class of the tests by its name, or a file. */
    private static boolean exists(String name) {
        String path = name.replace('.', '/') + ".java";
        return Stream.of("src/main/java/crosshatch/" + path, "src/test/java/crosshatch/" + path, name)
                .map(file -> Sets.home().resolve(file))
                .anyMatch(Files::isRegularFile);
    }
}
