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
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From records to files. */
class ReportCommandTest {
    @TempDir
    private static Path folder = Path.of("");

    private static Path results = Path.of("");

    @BeforeAll
    static void compare() {
        results = compared("results", "10s");
    }

    @Test
    @Tag("exhaustive")
    void aReportThatIsMadeAgainHasTheSameBytesAndNothingOfYesterday() throws IOException {
        Path crate = results.resolve(ResearchObject.METADATA);
        assertFalse(Files.readString(crate).contains("report/tables"), "compare describes what it made");

        assertReported();
        Map<String, String> files = files(results);
        Files.writeString(results.resolve("report/tables/of-yesterday.md"), "");
        assertReported();

        String described = Objects.requireNonNull(files.get(ResearchObject.METADATA));
        assertTrue(described.contains("\"report/\""), described);
        assertTrue(files.keySet().containsAll(Set.of("report/summary.csv", "report/tables/counters.md")));
        assertEquals(files, files(results));
    }

    private static void assertReported() {
        CommandRun run = report(results);
        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
    }

    @Test
    void anOptionThatNoSolversDifferInIsRefused() {
        CommandRun run = report(results, "--out", folder.resolve("by"), "--by", "undo");

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("option undo: found no two solvers"), run.err());
    }

    @Test
    void theFamilyAloneIsRefusedBeforeRecordsAreRead() {
        CommandRun run = report(folder.resolve("missing"), "--by", "solver");

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("--by solver: expected an option of solvers"), run.err());
        assertTrue(run.err().contains("--factors solver"), run.err());
    }

    @Test
    void severalDirectoriesNeedAPlaceForTheReport() {
        CommandRun run = report(folder.resolve("one"), folder.resolve("two"));

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("--out DIR"), run.err());
    }

    @Test
    void runsUnderDifferentLimitsAreNotTakenTogether() {
        Path two = compared("two", "5s");

        CommandRun run = report(results, two, "--out", folder.resolve("both"));

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("10.0 s in results, 5.0 s in two"), run.err());
    }

    private static Path compared(String name, String timeout) {
        Path out = folder.resolve(name);
        CommandRun run = CommandRun.ofLine(
                "compare --solvers engine,norvig --puzzles hardest10:4,euler50:4 --timeout {} --isolate "
                        + "off --warmup 10ms --quiet --out {}",
                timeout,
                out);
        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        return out;
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
