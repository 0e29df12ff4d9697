package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.KnownTrees;
import crosshatch.Puzzles;
import crosshatch.app.console.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code solve --trace}. */
class SolveTraceTest {
    private static final String PUZZLE = Puzzles.EULER_1.toString();
    private static final String TWO_SOLUTIONS = Puzzles.TWO_SOLUTIONS_2.toString();

    @TempDir
    private Path folder = Path.of("");

    @Test
    void aPuzzleAfterTraceIsAPuzzleAndNotAFormat() {
        CommandRun run = CommandRun.ofProgram("solve", "--trace", TWO_SOLUTIONS, "--question", "unique");

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(run.out().contains("\ndecision r1c1=2  level 1, one of 2\n  "), run.out());
    }

    @Test
    void jsonLinesOnStandardOutputAreNothingButJson() {
        CommandRun run = CommandRun.ofProgram("solve", "--trace=jsonl", PUZZLE, TWO_SOLUTIONS);

        List<JsonNode> lines = parsed(run.out());
        assertEquals(2, count(lines, "puzzle"));
        assertEquals(2, count(lines, "solution"));
        assertEquals(2, count(lines, "answer"));
        assertEquals("solved", lines.get(lines.size() - 1).get("claim").asString());
    }

    @Test
    void jsonLinesAndAnswersOfAnotherFormatAreNotMixed() {
        CommandRun run = CommandRun.ofProgram("solve", "--trace=jsonl", PUZZLE, "--format", "grid");

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("--trace-file"), run.err());
    }

    @Test
    void aFileTakesTheTraceAwayFromTheAnswers() throws IOException {
        Path file = folder.resolve("steps.jsonl");

        CommandRun run = CommandRun.ofProgram(
                "solve", PUZZLE, "--trace=jsonl", "--trace-file", file.toString(), "--format", "line");

        assertEquals(Puzzles.EULER_1_SOLUTION.toString(), run.out().strip());
        assertEquals(1, count(parsed(Files.readString(file)), "solution"));
    }

    /** The tree is known by hand, so the numbers of its edges are. */
    @ParameterizedTest
    @ValueSource(strings = {"engine", "norvig"})
    void aTraceTellsEveryDecisionAndBacktrackOfTheTree(String solver) {
        KnownTrees.Tree tree = KnownTrees.INNER_NODE_REFUTED;

        CommandRun run = CommandRun.ofProgram(
                "solve", tree.puzzle().toString(), "--solver", solver, "--question", "unique", "--trace=jsonl");

        assertEquals(tree.decisions(), count(parsed(run.out()), "decision"));
        assertEquals(tree.backtracks(), count(parsed(run.out()), "backtrack"));
    }

    @Test
    void aSolverThatDoesNotTellItsStepsIsRefusedWithThoseThatDo() {
        CommandRun run = CommandRun.ofProgram("solve", PUZZLE, "--solver", "minisat", "--trace");

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(
                run.err()
                        .contains("minisat does not report its steps; expected one of: choco, cpsat, sat4j, engine,"
                                + " lcg, swift, norvig"),
                run.err());
        assertEquals("", run.out());
    }

    @Test
    void anUnknownFormatOrAFileThatCannotBeWrittenIsRefused() {
        assertEquals(
                ExitCode.BAD_INPUT,
                CommandRun.ofProgram("solve", PUZZLE, "--trace=xml").exitCode());
        CommandRun run = CommandRun.ofProgram(
                "solve", PUZZLE, "--trace-file", folder.resolve("no/steps.txt").toString());

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("cannot be written"), run.err());
    }

    private static List<JsonNode> parsed(String text) {
        return text.lines().map(line -> JsonMapper.shared().readTree(line)).toList();
    }

    private static long count(List<JsonNode> lines, String event) {
        return lines.stream()
                .filter(line -> line.path("event").asString("").equals(event))
                .count();
    }
}
