package crosshatch.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.console.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code report --aslib}, end to end. */
class AslibTest {
    private static final int PUZZLES = 23;

    @TempDir
    private Path folder = Path.of("");

    private CommandRun report(String... more) {
        Path results = folder.resolve("results");
        CommandRun.ofProgram(
                "compare",
                "--solvers",
                "engine,mine=norvig",
                "--puzzles",
                more.length > 0 ? more[0] : "hp71b,first10",
                "--repeat",
                "2",
                "--isolate",
                "off",
                "--warmup",
                "1ms",
                "--quiet",
                "--out",
                results.toString());
        return CommandRun.ofProgram(
                "report", results.toString(), "--aslib", folder.resolve("it's").toString());
    }

    /** The rows of a table, and behind them its attributes. */
    private List<List<String>> arff(String name) throws IOException {
        List<String> lines = Files.readAllLines(folder.resolve("it's").resolve(name));
        int data = lines.indexOf("@DATA");
        List<String> attributes = lines.subList(0, data).stream()
                .filter(line -> line.startsWith("@ATTRIBUTE "))
                .map(line -> line.split(" ", 3)[1])
                .toList();
        List<List<String>> rows = lines.subList(data + 1, lines.size()).stream()
                .map(AslibTest::values)
                .toList();
        for (List<String> row : rows) assertEquals(attributes.size(), row.size(), row.toString());
        return rows;
    }

    private static List<String> values(String row) {
        return Pattern.compile("'(?:[^'\\\\]|\\\\.)*'|[^,]+")
                .matcher(row)
                .results()
                .map(MatchResult::group)
                .toList();
    }

    private static Set<String> instances(List<List<String>> rows) {
        return rows.stream().map(row -> row.get(0)).collect(Collectors.toSet());
    }

    @Test
    void aScenarioHasEachRunAndEachPuzzleInEachTable() throws IOException {
        CommandRun run = report();

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(run.out().contains("it's: what it is worth to choose a solver"), run.out());
        List<List<String>> runs = arff("algorithm_runs.arff");
        assertEquals(PUZZLES * 2 * 2, runs.size());
        assertEquals(
                Set.of("'engine'", "'mine'"),
                runs.stream().map(row -> row.get(2)).collect(Collectors.toSet()));
        assertEquals(Set.of("ok"), runs.stream().map(row -> row.get(4)).collect(Collectors.toSet()));
        Set<String> instances = instances(runs);
        assertEquals(PUZZLES, instances.size());
        for (String table : List.of("feature_values", "feature_costs", "feature_runstatus", "cv")) {
            List<List<String>> rows = arff(table + ".arff");
            assertEquals(PUZZLES, rows.size());
            assertEquals(instances, instances(rows));
        }
        assertEquals(
                10, arff("cv.arff").stream().map(row -> row.get(2)).distinct().count());
        String description = Files.readString(folder.resolve("it's/description.txt"));
        assertTrue(description.startsWith("scenario_id: 'it''s'\nperformance_measures:\n- runtime\n"), description);
        assertTrue(description.contains("  'mine':\n    configuration: 'norvig/pairs=on'\n    deterministic: true\n"));
        assertTrue(Files.readString(folder.resolve("it's/selection.md")).contains("| virtual best | 23 |"));
    }

    @Test
    void tooFewPuzzlesAreRefused() {
        CommandRun run = report("hp71b");

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertEquals(
                "a scenario: expected 20 puzzles or more that all solvers were asked about, found 13",
                run.err()
                        .lines()
                        .reduce((first, second) -> second)
                        .orElseThrow()
                        .replaceFirst("^crosshatch: ", ""));
    }
}
