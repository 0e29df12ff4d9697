package crosshatch.prose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A sentence is new if its file had it less often; the baseline never grows. */
@Tag("docs")
class BaselineTest {
    private static final List<Hit> BEFORE = hits("page.md", "It is drawn anew. It is made anew.");

    private static List<Hit> hits(String file, String markdown) {
        return Prose.of(MarkdownTexts.read(file, markdown)).hits();
    }

    private static List<String> shown(List<Hit> hits) {
        return hits.stream().map(hit -> hit.sentence().shown()).toList();
    }

    @Test
    void aSentenceThatWasThereIsNotNewWhereverItMoves() {
        List<Hit> today = hits("page.md", "It is made anew.\n\n# Title\n\nIt is drawn anew.");

        assertEquals(List.of(), Baseline.of(BEFORE).missing(today));
    }

    @Test
    void aSentenceThatChangedIsNew() {
        List<Hit> today = hits("page.md", "It is drawn anew. It is written anew.");

        assertEquals(List.of("It is written anew."), shown(Baseline.of(BEFORE).missing(today)));
    }

    @Test
    void aSentenceThatStandsOnceMoreIsNew() {
        List<Hit> today = hits("page.md", "It is drawn anew. It is drawn anew. It is made anew.");

        assertEquals(List.of("It is drawn anew."), shown(Baseline.of(BEFORE).missing(today)));
    }

    @Test
    void aSentenceOfAnotherFileIsNew() {
        assertEquals(
                1,
                Baseline.of(BEFORE)
                        .missing(hits("other.md", "It is drawn anew."))
                        .size());
    }

    @Test
    void whatIsGoneIsTakenOutAndWhatIsNewIsNotPutIn() {
        Baseline today = Baseline.of(hits("page.md", "It is drawn anew. It is written anew."));

        Baseline shrunk = Baseline.of(BEFORE).shrunkTo(today);

        assertEquals(Baseline.of(hits("page.md", "It is drawn anew.")), shrunk);
    }

    @Test
    void itIsReadAsItWasWritten(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("baseline.tsv");
        Baseline.of(BEFORE).write(file);

        assertEquals(Baseline.of(BEFORE), Baseline.read(file));
        assertEquals(
                "file\trule\tsentences\thashes\npage.md\tANEW\t2\t",
                Baseline.of(BEFORE).text().replaceFirst("[0-9a-f]{8} [0-9a-f]{8}\n$", ""));
    }

    @Test
    void aSentenceIsRightAnywayInItsFileAgainstItsRuleOnly() {
        Hit hit = BEFORE.get(0);

        assertTrue(new RightAnyway("page.md", "ANEW", "drawn anew", "a quotation").covers(hit));
        assertFalse(new RightAnyway("page.md", "ANEW", "made anew", "a quotation").covers(hit));
        assertFalse(new RightAnyway("page.md", "TELL", "drawn anew", "a quotation").covers(hit));
        assertFalse(new RightAnyway("other.md", "ANEW", "drawn anew", "a quotation").covers(hit));
    }

    @Test
    void aBaselineOfNothingHasNothing() {
        assertEquals(Map.of(), Baseline.of(List.of()).hashes());
    }
}
