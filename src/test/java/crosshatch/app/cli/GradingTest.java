package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.instances.sets.Sets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code check} with the answers of several people or models. */
class GradingTest {
    private static final String HEADER = "name,puzzles,right,wrong,missing,claims_none,unreadable,first_fault\n";
    private static final Pattern EXAMPLE =
            Pattern.compile("^```\n\\$ \\./crosshatch ([^\n]*)\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

    @TempDir
    Path folder;

    @Test
    void theExamplesOfThePageAreWhatTheProgramPrints() throws IOException {
        Matcher examples = EXAMPLE.matcher(Files.readString(Sets.home().resolve("docs/how-to/grade.md")));

        int count = 0;
        for (; examples.find(); count++) {
            CommandRun run = CommandRun.ofProgram(examples.group(1).split(" ", -1));
            assertEquals(1, run.exitCode(), run.err());
            assertEquals(stripped(examples.group(2)), stripped(run.out()));
        }
        assertEquals(2, count);
    }

    private static String stripped(String text) {
        return text.replaceAll("(?m) +$", "");
    }

    @Test
    void eachFileIsARow() throws IOException {
        String right = Puzzles.EULER_1_SOLUTION + "\n" + Puzzles.NORVIG_HARD_1_SOLUTION + "\n";
        Path other = Files.createDirectories(folder.resolve("other"));
        Files.writeString(other.resolve("a.txt"), right + right);

        CommandRun run = check("a.txt", right, "b.txt", Puzzles.EULER_1_SOLUTION + "\nnone\n", other.resolve("a.txt"));

        assertEquals(1, run.exitCode());
        assertEquals(
                HEADER + "a,2,2,0,0,0,0,\nb,2,1,0,0,1,0,\na (" + other.resolve("a.txt")
                        + "),2,2,0,0,0,0,2 more answers than puzzles\n",
                run.out());
    }

    @Test
    void allRightIsExitCodeZero() throws IOException {
        String right = Puzzles.EULER_1_SOLUTION + "\n" + Puzzles.NORVIG_HARD_1_SOLUTION + "\n";

        assertEquals(0, check("a.txt", right, "b.txt", right).exitCode());
    }

    @Test
    void linesOfJsonNameTheirModels() throws IOException {
        String wrong = Puzzles.EULER_1_SOLUTION.toString().replaceFirst("..$", "44");
        CommandRun run = check(
                "m.jsonl",
                line("x", "1", Puzzles.EULER_1_SOLUTION)
                        + line("y", "1", "```sudoku```")
                        + line("x", "2", "  ")
                        + "{\"puzzle\": 1, \"answer\": \"" + wrong + "\", \"seconds\": 3}\n"
                        + "{\"puzzle\": 2, \"answer\": \"unsat\"}\n");

        assertEquals(1, run.exitCode());
        String[] rows = run.out().split("\n", -1);
        assertEquals("x,2,1,0,1,0,0,", rows[1]);
        assertTrue(rows[2].startsWith("y,2,0,0,1,0,1,\"puzzle 1: ") || rows[2].startsWith("y,2,0,0,1,0,1,puzzle 1: "));
        assertTrue(rows[3].startsWith("m,2,0,1,0,1,0,puzzle 1: "), run.out());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"model": "x", "puzzle": "9", "answer": "-"} | m.jsonl:2: found the name '9', expected a puzzle
            {"model": "x", "puzzle": 1, "answer": "-"} | m.jsonl:2: found a second answer to puzzle 1, expected one; the first answer is in line 1
            {"model": "x", "answer": "-"} | m.jsonl:2: found a line without 'puzzle' or 'answer'
            {"model": "x", "puzzle": 1} | m.jsonl:2: found a line without 'puzzle' or 'answer'
            {"model": | m.jsonl:2: found a line that is not JSON
            """)
    void aLineThatNamesNoPuzzleIsRefused(String line, String message) throws IOException {
        CommandRun run = check("m.jsonl", line("x", "1", Puzzles.EULER_1_SOLUTION) + line);

        assertEquals(2, run.exitCode(), run.out());
        assertTrue(run.err().contains(message), run.err());
    }

    private static String line(String model, String puzzle, Object answer) {
        return String.format("{\"model\": \"%s\", \"puzzle\": %s, \"answer\": \"%s\"}%n", model, puzzle, answer);
    }

    /** @param files name, text, name, text, …; a path is a file that is there */
    private CommandRun check(Object... files) throws IOException {
        Path puzzles =
                Files.writeString(folder.resolve("p.txt"), Puzzles.EULER_1 + "\n" + Puzzles.NORVIG_HARD_1 + "\n");
        List<String> arguments = new ArrayList<>(List.of(puzzles.toString()));
        for (int i = 0; i < files.length; i++) {
            Object file = files[i];
            arguments.add(
                    file instanceof Path path
                            ? path.toString()
                            : Files.writeString(folder.resolve((String) file), (String) files[++i])
                                    .toString());
        }
        arguments.addAll(List.of("--format", "csv"));
        return CommandRun.of(new CheckCommand(Sets.home()), arguments.toArray(String[]::new));
    }
}
