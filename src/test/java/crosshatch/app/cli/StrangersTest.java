package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.app.console.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A jar that does what no solver should do harms nobody but its own solvers, and these are judged by what they do. */
@Tag("process")
class StrangersTest {
    @TempDir
    private static Path shared;

    private static String jar = "";

    @TempDir
    private Path folder;

    @BeforeAll
    static void compile() throws IOException {
        Path source = Path.of("src/test/resources/crosshatch/strangers/StrangerFamily.java");
        jar = Jars.compiled(shared, "stranger", List.of(source), "org.example.StrangerFamily")
                .toString();
    }

    private CommandRun run(String... arguments) {
        return CommandRun.ofProgram(Stream.concat(Stream.of(arguments), Stream.of("--solver-file", jar))
                .toArray(String[]::new));
    }

    private String puzzles() throws IOException {
        String two = Puzzles.EULER_1 + "\n" + Puzzles.EULER_1.reversed() + "\n";
        return Files.writeString(folder.resolve("two.txt"), two).toString();
    }

    private CommandRun compare(String... more) throws IOException {
        Stream<String> fixed = Stream.of(
                "compare",
                "--quiet",
                "--puzzles",
                puzzles(),
                "--out",
                folder.resolve("out").toString());
        return run(Stream.concat(fixed, Stream.of(more)).toArray(String[]::new));
    }

    private String query(String sql) {
        return CommandRun.ofProgram("query", folder.resolve("out").toString(), sql, "--format", "csv")
                .out();
    }

    @ParameterizedTest
    @ValueSource(strings = {"overwrite", "overwrite-quietly"})
    @Tag("exhaustive")
    void whoOverwritesTheBoardIsWrongWhereverItIsAsked(String does) throws IOException {
        CommandRun alone = run("solve", puzzles(), "--solver", "stranger/does=" + does, "--format", "line");

        assertEquals(ExitCode.WRONG, alone.exitCode(), alone.err());
        assertTrue(alone.err().contains("row 1 holds 1 twice") || alone.err().contains("is given"), alone.err());
    }

