package crosshatch.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a process leaves in the directory for temporary files is nothing, in the end. */
@Tag("process")
class ScratchTest {
    @TempDir
    private Path temporary = Path.of("");

    @Test
    void aFolderGoesWithItsProcess() throws Exception {
        Process process = start("open");
        awaitFolder(process);

        end(process);

        assertEquals(List.of(), entries());
    }

    @Test
    void aFolderWhoseProcessWasKilledGoesWhenTheNextOneIsOpened() throws Exception {
        Process process = start("open");
        Path left = awaitFolder(process);
        process.destroyForcibly().waitFor();
        assertTrue(Files.exists(left.resolve("large")));

        Process next = start("open");
        Path folder = awaitFolder(next);

        assertEquals(List.of(folder), entries());
        end(next);
    }

    @Test
    void aFolderWhoseProcessLivesStays() throws Exception {
        assertStaysWhileItsProcessLives("open");
    }

    @Test
    void aLockedFolderStaysEvenIfThereIsNoSuchProcessHere() throws Exception {
        assertStaysWhileItsProcessLives("adopt");
    }

    private void assertStaysWhileItsProcessLives(String how) throws Exception {
        Process living = start(how);
        Path folder = awaitFolder(living);
        Process next = start("open");
        awaitFolder(next);
        end(next);

        assertEquals(List.of(folder), entries());
        end(living);
    }

    @Test
    void whatOthersHaveThereStays() throws Exception {
        Files.createDirectory(temporary.resolve("crosshatch-mine"));
        Files.writeString(temporary.resolve("crosshatch-999999999-x"), "a file");
        Path elsewhere = Files.createDirectory(temporary.resolve("elsewhere"));
        Files.writeString(elsewhere.resolve("kept"), "");
        Files.createSymbolicLink(temporary.resolve("crosshatch-999999998-x"), elsewhere);

        Process process = start("open");
        awaitFolder(process);
        end(process);

        assertEquals(4, entries().size(), () -> entries().toString());
        assertTrue(Files.exists(elsewhere.resolve("kept")));
    }

    private Process start(String how) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Djava.io.tmpdir=" + temporary,
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        how)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static void end(Process process) throws Exception {
        process.getOutputStream().close();
        assertEquals(0, process.waitFor());
    }

    private static Path awaitFolder(Process process) throws IOException {
        return Path.of(process.inputReader(StandardCharsets.UTF_8).readLine());
    }

    private List<Path> entries() {
        try (Stream<Path> found = Files.list(temporary)) {
            return found.toList();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Opens one, says where, and ends when its standard input does. */
    static final class Main {
        private Main() {}

        public static void main(String[] how) throws IOException {
            Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
            Scratch scratch = how[0].equals("open")
                    ? Scratch.open()
                    : Scratch.adopt(Files.createDirectory(temporary.resolve("crosshatch-999999997-x")));
            Files.writeString(scratch.folder().resolve("large"), "library");
            System.out.println(scratch.folder());
            System.in.read();
        }
    }
}
