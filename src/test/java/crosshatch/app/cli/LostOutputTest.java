package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import crosshatch.Puzzles;
import crosshatch.app.console.Commands;
import crosshatch.app.console.ExitCode;
import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** Every command writes to a full disk, and to a pipe that nobody reads. */
@Tag("process")
class LostOutputTest {
    private static final Path FULL = Path.of("/dev/full");
    private static final String NO_ROOM =
            "crosshatch: cannot write to standard output: No space left on device" + System.lineSeparator();
    private static final String PUZZLE = Puzzles.EULER_1.toString();

    /** These print nothing on standard output, or cannot be tried without a network. */
    private static final Set<String> SILENT = Set.of(
            "crosshatch",
            "crosshatch puzzles",
            "crosshatch solvers",
            "crosshatch study",
            "crosshatch report",
            "crosshatch puzzles fetch");

    /** They fetch releases of libraries, or run them. */
    private static final Set<String> WITH_RELEASES =
            Set.of("crosshatch gate", "crosshatch solvers fetch", "crosshatch study bisect");

    @TempDir
    private static Path folder = Path.of("");

    @BeforeAll
    static void makeWhatCommandsRead() throws IOException {
        assumeTrue(Files.exists(FULL), "a system with /dev/full");
        Files.writeString(folder.resolve("puzzle.txt"), PUZZLE + "\n");
        Files.writeString(folder.resolve("solution.txt"), Puzzles.EULER_1_SOLUTION + "\n");
        Files.writeString(
                folder.resolve("conclusions.json"),
                "{\"conclusions\": [{\"id\": \"few\", \"experiment\": \"small\", \"says\": \"It is so.\","
                        + " \"query\": [\"SELECT count(*) > 0 FROM measured\"]}]}");
        for (String each : List.of(compare("reference/small"), certify("proof"), hunt("hunt"))) {
            CommandRun made = CommandRun.ofProgram(words(each));
            assertEquals(ExitCode.DONE, made.exitCode(), made.err());
        }
    }

    private static String compare(String out) {
        return "compare --quiet --isolate off --warmup 0s --solvers engine,norvig --puzzles euler50:20 --out %s/" + out;
    }

    private static String certify(String out) {
        return "certify %s/puzzle.txt --out %s/" + out;
    }

    private static String hunt(String out) {
        return "study hunt --isolate off --solvers engine --rounds 1 --out %s/" + out;
    }

    /** By the full name of a command, one call of it that prints something. */
    private static Map<String, String> calls() {
        Map<String, String> calls = new TreeMap<>();
        for (String call : List.of(
                compare("compared"),
                certify("proof-again"),
                hunt("hunt-again"),
                "study hunted %s/hunt",
                "solve " + PUZZLE,
                "study reproduce readalps/solutions --quiet --out %s/reproduced",
                "study replicate --quiet --from %s --share 0.5 --out %s/replicated",
                "help columns",
                "solvers list",
                "solvers check docs/servers/backtrack.json",
                "puzzles list",
                "puzzles check hardest10",
                "query %s/reference/small SELECT~count(*)~FROM~runs",
                "verify %s/reference/small",
                "check %s/puzzle.txt %s/solution.txt",
                "pack %s/reference/small --quiet --out %s/small.zip",
                "referee %s/reference/small --quiet",
                "tree " + PUZZLE + " --solvers engine --out %s/tree.html",
                "check-proof %s/proof/formula.cnf %s/proof/proof.lrat",
                "generate minimal",
                "export " + PUZZLE,
                "import " + PUZZLE + " %s/solution.txt",
                "doctor")) {
            calls.put(
                    everyCommand().stream()
                            .filter(each -> ("crosshatch " + call + " ").startsWith(each + " "))
                            .max(Comparator.comparingInt(String::length))
                            .orElseThrow(),
                    call);
        }
        return calls;
    }

    private static String[] words(String call) {
        return Stream.of(call.replace("%s", folder.toString()).split(" ", -1))
                .map(word -> word.replace('~', ' '))
                .toArray(String[]::new);
    }

