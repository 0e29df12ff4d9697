package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code study difficulty}, end to end: hardest10 and hp71b, in three presentations each, their first presentation certified. */
@Tag("long")
class DifficultyTest {
    private static final int HARDEST = 10;
    private static final int HP71B = 13;
    private static final int SOLVERS = 2;

    @TempDir
    private static Path folder = Path.of("");

    private static CommandRun made = CommandRun.ofProgram("--version");

    private static void compare(String puzzles, String out, String... more) {
        List<String> arguments = new ArrayList<>(List.of(
                "compare",
                "--solvers",
                "engine,mine=norvig",
                "--puzzles",
                puzzles,
                "--repeat",
                "1",
                "--isolate",
                "off"));
        arguments.addAll(List.of("--question", "unique", "--warmup", "0s", "--quiet", "--out"));
        arguments.add(folder.resolve(out).toString());
        arguments.addAll(List.of(more));
        CommandRun.ofProgram(arguments.toArray(String[]::new));
    }

    @BeforeAll
    static void studyOnce() {
        compare("hardest10,hp71b", "presentations", "--isomorphs", "2");
        compare("hardest10,hp71b", "proofs", "--certify");
        made = CommandRun.ofProgram(
                "study",
                "difficulty",
                folder.resolve("presentations").toString(),
                folder.resolve("proofs").toString(),
                "--out",
                folder.resolve("study").toString());
    }

    /** Rows as maps from column to text; no cell of these tables holds a comma. */
    private static List<Map<String, String>> rows(String table) throws IOException {
        List<String> lines = Files.readAllLines(folder.resolve("study").resolve(table + ".csv"));
        List<String> header = Arrays.asList(lines.get(0).split(","));
        List<Map<String, String>> rows = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split(",", -1);
            Map<String, String> row = new LinkedHashMap<>();
            for (int at = 0; at < cells.length; at++) row.put(header.get(at), cells[at]);
            rows.add(row);
        }
        return rows;
    }

    @Test
    void everyPuzzleAndSolverHasItsRatingItsFormsAndItsProof() throws IOException {
        List<Map<String, String>> efforts = rows("efforts");

        assertEquals(ExitCode.DONE, made.exitCode(), made.err());
        assertEquals((HARDEST + HP71B) * SOLVERS, efforts.size());
        for (Map<String, String> row : efforts) {
            assertEquals("3", row.get("presentations"), row.toString());
            assertTrue(Integer.parseInt(row.get("clues")) >= 17, row.toString());
            assertTrue(Double.parseDouble(row.get("hints_least")) > 0, row.toString());
        }
        // rate hardest10: the second puzzle has 23 givens and needs two assumptions, the first is a matter of locked
        // candidates
        assertEquals("2", efforts.get(SOLVERS).get("depth"));
        assertEquals("23", efforts.get(SOLVERS).get("clues"));
        assertEquals("locked candidates (pointing)", efforts.get(0).get("technique"));
    }

    @Test
    void aMeasureIsHeldAgainstTheEffortOfEverySolverButItsOwn() throws IOException {
        Map<String, Long> measures = rows("correlations").stream()
                .filter(row -> "all sets".equals(row.get("set")))
                .collect(Collectors.groupingBy(row -> row.get("measure"), LinkedHashMap::new, Collectors.counting()));

        assertEquals(
                Map.of(
                        "T&E depth", 2L,
                        "hardest technique", 2L,
                        "clues", 2L,
                        "shortest proof of others", 2L,
                        "backtracks of engine", 1L,
                        "backtracks of mine", 1L),
                measures);
    }

    @Test
    void theDepthsOfASetAddUpToItsPuzzles() throws IOException {
        Map<String, Integer> puzzles = rows("depths").stream()
                .collect(Collectors.groupingBy(
                        row -> row.get("set"), Collectors.summingInt(row -> Integer.parseInt(row.get("puzzles")))));

        assertEquals(Map.of("hardest10", HARDEST, "hp71b", HP71B), puzzles);
    }

    @Test
    void figuresAreThere() {
        for (String figure : List.of("correlations-hardest10", "correlations-all-sets", "depth-proofs")) {
            assertTrue(Files.exists(folder.resolve("study").resolve(figure + ".svg")), figure);
        }
    }

    @Test
    void puzzlesThatCannotBeFoundEndItWithAMessage() throws IOException {
        Path puzzles = folder.resolve("gone.txt");
        Files.writeString(
                puzzles, "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\n");
        compare(puzzles.toString(), "gone");
        Files.delete(puzzles);

        CommandRun run = CommandRun.ofProgram(
                "study",
                "difficulty",
                folder.resolve("gone").toString(),
                "--out",
                folder.resolve("none").toString());

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("difficulty: "), run.err());
    }
}
