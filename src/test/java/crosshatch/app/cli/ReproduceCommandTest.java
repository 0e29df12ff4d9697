package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Recipes;
import crosshatch.app.console.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code reproduce} as a user runs it. */
class ReproduceCommandTest {
    @TempDir
    private Path folder = Path.of("");

    private CommandRun reproduce(String... arguments) {
        Stream<String> common = Stream.of(
                "study",
                "reproduce",
                "--quiet",
                "--out",
                folder.resolve("records").toString());
        return CommandRun.ofProgram(
                Stream.concat(common, Arrays.stream(arguments)).toArray(String[]::new));
    }

    private CommandRun reproduceFrom(String paper, String... arguments) throws IOException {
        Path file = folder.resolve("mine.json");
        Files.writeString(file, paper);
        return reproduce(Stream.concat(Stream.of("--from", file.toString()), Arrays.stream(arguments))
                .toArray(String[]::new));
    }

    @Test
    @Tag("exhaustive")
    void printsPublishedMeasuredAndVerdict() {
        CommandRun run = reproduce("hp71b/v1-settings", "hp71b/solutions", "readalps/quiz2");

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(
                run.out()
                        .matches(
                                "(?s).* readalps/quiz2-mode0-steps +\\| published \\| 131 284 +\\| 131 284 +\\| exact .*"),
                run.out());
        assertTrue(run.out().contains("| 1-2 wrong 1-2 5-2 6-2 5-4   | differs"), run.out());
        assertTrue(run.out().contains("\nhp71b/v1-settings: V1 calls any full grid solved"), run.out());
        assertTrue(
                run.out().contains("\nhp71b/solutions-reconstructed: #2, #3, #6, #7, #9, #10 and #11 are"), run.out());
        assertTrue(Files.exists(folder.resolve("records/readalps-unique/runs.parquet")));
    }

    @Test
    void saysWhatToFetch() {
        CommandRun run = reproduce("norvig/hard375-mean");

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(run.out().contains("| needs hard375"), run.out());
        assertTrue(run.err().contains("crosshatch puzzles fetch SET, and then --all"), run.err());
        assertTrue(Files.notExists(folder.resolve("records")));
    }

    @Test
    void jsonIsForPrograms() {
        JsonNode figure = JsonMapper.shared()
                .readTree(reproduce("euler96-fifty", "--format", "json").out())
                .get(0);

        assertEquals("euler96/solved-by-logic", figure.get("figure").asString());
        assertEquals("40", figure.get("measured").asString());
        assertEquals("exact", figure.get("verdict").asString());
    }

    @Test
    void listsWhatThereIsAndMeasuresNothing() {
        CommandRun run = reproduce("--list", "hp71b");

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(
                run.out().contains("  hp71b/v2-recursion (published): Puzzles for which version 2 needs recursion"),
                run.out());
    }

    @Test
    void anUnknownFigureIsBadInput() {
        CommandRun run = reproduce("norvik");

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("'norvik': found no figure and no experiment with a name that begins so"));
        assertTrue(run.err().contains("Did you mean 'norvig'?"), run.err());
    }

    @Test
    void theFigureOfTheRecipeComesOut() throws IOException {
        CommandRun run =
                reproduceFrom(Recipes.under("A published figure", "json").get(0));

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(run.out().contains("| exact"), run.out());
    }

    @Test
    void aFigureThatDoesNotComeOutIsExitCode1() throws IOException {
        String figure = "{'id': '%s', 'what': 'x', 'value': '7', 'experiment': 'mine', 'query': '%s'}";
        String wrong = figure.formatted("wrong", "SELECT sum(solutions) FROM measured");
        String none = figure.formatted("none", "SELECT NULL FROM measured LIMIT 1");
        String paper = "{'experiments': {'mine': {'solvers': ['norvig'], 'sets': ['homer']}}, 'figures': [" + wrong
                + ", " + none + "]}";

        CommandRun run = reproduceFrom(paper.replace('\'', '"'), "--format", "csv");

        assertEquals(ExitCode.WRONG, run.exitCode(), run.err());
        assertEquals(
                List.of(
                        "figure,mark,value,measured,verdict,note",
                        "wrong,ours,7,1,UNEXPLAINED,",
                        "none,ours,7,,FAILED,an answer is missing or wrong"),
                run.out().lines().toList());
    }

    @Test
    void anExperimentThatIsNotDescribedIsBadInput() throws IOException {
        CommandRun run = reproduceFrom(
                "{\"figures\": [{\"id\": \"a\", \"what\": \"x\", \"experiment\": \"none\", \"query\": \"SELECT 1\"}]}");

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(
                run.err()
                        .contains(
                                "a figure names the experiment 'none', but the file of the figures has no such experiment"),
                run.err());
    }
}
