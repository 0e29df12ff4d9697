package crosshatch.solvers.external.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** All that a program starts counts and ends with it. Sleeps of a length of their own tell the processes of each test apart. */
@Tag("process")
@EnabledOnOs(OS.LINUX)
class ProgramTreeTest {
    private static final Limits A_SECOND = Limits.ofNanos(1_000_000_000L);
    private static final Limits LONG = Limits.ofNanos(30_000_000_000L);
    private static final long MEBIBYTE = 1 << 20;

    private static ProgramRun run(String script, Limits bounds) throws IOException {
        return ProgramRun.of(List.of("sh", "-c", script), ProgramRun.Input.NOTHING, bounds);
    }

    /** Processes with this word among their arguments, but for those that have ended. */
    private static long alive(String word) throws IOException {
        try (Stream<Path> all = Files.list(Path.of("/proc"))) {
            return all.filter(each -> each.getFileName().toString().matches("[0-9]+"))
                    .filter(each -> hasArgument(each, word))
                    .count();
        }
    }

    private static boolean hasArgument(Path process, String word) {
        try {
            return List.of(Files.readString(process.resolve("cmdline"), StandardCharsets.ISO_8859_1)
                            .split("\0", -1))
                    .contains(word);
        } catch (IOException ended) {
            return false;
        }
    }

    @Test
    void theProgramAndItsChildrenEndAtTheLimit() throws IOException {
        ProgramRun run = run("sleep 91.1 & sleep 91.1", A_SECOND);

        assertEquals(Optional.of(Limit.TIME), run.exceeded());
        assertEquals(0, alive("91.1"));
    }

    @Test
    @Tag("exhaustive")
    void signalsThatAreIgnoredDoNotHelp() throws IOException {
        ProgramRun run = run("trap '' TERM INT HUP; while :; do sleep 91.2; done", A_SECOND);

        assertEquals(Optional.of(Limit.TIME), run.exceeded());
        assertEquals(0, alive("91.2"));
    }

    @Test
    void aDaemonThatDetachesEndsWithItsProgram() throws IOException {
        ProgramRun run = run("setsid sh -c 'sleep 91.3 & sleep 91.3' >/dev/null 2>&1 & echo done", LONG);

        assertEquals("done\n", run.output());
        assertEquals(0, alive("91.3"));
    }

    @Test
    void aDaemonThatWipesItsEnvironmentEndsToo() throws IOException {
        ProgramRun run = run("(setsid env -i sleep 91.4 >/dev/null 2>&1 &) ; sleep 0.2; echo done", LONG);

        assertEquals("done\n", run.output());
        assertEquals(0, alive("91.4"));
    }

    @Test
    void aDaemonThatKeepsTheOutputOpenIsNotWaitedFor() throws IOException {
        ProgramRun run = run("setsid sleep 91.5 & echo done", LONG);

        assertEquals("done\n", run.output());
        assertEquals(0, alive("91.5"));
    }

    @Test
    @Tag("exhaustive")
    void aProgramThatStartsProcessesWithoutEndIsEnded() throws IOException {
        int most = ProgramTree.MOST_PROCESSES + 50;
        ProgramRun run = run("i=0; while [ $i -lt " + most + " ]; do sleep 91.6 & i=$((i+1)); done; wait", LONG);

        assertTrue(run.fault().contains("more than " + ProgramTree.MOST_PROCESSES), run.toString());
        assertEquals(0, alive("91.6"));
    }

    @Test
    void processesThatStartEachOtherAllEnd() throws IOException {
        // each one starts the next and ends: whoever looks only at those that are there runs behind them
        String chain = "n=$1; [ $n -gt 3000 ] && exit; sh -c \"$0\" \"$0\" $((n+1)) chain91 & ";
        ProgramRun run = ProgramRun.of(
                List.of("sh", "-c", "sh -c \"$0\" \"$0\" 1 chain91; sleep 0.3", chain), ProgramRun.Input.NOTHING, LONG);

        assertEquals(0, run.exitCode());
        assertEquals(0, alive("chain91"));
    }

    @Test
    @Tag("exhaustive")
    void cpuTimeIsThatOfTheWholeTree() throws IOException {
        String work = "i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done";
        ProgramRun alone = run(work, LONG);
        ProgramRun two = run("(" + work + ") & (" + work + "); wait", LONG);
        assumeTrue(alone.cpuNanos() > 0, "no C library");

        assertTrue(two.cpuNanos() > 1.3 * alone.cpuNanos(), alone.cpuNanos() + " " + two.cpuNanos());
    }

    @Test
    void theCpuLimitHoldsForAllProcessesTogether() throws IOException {
        Limits bounds = new Limits(Limits.NONE, Limits.NONE, Limits.NONE, 300_000_000L, Limits.NONE);

        ProgramRun run = run("for i in 1 2 3; do (while :; do :; done) & done; wait", bounds);

        assertEquals(Optional.of(Limit.CPU), run.exceeded());
    }

    @Test
    void theMemoryLimitHoldsForAllProcessesTogether() throws IOException {
        String hoard = "(head -c 40m /dev/zero | tail -c 40m | sleep 30) & ";
        Limits bounds = new Limits(30_000_000_000L, Limits.NONE, Limits.NONE, Limits.NONE, 64 * MEBIBYTE);

        ProgramRun run = run(hoard + hoard + hoard + "wait", bounds);

        assertEquals(Optional.of(Limit.MEMORY), run.exceeded());
        assertTrue(run.peakBytes() > 64 * MEBIBYTE, run.toString());
    }

    @Test
    void complaintsOfAnyLengthNeitherBlockNorFillMemory() throws IOException {
        ProgramRun run = run("head -c 5000000 /dev/zero >&2; echo ' the end' >&2; echo done", LONG);

        assertEquals("done\n", run.output());
        assertTrue(run.complaint().endsWith("the end"), run.complaint());
        assertTrue(run.complaint().length() <= 500);
    }

    /** MiniZinc, ended at a limit, leaves its files. */
    @Test
    void temporaryFilesOfAProgramLieWhereOursDo() throws IOException {
        ProgramRun run = run("printf %s \"$TMPDIR\"", A_SECOND);

        assertEquals(System.getProperty("java.io.tmpdir"), run.output());
    }

    @Test
    void aProgramThatIsNotThereIsAnError() {
        IOException missing = assertThrows(
                IOException.class, () -> ProgramRun.of(List.of("no-such-program-91"), ProgramRun.Input.NOTHING, LONG));

        assertTrue(missing.toString().contains("no-such-program-91"), missing.toString());
    }
}