    static List<String> everyCommand() {
        List<String> all = new ArrayList<>();
        collect(Commands.configured(new Crosshatch()), all);
        return all;
    }

    private static void collect(CommandLine command, List<String> all) {
        all.add(command.getCommandSpec().qualifiedName());
        command.getSubcommands().values().forEach(below -> collect(below, all));
    }

    static Stream<String> everyCall() {
        return calls().values().stream();
    }

    @Test
    void everyCommandThatPrintsIsTried() {
        Set<String> tried = new TreeSet<>(calls().keySet());
        tried.addAll(SILENT);
        tried.addAll(WITH_RELEASES);

        assertEquals(new TreeSet<>(everyCommand()), tried);
    }

    @ParameterizedTest
    @MethodSource("everyCall")
    void aFullDiskIsToldAndEndsWithTwo(String call) throws IOException {
        assertNoRoom(words(call));
    }

    @ParameterizedTest
    @MethodSource("everyCommand")
    void soItIsForHelp(String command) throws IOException {
        assertNoRoom((command + " --help").substring("crosshatch ".length()).split(" ", -1));
    }

    @Test
    void soItIsForTheVersion() throws IOException {
        assertNoRoom("--version");
    }

    @ParameterizedTest
    @MethodSource("everyTrace")
    void soItIsForATraceAndTheSolverDoesNotAnswerForIt(String trace) throws IOException {
        assertNoRoom("solve", PUZZLE, "--solver", "norvig", trace);
    }

    static List<String> everyTrace() {
        return List.of("--trace=text", "--trace=jsonl");
    }

    private static void assertNoRoom(String... arguments) throws IOException {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exitCode;
        try (OutputStream full = new FileOutputStream(FULL.toFile())) {
            exitCode = Commands.run(Crosshatch::new, full, err, arguments);
        }

        String said = err.toString(StandardCharsets.UTF_8);
        assertTrue(said.endsWith(NO_ROOM), said);
        assertFalse(said.contains("\tat ") || said.contains("crashed"), said);
        assertEquals(ExitCode.BAD_INPUT, exitCode);
    }

    @Test
    @Tag("exhaustive")
    void aReaderThatHasEnoughEndsTheCommandWithoutAWord() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Pipe head = new Pipe();

        int exitCode = Commands.run(Crosshatch::new, head, err, "generate", "minimal/count=100000000");

        assertEquals(ExitCode.READER_GONE, exitCode);
        assertEquals("", err.toString(StandardCharsets.UTF_8));
        assertEquals(1, head.writes, "nobody writes on");
    }

    @Test
    void answersThatArriveAreNotSpoiltByAFullStandardError() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();

        assertEquals(ExitCode.DONE, onFullError(out, "solve", "--format", "line", PUZZLE));
        assertEquals(Puzzles.EULER_1_SOLUTION + System.lineSeparator(), out.toString(StandardCharsets.UTF_8));
    }

    @Test
    void messagesThatDoNotArriveAreNoSuccess() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Path file = Files.writeString(folder.resolve("bad.txt"), PUZZLE + "\nwhat is this\n");

        assertEquals(
                ExitCode.BAD_INPUT,
                onFullError(out, "solve", "--read", "skip-bad", "--format", "line", file.toString()),
                "nobody learnt that a line was skipped");
        assertEquals(Puzzles.EULER_1_SOLUTION + System.lineSeparator(), out.toString(StandardCharsets.UTF_8));
    }

    private static int onFullError(OutputStream out, String... arguments) throws IOException {
        try (OutputStream full = new FileOutputStream(FULL.toFile())) {
            return Commands.run(Crosshatch::new, out, full, arguments);
        }
    }

    /** As the system writes to a pipe whose reader has gone. */
    private static final class Pipe extends OutputStream {
        private int writes;

        @Override
        public void write(int single) throws IOException {
            writes++;
            throw new IOException("Broken pipe");
        }
    }
}
