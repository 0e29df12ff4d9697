package crosshatch.results;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is in a results directory is told by the names of its files and folders. */
class ResultsFoldersTest {
    @TempDir
    private Path directory = Path.of("");

    @Test
    void shardsAreFoundByTheirNames() throws IOException {
        for (String name : List.of("shard-1-of-2", "shard-2-of-2", "report")) {
            Files.createDirectory(directory.resolve(name));
        }

        assertEquals(Set.of("shard-1-of-2", "shard-2-of-2"), names(ResultsStore.shards(directory)));
    }

    @Test
    void aDirectoryWithRunsOfItsOwnHasNoShards() throws IOException {
        Files.createDirectory(directory.resolve("shard-1-of-2"));
        for (String runs : List.of(ResultsStore.LEDGER, ResultsStore.PARQUET)) {
            Path file = Files.createFile(directory.resolve(runs));

            assertEquals(List.of(), ResultsStore.shards(directory), runs);
            Files.delete(file);
        }
    }

    @Test
    void whatDoesNotExistHasNoShards() {
        assertEquals(List.of(), ResultsStore.shards(directory.resolve("nowhere")));
    }

    @Test
    void hiddenFilesAreNoneOfThoseThatWereWritten() throws IOException {
        for (String name : List.of(".lock", "plan.json", "runs.parquet")) {
            Files.createFile(directory.resolve(name));
        }

        assertEquals(Set.of("plan.json", "runs.parquet"), names(ResultsStore.files(directory)));
    }

    private static Set<String> names(List<Path> paths) {
        return paths.stream().map(path -> path.getFileName().toString()).collect(Collectors.toSet());
    }
}
