package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The directory for temporary files before and after the program. */
@Tag("process")
@Tag("exhaustive")
class NothingLeftBehindTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void aFreshProcessForEachRunLeavesNothingAlsoOfWhatLibrariesUnpack() throws IOException, InterruptedException {
        Path temporary = Files.createDirectory(folder.resolve("tmp"));
        Path results = folder.resolve("results");

        assertEquals(ExitCode.DONE, run(temporary, results), () -> read(folder.resolve("said.txt")));

        assertTrue(Files.exists(results.resolve("summary.csv")));
        assertEquals(List.of(), names(temporary));
    }

    private int run(Path temporary, Path results) throws IOException, InterruptedException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-Djava.awt.headless=true",
                        "-Djava.io.tmpdir=" + temporary,
                        "-Dcrosshatch.home=" + Path.of("").toAbsolutePath(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Crosshatch.class.getName(),
                        "compare",
                        "--cold",
                        "--solvers",
                        "cpsat",
                        "--puzzles",
                        "hardest10:2",
                        "--quiet",
                        "--out",
                        results.toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said.txt").toFile())
                .start()
                .waitFor();
    }

    private static List<String> names(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            return unreadable.toString();
        }
    }
}
