package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import crosshatch.base.Fingerprint;
import crosshatch.instances.sets.Sets;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TreeCommandTest {
    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hardest10:3 --solvers gecode | tree: gecode does not report its steps; expected one of: ",
                "hardest10 | hardest10: found several puzzles, expected one. Choose one, such as hardest10:1",
                "hardest10:3 --max-nodes 0 | --max-nodes 0: expected 1 or more",
                "queens-8 --solvers swift | swift",
                "queens-8 --solvers norvig | found queens-8",
                "hardest10:3 --out t.jpg | t.jpg: expected a name that ends in .html, .svg, .pdf or .png",
                "hardest10:3 --dark | expected a name that ends in .svg, .pdf or .png"
            })
    void impossibleDrawingsAreRefusedBeforeAFileIsWritten(String arguments, String message) {
        CommandRun run = CommandRun.ofProgram(("tree " + arguments).split(" ", -1));

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains(message), run.err());
    }

    /** The pictures of README.md show the page that the program makes today; docs/pictures.sh makes them again. */
    @Test
    void usualSolversThatDoNotTakeThePuzzleAreNamedAndTheOthersHaveALineEach() {
        CommandRun run = CommandRun.ofProgram("tree", "queens-8", "--out", "" + folder.resolve("queens.html"));

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(run.err().startsWith("left out: norvig: "), run.err());
        assertEquals(
                List.of("engine", "choco", "sat4j", "Search trees"),
                run.out().lines().map(line -> line.replaceFirst(":.*", "")).toList());
    }

    @ParameterizedTest
    @CsvSource({"svg, <svg", "pdf, %PDF-", "png, PNG", "html, <!doctype html>"})
    void theEndingChoosesTheFormat(String ending, String mark) throws IOException {
        Path file = folder.resolve("trees." + ending);

        CommandRun run =
                CommandRun.ofProgram("tree", "hardest10:5", "--solvers", "best=norvig,sat4j", "--out", file.toString());

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(Files.readString(file, StandardCharsets.ISO_8859_1)
                .substring(0, 200)
                .contains(mark));
        assertTrue(run.out().startsWith("best: unique (correct), "), run.out());
        assertTrue(
                run.out().contains("\nsat4j: unique (correct), ") && run.out().contains(", no tree\n"), run.out());
    }

    /** The label is the title of its tree, the widest nodes have their decisions, and dark slides have another background. */
    @Test
    void aPictureForSlidesHasLabelsStatusAndDecisions() throws IOException {
        Path file = folder.resolve("trees.svg");

        CommandRun run = CommandRun.ofProgram(
                "tree", "hardest10:5", "--solvers", "best=norvig", "--question", "any", "--dark", "--out", "" + file);

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        String picture = Files.readString(file);
        for (String text : List.of("hardest10 #5", "best", "solved (correct)", "19 decisions, depth 8", "r2c3=4")) {
            assertTrue(picture.contains(">" + text + "<") || picture.contains(" " + text + "<"), text);
        }
        assertTrue(picture.contains("rgb(20,24,29)"), "the dark background");
    }

    @Test
    void aRunThatALimitEndedNamesTheLimit() {
        CommandRun run = CommandRun.ofProgram(
                ("tree hardest10:5 --solvers choco --max-decisions 5 --out " + folder.resolve("cut.svg"))
                        .split(" ", -1));

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(run.out().startsWith("choco: out-of-decisions (undecided), 6 decisions, depth 6. Raise"), run.out());
        assertTrue(run.out().contains("--max-decisions"), run.out());
    }

    /** Choco's tree has a node for each of two ways; the line has the counter that compare prints. */
    @Test
    void decisionsAreTheSolversOwnCount() {
        String[] more = {"hardest10:5", "--solver", "choco", "--question", "any"};
        CommandRun tree = CommandRun.ofProgram(
                "tree", more[0], "--solvers", more[2], more[3], more[4], "--out", "" + folder.resolve("choco.html"));
        CommandRun solve = CommandRun.ofProgram("solve", "--stats", more[0], more[1], more[2], more[3], more[4]);

        String decisions = tree.out().replaceAll("(?s).*, ([0-9,]+) decisions.*", "$1");
        assertTrue(solve.out().contains("decisions " + decisions + ","), tree.out() + solve.out());
    }

    @Test
    void thePicturesOfTheReadmeAreCurrent() throws IOException {
        String[] script =
                Files.readString(Sets.home().resolve("docs/pictures.sh")).split("\\$crosshatch\" ", 2);
        String arguments = script[1].substring(0, script[1].indexOf(" --out"));
        Path page = folder.resolve("trees.html");

        CommandRun run = CommandRun.ofProgram((arguments + " --out " + page).split(" ", -1));

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        MessageDigest digest = Fingerprint.digest("SHA-256");
        digest.update(Files.readAllBytes(page));
        assertEquals(
                Files.readString(Sets.home().resolve("docs/trees.sha256")).split(" ", 2)[0], Fingerprint.hex(digest));
        assertTrue(Files.readString(Sets.home().resolve("README.md")).contains("crosshatch " + arguments));
    }
}
