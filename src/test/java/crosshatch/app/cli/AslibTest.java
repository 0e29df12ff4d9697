package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code study select}, end to end. */
class AslibTest {
    private static final int PUZZLES = 23;

    @TempDir
    private static Path folder = Path.of("");

    /** One scenario for all tests that read it. */
    private static CommandRun run = new CommandRun(ExitCode.DONE, "", "");

    @BeforeAll
    static void writeAScenario() {
        run = report("hp71b,first10", "results");
    }

    private static CommandRun report(String sets, String name) {
        Path results = folder.resolve(name);
        CommandRun.ofProgram(
                "compare",
                "--solvers",
                "engine,mine=norvig",
                "--puzzles",
                sets,
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
                "study",
                "select",
                results.toString(),
                "--out",
                folder.resolve("it's").toString());
    }

    private static List<String> lines(String name) throws IOException {
        return Files.readAllLines(folder.resolve("it's").resolve(name));
    }

    /** The attributes of a table, each with its type. */
    private static List<String> attributes(String name) throws IOException {
        return lines(name).stream()
                .filter(line -> line.startsWith("@ATTRIBUTE "))
                .map(line -> line.substring("@ATTRIBUTE ".length()))
                .toList();
    }

    /** The rows of a table. */
    private static List<List<String>> arff(String name) throws IOException {
        List<String> lines = lines(name);
        List<List<String>> rows = lines.subList(lines.indexOf("@DATA") + 1, lines.size()).stream()
                .map(AslibTest::values)
                .toList();
        for (List<String> row : rows) assertEquals(attributes(name).size(), row.size(), row.toString());
        return rows;
    }

    /** What stands below a key of the description, at any depth, without dashes. */
    private static List<String> below(String key) throws IOException {
        return lines("description.txt").stream()
                .dropWhile(line -> !line.equals(key + ":"))
                .skip(1)
                .takeWhile(line -> line.startsWith("-") || line.startsWith(" "))
                .map(line -> line.replaceFirst("^ *-? *", ""))
                .toList();
    }

    private static List<String> typed(List<String> names, String type) {
        return names.stream().map(name -> name + " " + type).toList();
    }

    private static List<String> perPuzzle(List<String> attributes) {
        return Stream.concat(Stream.of("instance_id STRING", "repetition NUMERIC"), attributes.stream())
                .toList();
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
        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
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
        assertTrue(description.contains("  'mine':\n    configuration: 'norvig'\n    deterministic: true\n"));
    }

    /** Keys, attributes and types of version 2 of the format (github.com/coseal/aslib-spec); its readers end where one is missing. */
    @Test
    void descriptionAndTablesSpeakOfTheSameThings() throws IOException {
        List<String> keys = lines("description.txt").stream()
                .filter(line -> line.matches("[a-z_]+:.*"))
                .map(line -> line.substring(0, line.indexOf(':')))
                .toList();
        assertEquals(
                List.of(
                        "scenario_id",
                        "performance_measures",
                        "maximize",
                        "performance_type",
                        "algorithm_cutoff_time",
                        "algorithm_cutoff_memory",
                        "features_cutoff_time",
                        "features_cutoff_memory",
                        "number_of_feature_steps",
                        "default_steps",
                        "feature_steps",
                        "features_deterministic",
                        "features_stochastic",
                        "metainfo_algorithms"),
                keys);
        List<String> steps = below("default_steps");
        List<String> features = below("features_deterministic");
        assertTrue(lines("description.txt").contains("number_of_feature_steps: " + steps.size()));
        List<String> provided =
                below("feature_steps").stream().filter(features::contains).toList();
        assertEquals(features, provided, "each feature is provided by one step");
        assertEquals(perPuzzle(typed(features, "NUMERIC")), attributes("feature_values.arff"));
        assertEquals(perPuzzle(typed(steps, "NUMERIC")), attributes("feature_costs.arff"));
        assertEquals(
                perPuzzle(typed(steps, "{ok,timeout,memout,presolved,crash,other,unknown}")),
                attributes("feature_runstatus.arff"));
        assertEquals(perPuzzle(List.of("fold NUMERIC")), attributes("cv.arff"));
        assertEquals(
                perPuzzle(List.of(
                        "algorithm STRING",
                        below("performance_measures").get(0) + " NUMERIC",
                        "runstatus {ok,timeout,memout,not_applicable,crash,other}")),
                attributes("algorithm_runs.arff"));
    }

    @Test
    void everyPuzzleIsInOneFoldAndNumbersAreNumbers() throws IOException {
        Map<Double, Long> sizes = arff("cv.arff").stream()
                .collect(Collectors.groupingBy(row -> Double.valueOf(row.get(2)), Collectors.counting()));
        assertEquals(
                IntStream.rangeClosed(1, 10).mapToObj(Double::valueOf).collect(Collectors.toSet()), sizes.keySet());
        assertTrue(Set.of(2L, 3L).containsAll(sizes.values()), sizes.toString());
        for (List<String> row : arff("algorithm_runs.arff")) assertTrue(Double.parseDouble(row.get(3)) > 0);
        for (String table : List.of("feature_values.arff", "feature_costs.arff")) {
            for (List<String> row : arff(table)) {
                row.stream().skip(1).forEach(value -> assertTrue(Double.isFinite(Double.parseDouble(value)), table));
            }
        }
    }

    @Test
    void tooFewPuzzlesAreRefused() {
        CommandRun refused = report("hp71b", "few");

        assertEquals(ExitCode.BAD_INPUT, refused.exitCode());
        assertEquals(
                "a scenario: expected 20 puzzles or more on which all solvers ran, found 13",
                refused.err()
                        .lines()
                        .reduce((first, second) -> second)
                        .orElseThrow()
                        .replaceFirst("^crosshatch: ", ""));
    }
}
