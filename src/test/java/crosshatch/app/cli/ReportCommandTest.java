package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import crosshatch.experiment.crate.ResearchObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From records to files. */
class ReportCommandTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void theSameRecordsGiveTheSameBytes() throws IOException {
        Path results = compared("results", "10s");

        CommandRun first = report(results, "--out", folder.resolve("first"));
        CommandRun second = report(results, "--out", folder.resolve("second"));

        assertEquals(ExitCode.DONE, first.exitCode(), first.err());
        assertEquals(ExitCode.DONE, second.exitCode(), second.err());
        Map<String, String> files = files(folder.resolve("first"));
        assertEquals(files, files(folder.resolve("second")));
        assertTrue(files.containsKey("summary.csv"), files.keySet().toString());
    }

    @Test
    void oneDirectoryHoldsItsOwnReport() {
        Path results = compared("results", "10s");

        assertEquals(ExitCode.DONE, report(results).exitCode());
        assertTrue(Files.exists(results.resolve("report").resolve("summary.csv")));
    }

    @Test
    void theCrateOfTheDirectoryNamesItsReportAndIsTheSameWhenItIsMadeAgain() throws IOException {
        Path results = compared("results", "10s");
        Path crate = results.resolve(ResearchObject.METADATA);
        assertFalse(Files.readString(crate).contains("report/tables"), "compare describes what it made");

        report(results);
        String described = Files.readString(crate);
        report(results);

        assertTrue(described.contains("\"report/\""), described);
        assertEquals(described, Files.readString(crate));
    }

    @Test
    void tablesThatAnEarlierReportHadAreRemoved() throws IOException {
        Path results = compared("results", "10s");
        report(results);
        Path tables = results.resolve("report").resolve("tables");
        Files.writeString(tables.resolve("of-yesterday.md"), "");

        report(results);

        assertFalse(Files.exists(tables.resolve("of-yesterday.md")));
        assertTrue(Files.exists(tables.resolve("counters.md")));
    }

    @Test
    void anOptionThatNoSolversDifferInIsRefused() {
        Path results = compared("results", "10s");

        CommandRun run = report(results, "--by", "undo");

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("option undo: found no two solvers"), run.err());
    }

    @Test
    void severalDirectoriesNeedAPlaceForTheReport() {
        CommandRun run = report(folder.resolve("one"), folder.resolve("two"));

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("--out DIR"), run.err());
    }

    @Test
    void runsUnderDifferentLimitsAreNotTakenTogether() {
        Path one = compared("one", "10s");
        Path two = compared("two", "5s");

        CommandRun run = report(one, two, "--out", folder.resolve("both"));

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("10.0 s in one, 5.0 s in two"), run.err());
    }

    private Path compared(String name, String timeout) {
        Path results = folder.resolve(name);
        CommandRun run = CommandRun.ofProgram(
                "compare",
                "--solvers",
                "engine,norvig",
                "--puzzles",
                "hardest10,euler50",
                "--limit",
                "4",
                "--timeout",
                timeout,
                "--isolate",
                "off",
                "--warmup",
                "10ms",
                "--quiet",
                "--out",
                results.toString());
        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        return results;
    }

    private static CommandRun report(Object... arguments) {
        return CommandRun.ofProgram(
                Stream.concat(Stream.of("report"), Stream.of(arguments).map(Object::toString))
                        .toArray(String[]::new));
    }

    private static Map<String, String> files(Path directory) throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(directory)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(
                        directory.relativize(file).toString().replace('\\', '/'),
                        new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
            }
        }
        return files;
    }
}
