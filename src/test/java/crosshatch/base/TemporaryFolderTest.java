package crosshatch.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import crosshatch.app.cli.Crosshatch;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** File systems of their own, which only root can mount, and not everywhere: elsewhere these tests are skipped. */
@Tag("process")
class TemporaryFolderTest {
    private static final String EASY =
            "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

    @TempDir
    private Path folder = Path.of("");

    private boolean mounted;

    private Path mount(String options) throws IOException, InterruptedException {
        Path directory = Files.createDirectory(folder.resolve("small disk"));
        mounted = run("mount", "-t", "tmpfs", "-o", options, "tmpfs", directory.toString()) == 0;
        assumeTrue(mounted, "mounting needs root and a container that allows it");
        return directory;
    }

    @AfterEach
    void unmount() throws IOException, InterruptedException {
        if (mounted) run("umount", folder.resolve("small disk").toString());
    }

    private static int run(String... command) throws IOException, InterruptedException {
        try {
            return new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        } catch (IOException missing) {
            return -1;
        }
    }

    @Test
    void aUsualDirectoryHasNoProblem() {
        assertEquals(Optional.empty(), TemporaryFolder.problem(folder));
    }

    @Test
    void aMissingOneIsTold() {
        String problem = TemporaryFolder.problem(folder.resolve("none")).orElseThrow();

        assertTrue(problem.contains("none cannot be used (java.nio.file.NoSuchFileException"), problem);
    }

    @ParameterizedTest
    @CsvSource({
        "'size=300m,noexec', is mounted noexec",
        "'size=2m', 'has 2 MiB left, expected 128'",
        "'size=300m,ro', is read-only"
    })
    void directoryCauseAndRemedyAreNamed(String options, String cause) throws IOException, InterruptedException {
        Path directory = mount(options);

        String problem = TemporaryFolder.problem(directory).orElseThrow();

        assertTrue(problem.startsWith("the directory for temporary files " + directory + " " + cause), problem);
        assertTrue(problem.endsWith("TMPDIR=DIR, or CROSSHATCH_JAVA_OPTS=-Djava.io.tmpdir=DIR"), problem);
    }

    @ParameterizedTest
    @ValueSource(strings = {"query results/reference/small-any 1", "solve --solver cpsat " + EASY})
    @Tag("exhaustive")
    void aLimitOfTheSizeOfFilesIsNamed(String command) throws IOException, InterruptedException {
        assumeTrue(Files.isReadable(Path.of("/proc/self/limits")), "a system that tells the limits of a process");
        Path said = folder.resolve("limited.txt");
        String java = Path.of(System.getProperty("java.home"), "bin", "java") + " -XX:TieredStopAtLevel=1 -cp '"
                + System.getProperty("java.class.path") + "' -Dcrosshatch.home=. -Djava.io.tmpdir='" + folder + "' "
                + Crosshatch.class.getName() + " " + command;

        new ProcessBuilder("sh", "-c", "ulimit -f 1000; exec " + java)
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start()
                .waitFor();

        assertTrue(Files.readString(said).contains("(ulimit -f)"), Files.readString(said));
    }

    /** DuckDB and OR-Tools, in a JVM of their own each. */
    @ParameterizedTest
    @CsvSource({
        "query, 'size=300m,noexec', is mounted noexec",
        "query, 'size=2m', has ",
        "cpsat, 'size=300m,noexec', is mounted noexec",
        "cpsat, 'size=2m', has "
    })
    @Tag("exhaustive")
    void whoeverCannotLoadItsLibrarySaysSo(String what, String options, String cause)
            throws IOException, InterruptedException {
        Path directory = mount(options);
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Djava.io.tmpdir=" + directory,
                "-Dcrosshatch.home=" + Path.of("").toAbsolutePath(),
                "-cp",
                System.getProperty("java.class.path"),
                Crosshatch.class.getName()));
        command.addAll(
                what.equals("query")
                        ? List.of("query", "results/reference/small-any", "SELECT 1")
                        : List.of("solve", "--solver", "cpsat", EASY));
        Path said = folder.resolve("said.txt");

        int code = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start()
                .waitFor();

        String text = Files.readString(said, StandardCharsets.UTF_8);
        assertEquals(2, code, text);
        assertTrue(text.contains("the directory for temporary files " + directory + " " + cause), text);
    }
}
