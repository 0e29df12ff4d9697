package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import crosshatch.app.console.ExitCode;
import crosshatch.instances.sets.Sets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tables beside the pages in {@code results/} are what their queries say of the committed records. */
class ResultTablesTest {
    private static final Path RESULTS = Sets.home().resolve("results");

    @ParameterizedTest
    @ValueSource(strings = {"boards", "classics", "nine", "peaks", "propagators", "unsatisfiable", "versions"})
    void theTableIsWhatItsQuerySaysOfTheRecords(String page) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("query"));
        try (Stream<Path> records = Files.list(RESULTS.resolve("reference"))) {
            records.map(Path::toString)
                    .filter(each -> Path.of(each).getFileName().toString().matches(page + "(-.*)?"))
                    .sorted()
                    .forEach(arguments::add);
        }
        arguments.add(Files.readString(RESULTS.resolve(page + ".sql")));
        arguments.addAll(List.of("--format", "csv"));

        CommandRun run = CommandRun.ofProgram(arguments.toArray(String[]::new));

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertEquals(Files.readString(RESULTS.resolve(page + ".csv")), run.out());
    }

    /** Of the page on classic problems: how many times as long as the best each solver took. */
    @Test
    void theFactorsOfThePageAreThoseOfTheTable() throws IOException {
        Map<String, String> factors = new HashMap<>();
        for (String line : Files.readAllLines(RESULTS.resolve("classics.csv"))) {
            String[] cells = line.split(",", -1);
            if (!cells[1].equals("any")) continue;
            factors.put(cells[0] + " " + cells[2], cells[3].equals(cells[4]) ? cells[6] : "–");
        }
        List<String> shown = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        List<String> solvers = List.of();
        for (String line : Files.readAllLines(RESULTS.resolve("classics.md"))) {
            List<String> cells = Stream.of(line.split("\\|", -1))
                    .map(cell -> cell.strip().replace("`", ""))
                    .toList();
            if (line.startsWith("| problem | best, ms |")) solvers = cells.subList(3, cells.size() - 1);
            if (!line.startsWith("| `") || cells.size() != solvers.size() + 4) continue;
            for (int i = 0; i < solvers.size(); i++) {
                String key = cells.get(1) + " " + solvers.get(i);
                shown.add(key + ": " + cells.get(3 + i));
                expected.add(key + ": " + factors.get(key));
            }
        }

        assertFalse(shown.isEmpty());
        assertEquals(expected, shown);
    }
}
