package crosshatch.results.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A query that takes long and writes temporary files, ended by a signal. */
@Tag("process")
@Tag("exhaustive")
class InterruptedQueryTest {
    @TempDir
    private Path folder = Path.of("");

    /** More than the memory holds, so that DuckDB writes files. */
    public static void main(String[] arguments) throws SQLException {
        try (DuckDbSession session = new DuckDbSession()) {
            session.execute("SET memory_limit = '60MB'");
            session.list("SELECT i FROM range(100000000) AS t(i) ORDER BY hash(i), i::VARCHAR", row -> row.getLong(1));
        }
    }

    @Test
    void endsAtOnceWithoutAWordAndLeavesNoFile() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/kill")), "a system with signals");
        Path temporary = Files.createDirectory(folder.resolve("tmp"));
        Path messages = folder.resolve("messages");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Djava.io.tmpdir=" + temporary,
                        "-cp",
                        System.getProperty("java.class.path"),
                        InterruptedQueryTest.class.getName())
                .redirectErrorStream(true)
                .redirectOutput(messages.toFile())
                .start();
        while (process.isAlive() && spilled(temporary).isEmpty()) process.waitFor(20, TimeUnit.MILLISECONDS);

        new ProcessBuilder("/bin/kill", "-TERM", Long.toString(process.pid()))
                .start()
                .waitFor();

        assertTrue(process.waitFor(60, TimeUnit.SECONDS));
        assertEquals(143, process.exitValue(), Files.readString(messages));
        assertEquals("", Files.readString(messages));
        assertEquals(List.of(), spilled(temporary));
    }

    private static List<Path> spilled(Path temporary) throws IOException {
        try (Stream<Path> files = Files.walk(temporary)) {
            return files.filter(file -> file.toString().contains("crosshatch-sql-"))
                    .filter(Files::isRegularFile)
                    .toList();
        }
    }
}
