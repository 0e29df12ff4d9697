package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.Fingerprint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code reproduce} as a user runs it. */
class ReproduceCommandTest {

    @Test
    void printsPublishedMeasuredAndVerdict() {
        CommandRun run = CommandRun.ofProgram("study", "reproduce", "homer", "readalps/quiz2", "--quiet");

        assertEquals(0, run.exitCode(), run.err());
        assertTrue(run.out().contains("HLSudokuSolver\n"), run.out());
        assertTrue(run.out()
                .matches("(?s).* mono-sector-as-explained +\\| published +\\| 98 +\\| 101 +\\| differs +\\| \\[1].*"));
        assertTrue(
                run.out().matches("(?s).* quiz2-mode0-steps +\\| published +\\| 131 284 +\\| 131 284 +\\| exact .*"),
                run.out());
        assertTrue(run.out().matches("(?s).*\n all +\\| 11 +\\| 1 +\\| 12 +\n"), run.out());
    }

    @Test
    void saysWhatToFetch() {
        CommandRun run = CommandRun.ofProgram("study", "reproduce", "norvig/hard375-mean", "--quiet");

        assertEquals(0, run.exitCode(), run.err());
        assertTrue(run.out().contains("needs data"), run.out());
        assertTrue(
                run.out().contains("crosshatch puzzles fetch hard375\nand then: crosshatch study reproduce --all"),
                run.out());
    }

    @Test
    void saysOfWhichFiguresTheInputIsReconstructed() {
        CommandRun run = CommandRun.ofProgram("study", "reproduce", "hp71b/solutions", "--quiet");

        assertTrue(run.out().matches("(?s).* solutions +\\| derived +\\| 6 +\\| 6 +\\| exact +\\| +\n.*"), run.out());
        assertTrue(run.out().contains("[1] #2, #3, #6, #7, #9, #10 and #11 are reconstructed"), run.out());
        assertTrue(run.out().endsWith("1 of them on reconstructed puzzles.\n"), run.out());
    }

    @Test
    void jsonIsForPrograms() {
        CommandRun run =
                CommandRun.ofProgram("study", "reproduce", "euler96/corner-sum", "--format", "json", "--quiet");

        JsonNode figure = JsonMapper.shared().readTree(run.out()).get(0);
        assertEquals("24702", figure.get("value").asString());
        assertEquals("24702", figure.get("measured").get(0).asString());
        assertEquals("exact", figure.get("verdict").asString());
    }

    @Test
    void listsWhatThereIsAndMeasuresNothing() {
        CommandRun run = CommandRun.ofProgram("study", "reproduce", "--list", "hp71b");

        assertEquals(0, run.exitCode(), run.err());
        assertTrue(
                run.out().contains("  hp71b/v2-recursion (published): Puzzles for which version 2 needs recursion"),
                run.out());
    }

    @Test
    void anUnknownFigureIsBadInput() {
        CommandRun run = CommandRun.ofProgram("study", "reproduce", "hommer");

        assertEquals(2, run.exitCode());
        assertTrue(run.err().contains("'hommer': found no figure with a name that begins so"), run.err());
    }

    @Test
    void aFileThatIsNoSetIsBadInput() {
        CommandRun run = CommandRun.ofProgram("study", "reproduce", "--data", "pom.xml", "homer");

        assertEquals(2, run.exitCode());
        assertTrue(
                run.err().contains("pom.xml: found a file with the size and hash of no set of the catalogue"),
                run.err());
    }

    /** Here the set of that name holds another puzzle, so the published figures do not come out. */
    @Test
    void aFigureThatDoesNotComeOutIsExitCode1(@TempDir Path home) throws IOException {
        Path puzzles = Files.createDirectory(home.resolve("puzzles"));
        Path file = puzzles.resolve("homer.txt");
        Files.writeString(file, "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..\n");
        Map<String, Object> entry = new TreeMap<>(Map.of(
                "name", "homer",
                "kind", "committed",
                "title", "Another puzzle",
                "source", "none",
                "licence", "none",
                "citation", "none",
                "order", 3,
                "count", 1,
                "solutions", "one"));
        entry.put("bytes", Files.size(file));
        entry.put("sha256", Fingerprint.of(file).sha256());
        JsonMapper.shared().writeValue(puzzles.resolve("catalog.json").toFile(), Map.of("sets", List.of(entry)));

        CommandRun run = CommandRun.of(new ReproduceCommand(home), "homer/imported", "--quiet");

        assertEquals(1, run.exitCode(), run.err());
        assertTrue(run.err().startsWith("homer/imported: UNEXPLAINED: expected 123, measured "), run.err());
    }
}
