package crosshatch.prose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.instances.sets.Sets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which texts are taken from which sources, where their sentences begin, and how they are counted. */
@Tag("exhaustive")
class TextsTest {
    private static final Checker CHECKER = new Checker();

    @TempDir
    private Path home = Path.of("");

    @Test
    void headingsParagraphsAndListItemsOfAPageAreTakenWithTheirLines() {
        List<Passage> passages = MarkdownTexts.read("page.md", """
                # A title

                One sentence with `code`. A second
                one, [linked](page.md).

                - an item

                | a | table |
                |---|---|
                | no | prose |

                ```
                no prose
                ```
                """);

        assertEquals(
                List.of(
                        "page.md:1 A title",
                        "page.md:3 One sentence with code.",
                        "page.md:3 A second one, linked.",
                        "page.md:6 an item"),
                shown(passages));
    }

    @Test
    void wordsInBoldThatBeginAParagraphAreItsHeadingIfTheyEndWithAMark() {
        List<Passage> passages =
                MarkdownTexts.read("page.md", "**More seeds.** They help.\n\n**Choco** is a library.\n");

        assertEquals(
                List.of("page.md:1 More seeds.", "page.md:1 They help.", "page.md:3 Choco is a library."),
                shown(passages));
        assertEquals(
                List.of(true, false, false),
                passages.stream().map(Passage::heading).toList());
    }

    @Test
    void theTextOfAPictureIsAHeading() {
        assertTrue(MarkdownTexts.read("page.md", "![Median times of eight solvers.](times.svg)")
                .get(0)
                .heading());
    }

    @Test
    void aReaderOfADrawnSentenceSeesCodeLinksAndEmphasis() {
        Passage passage = MarkdownTexts.read("page.md", "Set `seed` as [Draws](draws.md) says, *always*.")
                .get(0);

        assertEquals(
                List.of("Set `seed` as [Draws] says, *always*."),
                CHECKER.sentences(passage).stream().map(Sentence::marked).toList());
    }

    @Test
    void namesAreCodeWhereverTheyStand() {
        Passage passage = new Passage.Builder()
                .words("Give --seed N, choco/alldiff=BC or 'any', in plan.json. The solver's name is new.", 1)
                .build(Kind.HELP, "file", false);

        assertEquals("Give CODE N, CODE or CODE, in CODE. The solver's name is new.", passage.text());
        assertEquals(
                List.of("--seed", "choco/alldiff=BC", "'any'", "plan.json"),
                List.copyOf(passage.code().values()));
    }

    @Test
    void commentsOfPublicTypesAndMembersAreTaken() throws IOException {
        List<Passage> passages = java("""
                package crosshatch;

                /**
                 * A type. It has {@code code}
                 * and {@link String a link}.
                 *
                 * <p>A second paragraph.
                 * <pre>no prose</pre>
                 *
                 * @param <T> what it holds
                 */
                public class Type<T> {
                    /** Seen. */
                    public void seen() {}

                    /** Not seen. */
                    void hidden() {}

                    /** Not seen either. */
                    static class Inner {
                        /** Nor this. */
                        public void member() {}
                    }

                    /** A contract. */
                    public interface Contract {
                        /** Public without the word. */
                        void member();
                    }
                }
                """);

        assertEquals(
                List.of(
                        "src/main/java/crosshatch/Type.java:4 A type.",
                        "src/main/java/crosshatch/Type.java:4 It has code and a link.",
                        "src/main/java/crosshatch/Type.java:7 A second paragraph.",
                        "src/main/java/crosshatch/Type.java:10 what it holds",
                        "src/main/java/crosshatch/Type.java:13 Seen.",
                        "src/main/java/crosshatch/Type.java:25 A contract.",
                        "src/main/java/crosshatch/Type.java:27 Public without the word."),
                shown(passages));
    }

    @Test
    void messagesAreTakenWholeAndTextsForProgramsAreNot() throws IOException {
        List<Passage> passages = java("""
                package crosshatch;

                class Type {
                    String message(String file, int found) {
                        return file + ": found " + (found + 1)
                                + " cells in the file, expected " + text("of a file that is not there") + " cells";
                    }

                    String format = "the set %s has only %,d puzzles, 54 % of them new%n";
                    String sql = "select solver from runs where it is so";
                    String html = "<p>these are words in a page</p>";
                    String key = "two words";
                }
                """);

        assertEquals(
                List.of(
                        "src/main/java/crosshatch/Type.java:6 of a file that is not there",
                        "src/main/java/crosshatch/Type.java:5 …: found … cells in the file, expected … cells",
                        "src/main/java/crosshatch/Type.java:9 the set … has only … puzzles, 54 % of them new"),
                shown(passages));
    }

    /** Also those of commands below commands, and of options that several commands share; no examples. */
    @Test
    void theHelpOfEveryCommandIsTakenOnce() throws Exception {
        List<Passage> help = HelpTexts.read(Sets.home());

        List<String> shown = shown(help);
        assertTrue(shown.stream().anyMatch(each -> each.endsWith("wrong answers of solvers.")));
        assertTrue(shown.stream().noneMatch(each -> each.contains("crosshatch compare --solvers")));
        assertEquals(
                help.stream().map(each -> each.file() + each.text()).distinct().count(), help.size());
    }

    @Test
    void sentencesEndWhereTheyEndAndNotAtAbbreviationsOrDecimals() {
        Passage passage = new Passage.Builder()
                .words("It takes 1.5 ms, e.g. on order 3. CODE is next! Is it?", 1)
                .build(Kind.PAGE, "page.md", false);

        assertEquals(
                List.of("It takes 1.5 ms, e.g. on order 3.", "CODE is next!", "Is it?"),
                CHECKER.sentences(passage).stream().map(Sentence::shown).toList());
    }

    @Test
    void aSentenceMayHaveThirtyFiveWordsAndFourNumbers() {
        assertEquals(List.of(), found("word ".repeat(34) + "end."));
        assertEquals(List.of("LONG_SENTENCE"), found("word ".repeat(35) + "end."));
        assertEquals(List.of(), found("On 9×9 it takes 1.5, 2,000 and 3 ms since 2019 and 2020-01-02, by `5`."));
        assertEquals(List.of("MANY_NUMBERS"), found("It takes 1, 2, 3, 4 and 5 ms."));
    }

    private static List<String> found(String markdown) {
        return Prose.of(MarkdownTexts.read("page.md", markdown)).hits().stream()
                .map(Hit::rule)
                .toList();
    }

    private List<Passage> java(String source) throws IOException {
        Path folder = Files.createDirectories(home.resolve("src/main/java/crosshatch"));
        Files.writeString(folder.resolve("Type.java"), source);
        return JavaTexts.read(home);
    }

    private static List<String> shown(List<Passage> passages) {
        return passages.stream()
                .flatMap(passage -> CHECKER.sentences(passage).stream())
                .map(each -> each.place() + " " + each.shown())
                .toList();
    }
}
