package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code compare --same-tree}: cost of a node, or no ratio at all. */
class SameTreeTest {
    private static final String BINARY = "engine/propagate=gac/branch=binary";

    @TempDir
    private Path folder = Path.of("");

    private CommandRun compare(String solvers, String... more) {
        List<String> arguments = new ArrayList<>(List.of("compare", "--same-tree", "--solvers", solvers));
        arguments.addAll(List.of("--out", folder.resolve("out").toString(), "--isolate", "off", "--quiet"));
        arguments.addAll(List.of(more));
        return CommandRun.ofProgram(arguments.toArray(String[]::new));
    }

    @ParameterizedTest
    @CsvSource({"min, dom, any", "min, dom, unique", "input, input, unique"})
    @Tag("exhaustive")
    void engineAndChocoBranchAlikeOnAllSetsThatAreShipped(String engine, String choco, String question)
            throws IOException {
        CommandRun run = compare(
                "A=" + BINARY + "/select=" + engine + ",B=choco/alldiff=AC/select=" + choco,
                "--puzzles",
                "hardest10,first10,euler50",
                "--question",
                question,
                "--repeat",
                "2",
                "--warmup",
                "1ms");

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(
                run.out()
                        .contains("hardest10, question " + question
                                + ": cost of a node, all search trees being the same"),
                run.out());
        assertTrue(Files.readString(folder.resolve("out/report/index.html")).contains("cost of a node"));
    }

    @Test
    void differentTreesAreRefusedAndTheFirstPuzzleIsNamed() {
        CommandRun run = compare(
                "A=" + BINARY + ",B=" + BINARY + "/select=input",
                "--puzzles",
                "hardest10",
                "--question",
                "unique",
                "--warmup",
                "1ms");

        assertEquals(ExitCode.WRONG, run.exitCode());
        assertTrue(run.err().contains("different trees: hardest10, question unique: #"), run.err());
        assertTrue(run.err().contains(" nodes, ") && run.err().contains("; B "), run.err());
        assertFalse(run.out().contains("cost of a node"), run.out());
    }

    @Test
    @Tag("exhaustive")
    void aTreeThatWasCutOffIsNotTheSame() {
        CommandRun run = compare(
                "choco/alldiff=AC/select=dom," + BINARY,
                "--puzzles",
                "sudoku-6/holes=0.5/count=1/seed=1",
                "--timeout",
                "1ms",
                "--warmup",
                "1ms");

        assertEquals(ExitCode.WRONG, run.exitCode(), run.out());
        assertTrue(run.err().contains("#1: choco/alldiff=AC/select=dom not counted to its end"), run.err());
    }

    @Test
    void whoseTreesCannotBeCountedIsRefusedBeforeAnythingRuns() {
        CommandRun run = compare(
                "choco/alldiff=AC/select=dom,cpsat/givens=live/model=bool/profile=fast", "--puzzles", "hardest10");

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertEquals(
                "the same search tree: cpsat/givens=live/model=bool/profile=fast does not count the nodes of its search tree exactly. Leave it out",
                run.err().strip());
    }

    @Test
    void oneSolverAloneIsRefused() {
        assertEquals(
                ExitCode.BAD_INPUT,
                compare("choco/alldiff=AC/select=dom", "--puzzles", "hardest10").exitCode());
    }
}