    @ParameterizedTest
    @CsvSource({"overwrite,on", "overwrite-quietly,on", "overwrite,off", "overwrite-quietly,off"})
    @Tag("exhaustive")
    void whoOverwritesTheBoardIsTheOnlyOneThatIsWrong(String does, String isolate) throws IOException {
        CommandRun result = compare(
                "--solvers",
                "stranger/does=" + does + ",engine,norvig",
                "--isolate",
                isolate,
                "--warmup",
                "0s",
                "--repeat",
                "2");

        assertEquals(ExitCode.WRONG, result.exitCode(), result.err());
        assertEquals(
                "solver,verdict,n\nengine,correct,4\nnorvig,correct,4\nstranger/does=" + does + ",wrong,4\n",
                query("select solver, verdict, count(*) n from measured group by all order by all"));
        assertEquals(
                isolate.equals("off"),
                result.err().contains("--isolate off has no effect on solvers from jars: each solver runs in"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"on", "off"})
    @Tag("exhaustive")
    void aHuntAccusesTheRightOne(String isolate) {
        CommandRun result = run(
                "study",
                "hunt",
                "--solvers",
                "stranger/does=overwrite-quietly/seconds=0,norvig",
                "--rounds",
                "1",
                "--isolate",
                isolate,
                "--out",
                folder.resolve("hunt").toString());

        assertEquals(ExitCode.WRONG, result.exitCode(), result.err());
        assertTrue(result.err().contains("stranger"), result.err());
        assertTrue(Stream.of(result.err().split("\n")).noneMatch(line -> line.contains("norvig")), result.err());
    }

    /** Each run of it is spun out to 3 ms before the clock is moved. */
    @Test
    void nobodyMovesTheClock() throws IOException {
        CommandRun result = compare("--solvers", "stranger/does=clock", "--warmup", "0s", "--repeat", "3");

        assertEquals(ExitCode.DONE, result.exitCode(), result.err());
        assertEquals(
                "n,encoded\n6,true\n",
                query("select count(*) n, bool_and(encode_ns is null or encode_ns <= total_ns) encoded from measured"
                        + " where total_ns between 3000000 and 60000000000"),
                () -> query("select total_ns, encode_ns from measured"));
    }

    /** Each answer that it does not remember takes 3 ms. */
    @Test
    @Tag("exhaustive")
    void whatIsRememberedFromTheWarmUpIsWorthNothing() throws IOException {
        CommandRun result = compare("--solvers", "stranger/does=remember", "--warmup", "300ms");

        assertEquals(ExitCode.DONE, result.exitCode(), result.err());
        assertEquals("n\n2\n", query("select count(*) n from measured where total_ns > 3000000"));
        assertTrue(!result.out().contains("Seen before"), result.out());
    }

    @Test
    @Tag("exhaustive")
    void whoIsRightOnFamousPuzzlesOnlyIsCaughtInTheWarmUpAndOnIsomorphs() throws IOException {
        CommandRun result =
                compare("--solvers", "stranger/does=plain-only,norvig", "--warmup", "20ms", "--isomorphs", "1");

        assertEquals(ExitCode.WRONG, result.exitCode(), result.err());
        assertEquals("""
                solver,variant,verdict,n
                norvig,,correct,2
                norvig,isomorph-1,correct,2
                stranger/does=plain-only,,correct,2
                stranger/does=plain-only,isomorph-1,wrong,2
                """, query("select solver, variant, verdict, count(*) n from measured group by all order by all"));
        assertEquals(
                "wrong\ntrue\n",
                query(
                        "select bool_and(verdict = 'wrong') wrong from runs where phase = 'warmup' and solver <> 'norvig'"));
    }

    @Test
    @Tag("exhaustive")
    void anAnswerThatIsNoneCostsOneRunAndSaysWhy() throws IOException {
        CommandRun result = compare(
                "--solvers",
                "stranger/does=no-answer,stranger/does=no-claim,stranger/does=no-grid,stranger/does=no-counters,"
                        + "stranger/does=other-board",
                "--warmup",
                "0s");

        assertEquals(ExitCode.WRONG, result.exitCode(), result.err());
        assertEquals(
                """
                does,verdict,detail,n
                no-answer,crashed,java.lang.NullPointerException: the solver returned no answer,2
                no-claim,crashed,java.lang.NullPointerException: an answer without a claim,2
                no-counters,crashed,java.lang.NullPointerException: an answer without counters,2
                no-grid,crashed,java.lang.NullPointerException: reported a solution without its grid,2
                other-board,wrong,a grid of latin-2 for a puzzle of sudoku-3,2
                """,
                query("select split_part(solver, '=', 2) does, verdict, detail, count(*) n from measured"
                        + " group by all order by all"));
    }

    @Test
    void whatItPrintsAndReadsNativelyReachesNobody() throws IOException {
        CommandRun result =
                compare("--solvers", "stranger/does=print,stranger/does=read", "--warmup", "0s", "--repeat", "20");

        assertEquals(ExitCode.DONE, result.exitCode(), result.err());
        assertEquals("n\n80\n", query("select count(*) n from measured where verdict = 'correct'"));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    @Tag("exhaustive")
    void whatItStartsEndsWithIt() throws IOException {
        String seconds = String.valueOf(new Random().nextInt(1_000_000, Integer.MAX_VALUE));

        CommandRun result = compare("--solvers", "stranger/does=detach/seconds=" + seconds, "--warmup", "0s");

        assertEquals(ExitCode.DONE, result.exitCode(), result.err());
        assertEquals(
                0,
                ProcessHandle.allProcesses()
                        .filter(each -> each.info()
                                .arguments()
                                .map(List::of)
                                .orElse(List.of())
                                .contains(seconds))
                        .count());
    }
}
