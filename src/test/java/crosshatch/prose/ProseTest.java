package crosshatch.prose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.instances.sets.Sets;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.languagetool.rules.CorrectExample;
import org.languagetool.rules.IncorrectExample;
import org.languagetool.rules.Rule;
import org.languagetool.rules.RuleMatch;

/**
 * Sentences follow the rules of {@code rules.xml} and of {@link SentenceRule}: in pages, help texts, messages and the comments of public types. {@code docs/prose.sh}
 * prints what is found.
 */
@Tag("exhaustive")
class ProseTest {
    private static final Path RIGHT = Sets.home().resolve("src/test/resources/crosshatch/prose/prose-right.tsv");
    private static final int MOST_RIGHT = 40;

    private static final Checker CHECKER = new Checker();
    private static Prose prose = new Prose(List.of(), List.of());

    @BeforeAll
    static void read() throws Exception {
        prose = Prose.of(Sets.home());
    }

    @Test
    void sentencesFollowTheRules() throws IOException {
        List<RightAnyway> right = RightAnyway.read(RIGHT);

        String found = prose.hits().stream()
                .filter(hit -> right.stream().noneMatch(each -> each.covers(hit)))
                .map(hit -> hit + "\n")
                .collect(Collectors.joining());

        assertTrue(
                found.isEmpty(),
                () -> "Write these sentences as it says behind them. If one is right as it stands, give the reason in "
                        + RIGHT + ".\n" + found);
    }

    @Test
    void whatIsRightAnywayIsAShortListOfSentencesWithReasons() throws IOException {
        List<RightAnyway> right = RightAnyway.read(RIGHT);

        assertTrue(right.size() <= MOST_RIGHT, right.size() + " rows, at most " + MOST_RIGHT);
        for (RightAnyway each : right) {
            assertFalse(each.reason().isBlank(), each + " has no reason");
            assertTrue(
                    prose.hits().stream().anyMatch(each::covers),
                    each + " is found no longer. Take it out of " + RIGHT);
        }
    }

    @TestFactory
    Stream<DynamicTest> everyRuleFindsItsExamplesAndNoOthers() {
        return CHECKER.rules().stream()
                .map(rule -> DynamicTest.dynamicTest(rule.getFullId() + " " + rule.getDescription(), () -> {
                    assertFalse(rule.getIncorrectExamples().isEmpty());
                    assertFalse(rule.getCorrectExamples().isEmpty());
                    for (IncorrectExample example : rule.getIncorrectExamples()) {
                        assertEquals(List.of(example.getExample()), marked(rule, example.getExample()));
                    }
                    for (CorrectExample example : rule.getCorrectExamples()) {
                        assertEquals(List.of(), marked(rule, example.getExample()));
                    }
                }));
    }

    /** The sentence with a marker around the words that the rule finds, once for each place. */
    private static List<String> marked(Rule rule, String example) {
        String text = example.replaceAll("</?marker>", "");
        return Checker.matches(rule, CHECKER.analyzed(text)).stream()
                .map(match -> marked(text, match))
                .toList();
    }

    private static String marked(String text, RuleMatch match) {
        return text.substring(0, match.getFromPos())
                + "<marker>"
                + text.substring(match.getFromPos(), match.getToPos())
                + "</marker>"
                + text.substring(match.getToPos());
    }
}
