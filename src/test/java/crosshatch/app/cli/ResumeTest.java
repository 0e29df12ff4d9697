package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import crosshatch.app.console.ExitCode;
import crosshatch.results.ResultsStore;
import crosshatch.results.database.RunDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Experiments in processes of their own, which are killed, interrupted and run out of disk. The full test kills thirty times:
 * {@code mvn test -Dtest=ResumeTest -Dcrosshatch.kills=30}.
 */
@Tag("process")
class ResumeTest {
    private static final int KILLS = Integer.getInteger("crosshatch.kills", 2);
    private static final int SEED = 6;
    /** Enough that an experiment is still under way when it is looked at from outside. */
    private static final int LONG = 150;

    private static final int SHORT = 20;
    /** All that follows from the plan; times and memory do not. */
    private static final String DETERMINED = """
            SELECT * EXCLUDE (encode_ns, solve_ns, total_ns, cpu_ns, allocated_bytes, overrun_ns, worker_bytes, start_ns,
              involuntary_switches, stray_percent, reference_ns, others_percent, steal_percent, throttles)
            FROM measured ORDER BY solver, "set", position, repetition
            """;

    @TempDir
    private Path folder = Path.of("");

    @Test
    @Tag("exhaustive")
    void anExperimentThatIsKilledAgainAndAgainEndsWithTheRowsOfAnUninterruptedOne() throws Exception {
        Path whole = folder.resolve("whole/e");
        long start = System.nanoTime();
        assertEquals(ExitCode.DONE, exitCode(begin(whole, SHORT)));
        long duration = System.nanoTime() - start;
        List<String> expected = rows(whole);
        assertEquals(3 * (50 + 13) * SHORT, expected.size());

        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(SEED);
        int killed = 0;
        for (int campaign = 1; killed < KILLS; campaign++) {
            Path directory = folder.resolve("killed" + campaign + "/e");
            boolean finished = false;
            while (!finished) {
                Process process = Files.exists(directory.resolve(ResultsStore.PLAN))
                        ? resume(directory)
                        : begin(directory, SHORT);
                long patience = killed < KILLS ? random.nextLong(duration) : Long.MAX_VALUE;
                finished = process.waitFor(patience, TimeUnit.NANOSECONDS);
                if (!finished) {
                    process.destroyForcibly().waitFor();
                    killed++;
                } else {
                    assertEquals(ExitCode.DONE, process.exitValue(), messages(directory));
                }
            }
            assertEquals(expected, rows(directory), "seed " + SEED + ", campaign " + campaign);
        }
    }

    @Test
    void anInterruptedExperimentSaysHowToGoOn() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/kill")), "a system with signals");
        assumeFalse(
                interruptsAreIgnored(), "what a shell without job control starts in the background hears no interrupt");
        Path directory = folder;
        int exitCode = ExitCode.DONE;
        // on a machine with much other work the signal may come behind the end: then it shows nothing
        for (int attempt = 1; attempt <= 5 && exitCode == ExitCode.DONE; attempt++) {
            directory = folder.resolve("interrupted" + attempt);
            Process process = begin(directory, LONG);
            waitForRuns(directory, process);
            new ProcessBuilder("/bin/kill", "-INT", Long.toString(process.pid()))
                    .start()
                    .waitFor();
            exitCode = exitCode(process);
        }

