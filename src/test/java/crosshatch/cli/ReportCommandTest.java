package crosshatch.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
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
        assertTrue(files.containsKey("tables/summary.csv"), files.keySet().toString());
    }

    @Test
    void oneDirectoryHoldsItsOwnReport() {
        Path results = compared("results", "10s");

        assertEquals(ExitCode.DONE, report(results).exitCode());
        assertTrue(Files.exists(results.resolve("report").resolve("tables").resolve("summary.csv")));
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
                files.put(directory.relativize(file).toString().replace('\\', '/'), Files.readString(file));
            }
        }
        return files;
    }
}
