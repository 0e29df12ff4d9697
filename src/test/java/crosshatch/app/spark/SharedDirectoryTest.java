package crosshatch.app.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What has its final name is whole, and stays what it is. */
@Tag("process")
class SharedDirectoryTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void ofTwoAttemptsTheFirstToFinishStays() throws IOException {
        Path shared = folder.resolve("shared");
        try (SharedDirectory results = new SharedDirectory(shared.toString(), new Configuration())) {
            results.add(shard("first"), "shard-1-of-2", "a");
            results.add(shard("second"), "shard-1-of-2", "b");

            assertEquals(List.of("shard-1-of-2"), results.shards());
        }
        assertEquals("first", Files.readString(shared.resolve("shard-1-of-2").resolve("runs.parquet")));
        assertEquals(List.of("shard-1-of-2"), names(shared));
        assertEquals(List.of("runs.parquet"), names(shared.resolve("shard-1-of-2")), "the lock stays behind");
    }

    @Test
    void whatAnAttemptLeftBehindIsNoShardAndGoes() throws IOException {
        Path left = Files.createDirectories(folder.resolve(".shard-1-of-2.unfinished-a"));
        Files.writeString(left.resolve("runs.parquet"), "half");
        try (SharedDirectory results = new SharedDirectory(folder.toString(), new Configuration())) {
            results.write("plan.json", "{}");

            assertFalse(results.holds("shard-1-of-2"));
            results.removeUnfinished();

            assertTrue(results.holds("plan.json"));
            assertEquals("{}", results.read("plan.json"));
        }
        assertEquals(List.of("plan.json"), names(folder));
    }

    private Path shard(String content) throws IOException {
        Path shard = Files.createDirectories(folder.resolve(content));
        Files.writeString(shard.resolve("runs.parquet"), content);
        Files.writeString(shard.resolve(".lock"), "");
        return shard;
    }

    private static List<String> names(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> String.valueOf(file.getFileName())).toList();
        }
    }
}