        assertEquals(130, exitCode, messages(directory));
        assertTrue(
                messages(directory).contains("Resume: crosshatch compare --resume --out " + directory),
                messages(directory));
        assertEquals(ExitCode.DONE, exitCode(resume(directory)), messages(directory));
        assertEquals(3 * (50 + 13) * LONG, rows(directory).size());
    }

    /** SIGINT is bit 1 of the signals that this process, and so those that it starts, ignore. */
    private static boolean interruptsAreIgnored() throws IOException {
        Path status = Path.of("/proc/self/status");
        if (!Files.isReadable(status)) return false;
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("SigIgn:"))
                .mapToLong(line -> Long.parseUnsignedLong(line.substring(7).strip(), 16))
                .anyMatch(signals -> (signals & 2) != 0);
    }

    @Test
    void twoProcessesCannotWriteOneExperiment() throws Exception {
        Path directory = folder.resolve("shared");
        Process first = begin(directory, LONG);
        waitForRuns(directory, first);

        CommandRun second = CommandRun.ofProgram("compare", "--quiet", "--resume", "--out", directory.toString());

        first.destroyForcibly().waitFor();
        assertEquals(ExitCode.BAD_INPUT, second.exitCode());
        assertTrue(second.err().contains("another process is writing to"), second.err());
    }

    @Test
    void anotherPlanIsRefusedAndTheDifferenceNamed() throws Exception {
        Path directory = folder.resolve("planned");
        begin(directory, SHORT).destroyForcibly().waitFor();
        CommandRun begun = compare(directory);
        assertEquals(ExitCode.DONE, begun.exitCode(), begun.err());
        Files.delete(directory.resolve(ResultsStore.PARQUET)); // as if it had been interrupted at once

        CommandRun other = compare(directory, "--question", "unique", "--resume");
        CommandRun same = compare(directory, "--resume");

        assertEquals(ExitCode.BAD_INPUT, other.exitCode());
        assertTrue(other.err().contains("question: planned \"any\", found \"unique\""), other.err());
        assertEquals(ExitCode.DONE, same.exitCode(), same.err());
    }

    /** One solver on ten puzzles, in this process. */
    private static CommandRun compare(Path directory, String... more) {
        List<String> all = new ArrayList<>(List.of("compare", "--quiet", "--isolate", "off", "--cold"));
        all.addAll(List.of("--solvers", "norvig", "--puzzles", "first10", "--out", directory.toString()));
        all.addAll(List.of(more));
        return CommandRun.ofProgram(all.toArray(String[]::new));
    }

    /** On a file system of 300 KB, in a name space of its own. */
    @Test
    @Tag("exhaustive")
    void aFullDiskIsAClearErrorAndTheLedgerStaysWhole() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/unshare")), "a system that can mount in a name space");
        Path disk = Files.createDirectory(folder.resolve("disk"));
        Path copy = folder.resolve("copy");
        String script = "mount -t tmpfs -o size=300k tmpfs " + disk + " || exit 99; "
                + String.join(" ", command("--out", disk + "/e", plan(LONG))) + "; code=$?; cp -r " + disk + "/e "
                + copy
                + "; exit $code";
        Process process = start(disk, List.of("/usr/bin/unshare", "-rm", "sh", "-c", script));
        int exitCode = exitCode(process);
        assumeTrue(exitCode != 99 && Files.exists(copy), "mounting is allowed");

        assertEquals(ExitCode.BAD_INPUT, exitCode, messages(disk));
        assertTrue(messages(disk).contains("No space left on device"), messages(disk));
        assertTrue(messages(disk).contains("--resume"), messages(disk));
        assertFalse(rows(copy).isEmpty());
        try (ResultsStore store = ResultsStore.resume(copy)) {
            assertEquals(0, store.found().tornBytes(), "the write that failed was cut at once");
            assertEquals(rows(copy).size(), store.recorded().runs());
        }
    }

    /** Three solvers on 63 puzzles. */
    private static List<String> plan(int repetitions) {
        return List.of(
                "--solvers",
                "norvig,engine,hp71b",
                "--puzzles",
                "euler50,hp71b",
                "--repeat",
                Integer.toString(repetitions),
                "--isolate",
                "off",
                "--cold");
    }

    private Process begin(Path directory, int repetitions) throws IOException {
        return start(directory, command("--out", directory.toString(), plan(repetitions)));
    }

    private Process resume(Path directory) throws IOException {
        return start(directory, command("--resume", "--out", List.of(directory.toString())));
    }

    private List<String> command(String first, String second, List<String> others) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Djava.io.tmpdir=" + folder, // killed, they leave their libraries there
                "-cp",
                System.getProperty("java.class.path"),
                Crosshatch.class.getName(),
                "compare",
                "--quiet",
                first,
                second));
        command.addAll(others);
        return command;
    }

    private Process start(Path directory, List<String> command) throws IOException {
        return new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(messageFile(directory).toFile())
                .start();
    }

    private Path messageFile(Path directory) {
        return folder.resolve(directory.getFileName() + ".err");
    }

    private String messages(Path directory) throws IOException {
        return Files.readString(messageFile(directory));
    }

    private static int exitCode(Process process) throws InterruptedException {
        return process.waitFor();
    }

    private static void waitForRuns(Path directory, Process process) throws Exception {
        Path ledger = directory.resolve(ResultsStore.LEDGER);
        while (process.isAlive() && (!Files.exists(ledger) || Files.size(ledger) < 1000)) {
            process.waitFor(10, TimeUnit.MILLISECONDS);
        }
    }

    private static List<String> rows(Path directory) {
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            return runs.list(DETERMINED, row -> {
                List<String> values = new ArrayList<>();
                for (int column = 1; column <= row.getMetaData().getColumnCount(); column++) {
                    values.add("" + row.getString(column));
                }
                return String.join("|", values);
            });
        }
    }
}
