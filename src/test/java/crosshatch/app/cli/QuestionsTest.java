package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import crosshatch.app.console.ExitCode;
import crosshatch.instances.sets.Sets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The queries of {@code results/questions} can be asked, and are those of the tables beside them. */
@Tag("exhaustive")
class QuestionsTest {
    private static final Path FOLDER = Sets.home().resolve("results/questions");
    private static final Path RECORDS = Sets.home().resolve("results/reference/small-any");

    static Stream<Path> queries() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".sql")).toList().stream();
        }
    }

    @Test
    void thereAreSome() throws IOException {
        assertFalse(queries().toList().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("queries")
    void theTableHasTheColumnsOfItsQuery(Path query) throws IOException {
        CommandRun run = CommandRun.ofProgram("query", RECORDS.toString(), Files.readString(query), "--format", "csv");

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        Path table = FOLDER.resolve(name(query) + ".csv");
        List<String> columns = run.out().lines().limit(1).toList();
        if (!name(query).endsWith("-times") || Files.exists(table)) {
            assertEquals(columns, Files.readAllLines(table).subList(0, 1));
        }
    }

    private static String name(Path query) {
        return String.valueOf(query.getFileName()).replace(".sql", "");
    }
}
