package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.app.console.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An experiment in a pack runs again without the file of its author: {@code compare --plan FILE.zip}. */
class RepeatedPackTest {
    @TempDir
    private Path folder = Path.of("");

    private Path pack = Path.of("");

    @BeforeEach
    void packAndRemoveThePuzzles() throws IOException {
        Path puzzles = folder.resolve("own.txt");
        Files.writeString(puzzles, Puzzles.EULER_1 + "\n" + Puzzles.NORVIG_HARD_1 + "\n");
        pack = folder.resolve("own.zip");
        Path first = folder.resolve("first");
        compare(
                "--solvers",
                "engine,norvig",
                "--puzzles",
                puzzles.toString(),
                "--isolate",
                "off",
                "--cold",
                "--out",
                first.toString());
        assertEquals(
                ExitCode.DONE,
                CommandRun.ofProgram("pack", first.toString(), "--out", pack.toString())
                        .exitCode());
        Files.delete(puzzles);
    }

    @Test
    void answersCountersAndOrdersStandBesideThoseOfThePack() {
        CommandRun again = compare(
                "--plan", pack.toString(), "--out", folder.resolve("again").toString());

        assertEquals(ExitCode.DONE, again.exitCode(), again.err());
        String solved = "(?m)^ (engine|norvig) +\\| +2 \\| +- \\| +- \\|";
        assertEquals(2, Pattern.compile(solved).matcher(again.out()).results().count(), again.out());
        assertTrue(again.out().contains("The order of pairs of solvers, before and here"), again.out());
        assertTrue(again.out().contains("not decided before"), again.out());
    }

    @Test
    void aShareOfTheRunsIsRepeated() {
        CommandRun half = compare(
                "--plan",
                pack.toString(),
                "--sample",
                "50%",
                "--out",
                folder.resolve("half").toString());

        assertEquals(ExitCode.DONE, half.exitCode(), half.err());
        assertTrue(
                Pattern.compile("(?m)^ engine +\\| +1 \\| +- \\| +- \\|")
                        .matcher(half.out())
                        .find(),
                half.out());
    }

    @Test
    void aPercentageNeedsAPackAndAPackNeedsAPercentage() {
        CommandRun withoutPack = compare("--sample", "50%");
        CommandRun number = compare("--plan", pack.toString(), "--sample", "1");

        assertEquals(ExitCode.BAD_INPUT, withoutPack.exitCode());
        assertTrue(withoutPack.err().contains("--sample 50%: expected a number of puzzles"), withoutPack.err());
        assertEquals(ExitCode.BAD_INPUT, number.exitCode());
        assertTrue(number.err().contains("--sample 1: expected a percentage of the runs"), number.err());
    }

    @Test
    void setsIsAnotherNameOfThePuzzles() {
        CommandRun run = compare(
                "--solvers", "norvig", "--sets", "hardest10:1", "--isolate", "off", "--cold", "--out", folder + "/s");

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(run.out().contains("(1 puzzle)"), run.out());
    }

    private static CommandRun compare(String... options) {
        String[] all = new String[options.length + 2];
        all[0] = "compare";
        all[1] = "--quiet";
        System.arraycopy(options, 0, all, 2, options.length);
        return CommandRun.ofProgram(all);
    }
}
