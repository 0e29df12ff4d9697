package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import crosshatch.Puzzles;
import crosshatch.app.console.ExitCode;
import crosshatch.solvers.external.Stubs;
import crosshatch.solvers.external.process.ControlGroups;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Solvers that a user brings along. */
@Tag("process")
@EnabledOnOs(OS.LINUX)
class ExternalSolversTest {
    private static final String RIGHT = Puzzles.EULER_1_SOLUTION.toString();

    /** How long programs sleep that must not outlive a campaign: by this those of one test are known, on a machine with other builds too. */
    private final String seconds = String.valueOf(new Random().nextInt(1_000_000, Integer.MAX_VALUE));

    @TempDir
    private Path folder;

    private CommandRun compare(String... more) {
        Stream<String> fixed =
                Stream.of("compare", "--quiet", "--out", folder.resolve("out").toString());
        return CommandRun.ofProgram(Stream.concat(fixed, Stream.of(more)).toArray(String[]::new));
    }

    private String puzzle() throws IOException {
        return Files.writeString(folder.resolve("one.txt"), Puzzles.EULER_1 + "\n")
                .toString();
    }

    private String query(String sql) {
        return CommandRun.ofProgram("query", folder.resolve("out").toString(), sql, "--format", "csv")
                .out();
    }

    @Test
    @Tag("exhaustive")
    void aProgramRunsInAWorkerAndItsRecordsSayWhatItUsed() throws IOException {
        String file = Stubs.describe(
                        folder,
                        "mine",
                        "line",
                        "line",
                        "], \"version\": [\"echo\", \"1.2.3\"]",
                        "cat >/dev/null; i=0; while [ $i -lt 100000 ]; do i=$((i + 1)); done; sleep 0.3; echo " + RIGHT
                                + " decisions=4 visits=5")
                .toString();

        CommandRun result = compare(
                "--solvers",
                "engine,mine",
                "--solver-file",
                file,
                "--puzzles",
                puzzle(),
                "--repeat",
                "2",
                "--warmup",
                "0s");

        assertEquals(ExitCode.DONE, result.exitCode(), result.err());
        assertEquals(
                "solver,verdict,decisions,natives\nmine,correct,4,visits=5\n",
                query("select distinct solver, verdict, decisions, natives from measured where solver = 'mine'"));
        assertEquals(
                "start,cpu,bytes\ntrue,true,true\ntrue,true,true\n",
                query("select start_ns > 0 start, cpu_ns > 0 cpu, worker_bytes between 1 and 30000000 bytes from runs"
                        + " where solver = 'mine'"),
                () -> query("select start_ns, cpu_ns, worker_bytes from runs where solver = 'mine'"));
        assertEquals("n\n0\n", query("select count(*) n from measured where solver <> 'mine' and start_ns > 0"));
        String environment = Files.readString(folder.resolve("out/environment.json"));
        assertTrue(environment.contains("1.2.3"), environment);
        assertTrue(result.out().contains("External programs: `mine`"), result.out());
    }

    /** As one does that asks another machine: it uses no processor here. */
    @Test
    @Tag("exhaustive")
    void aProgramThatOnlyWaitsIsRunOnce() throws IOException {
        String file = Stubs.describe(folder, "mine", "line", "line", "]", "cat >/dev/null; sleep 0.6; echo " + RIGHT)
                .toString();

        CommandRun result =
                compare("--solvers", "mine", "--solver-file", file, "--puzzles", puzzle(), "--warmup", "0s");

        assertEquals(ExitCode.DONE, result.exitCode(), result.err());
        assertEquals("n,told\n1,0\n", query("select count(*) n, count(disturbed_ns) told from runs"));
        assertFalse(result.out().contains("Disturbed:"), result.out());
    }

    @Test
    void whoResumesNeedNotBringTheProgramAgain() throws IOException {
        String file = Stubs.describe(folder, "mine", "line", "line", "]", "cat >/dev/null; echo " + RIGHT)
                .toString();
        CommandRun begun = compare(
                "--solvers", "mine", "--solver-file", file, "--puzzles", puzzle(), "--isolate", "off", "--cold");
        Files.delete(Path.of(file));
        Files.delete(folder.resolve("out/runs.parquet")); // as if it had been interrupted at once

        CommandRun resumed = compare("--resume");

        assertEquals(ExitCode.DONE, begun.exitCode(), begun.err());
        assertEquals(ExitCode.DONE, resumed.exitCode(), resumed.err());
        assertTrue(
                resumed.err()
                        .startsWith("mine: an external program, described in " + folder.resolve("out/guests.json")),
                resumed.err());
        assertEquals("n\n1\n", query("select count(*) n from measured where solver = 'mine'"));
    }

    @Test
    @Tag("exhaustive")
    void whoResumesMustBringTheJarAgain() throws IOException {
        Path jar = skeleton();
        compare(
                "--solver-file",
                jar.toString(),
                "--solvers",
                "first",
                "--puzzles",
                puzzle(),
                "--isolate",
                "off",
                "--cold");

        CommandRun without = compare("--resume");
        CommandRun with = compare("--resume", "--solver-file", jar.toString());

        assertEquals(ExitCode.BAD_INPUT, without.exitCode(), without.err());
        assertTrue(without.err().contains("was begun with the plug-in first.jar of SHA-256 "), without.err());
        assertTrue(without.err().contains("name the same jar again (--solver-file JAR)"), without.err());
        assertEquals(ExitCode.DONE, with.exitCode(), with.err());
    }

    @Test
    void aLyingProgramMakesTheCommandFail() throws IOException {
        String file = Stubs.describe(folder, "liar", "dimacs", "sat-competition", "]", "echo s UNSATISFIABLE; exit 20")
                .toString();

        CommandRun result = compare(
                "--solvers", "engine,liar", "--solver-file", file, "--puzzles", puzzle(), "--isolate", "off", "--cold");

        assertEquals(ExitCode.WRONG, result.exitCode());
        assertTrue(result.err().contains("wrong: liar on "), result.err());
    }

    @Test
    @Tag("exhaustive")
    void theMemoryLimitHoldsForThePrograms() throws IOException {
        String file = Stubs.describe(
                        folder, "hoarder", "line", "line", "]", "head -c 300m /dev/zero | tail -c 300m | wc -c")
                .toString();

        compare(
                "--solvers",
                "hoarder",
                "--solver-file",
                file,
                "--puzzles",
                puzzle(),
                "--warmup",
                "0s",
                "--timeout",
                "2m",
                "--memory",
                "200m");

        assertEquals("claim\nout-of-memory\n", query("select claim from measured"));
    }

    @Test
    @Timeout(value = 2, unit = TimeUnit.MINUTES)
    @Tag("exhaustive")
    void noProgramOutlivesACampaignThatIsKilled() throws Exception {
        Path sign = folder.resolve("sign");
        Process campaign = campaign("setsid sleep " + seconds + " & touch " + sign + "; exec sleep " + seconds);
        while (!Files.exists(sign) && campaign.isAlive()) Thread.sleep(20);
        long begun = sleepers();

        campaign.destroyForcibly().waitFor();
        while (sleepers() > 0) Thread.sleep(20);

        assertTrue(begun > 0, Files.readString(folder.resolve("log")));
    }

    @Test
    @Timeout(value = 2, unit = TimeUnit.MINUTES)
    @Tag("exhaustive")
    void evenAProgramWithoutItsMarkEndsWithItsGroupWhichIsRemoved() throws Exception {
        assumeTrue(ControlGroups.note().startsWith("control groups"), ControlGroups.note());
        Path sign = folder.resolve("sign");
        Process campaign = campaign("until grep -q crosshatch- /proc/self/cgroup; do sleep 0.01; done;"
                + " setsid env -i sleep " + seconds + " & sleep 0.2; grep ^0: /proc/self/cgroup > " + folder
                + "/group; mv " + folder + "/group " + sign + "; exec sleep " + seconds);
        while (!Files.exists(sign) && campaign.isAlive()) Thread.sleep(20);
        assertTrue(Files.exists(sign), Files.readString(folder.resolve("log")));
        while (sleepers() < 2 && campaign.isAlive()) Thread.sleep(20); // the second begins behind the sign
        long begun = sleepers();
        String group = Files.readString(sign).strip().replaceFirst(".*/(crosshatch-[^/]+)/.*", "$1");
        Path below = Path.of(ControlGroups.note().replaceFirst(".* in /", "/"));
        assertTrue(Files.exists(below.resolve(group)), group);

        campaign.destroyForcibly().waitFor();
        while (sleepers() > 0 || Files.exists(below.resolve(group))) Thread.sleep(20);

        assertEquals(2, begun);
    }

    private Process campaign(String script) throws IOException {
        String file =
                Stubs.describe(folder, "sleeper", "line", "line", "]", script).toString();
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Djava.io.tmpdir=" + folder,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Crosshatch.class.getName(),
                        "compare",
                        "--solvers",
                        "sleeper",
                        "--solver-file",
                        file,
                        "--puzzles",
                        puzzle(),
                        "--timeout",
                        "90s",
                        "--out",
                        folder.resolve("killed").toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile())
                .start();
    }

    /** Programs on this machine that have {@link #seconds} as an argument. */
    private long sleepers() {
        return ProcessHandle.allProcesses()
                .filter(each ->
                        each.info().arguments().map(List::of).orElse(List.of()).contains(seconds))
                .count();
    }

    @Test
    void theSkeletonCompilesAndRunsAsAJar() throws IOException {
        Path jar = skeleton();

        CommandRun result = compare(
                "--solver-file",
                jar.toString(),
                "--solvers",
                "engine,first,first/digits=down,pairs,pairs/unit=pairs",
                "--puzzles",
                puzzle(),
                "--question",
                "unique",
                "--warmup",
                "0s");

        assertEquals(ExitCode.DONE, result.exitCode(), result.err());
        assertEquals(
                "solver\nfirst\nfirst/digits=down\npairs\npairs/unit=pairs\n",
                query(
                        "select distinct solver from runs where solver <> 'engine' and claim = 'unique' and verdict <> 'wrong' order by 1"));
        assertTrue(CommandRun.ofProgram("solvers", "list", "first", "--solver-file", jar.toString())
                .out()
                .contains("first/digits=up"));
    }

    private Path skeleton() throws IOException {
        Path sources = Path.of("docs/skeleton/src/main");
        return Jars.compiled(
                folder,
                "first",
                List.of(
                        sources.resolve("java/org/example/FirstFamily.java"),
                        sources.resolve("java/org/example/PairsFamily.java")),
                Files.readString(sources.resolve("resources/META-INF/services/crosshatch.solver.Family")));
    }

    @Test
    void aJarWithoutAFamilyIsRefused() throws IOException {
        Path jar = Jars.packed(Files.createDirectory(folder.resolve("empty")), folder.resolve("empty.jar"));

        CommandRun result = CommandRun.ofProgram("solvers", "list", "--solver-file", jar.toString());

        assertEquals(ExitCode.BAD_INPUT, result.exitCode());
        assertTrue(result.err().contains("META-INF/services/crosshatch.solver.Family"), result.err());
    }

    @Test
    void checkSaysWhatItUnderstood() throws IOException {
        Path honest = Stubs.describe(
                folder, "honest", "line", "line", "], \"server\": true", "while read p; do echo none; done");

        CommandRun result = CommandRun.ofProgram("solvers", "check", honest.toString());

        assertEquals(ExitCode.WRONG, result.exitCode());
        assertTrue(result.out().contains("one solution, asked any: no-solution, wrong"), result.out());
        assertTrue(result.out().contains("no solution, asked any: no-solution, correct"), result.out());
        assertTrue(result.out().contains("Passing a puzzle and an answer takes"), result.out());
    }

    @Test
    void aProgramThatIsNotInstalledIsNoFaultOfOurs() throws IOException {
        Path missing = Files.writeString(
                folder.resolve("missing.json"),
                "{\"name\": \"missing\", \"paradigm\": \"cp\", \"command\": [\"no-such-program\"], \"input\": \"xcsp3\","
                        + " \"output\": \"sat-competition\"}",
                StandardCharsets.UTF_8);

        CommandRun result = CommandRun.ofProgram(
                "solve", Puzzles.EULER_1.toString(), "--solver", "missing", "--solver-file", missing.toString());

        assertEquals(ExitCode.BAD_INPUT, result.exitCode());
        assertEquals(
                "missing cannot run here: found no program 'no-such-program' on the PATH. Install it\n", result.err());
    }

    @Test
    void aDescriptionThatSaysHowToProveIsTriedOutOnAProof() throws IOException {
        String script = "if grep -q '^c excluded' $1; then echo 's UNSATISFIABLE'; echo 0 > $2; fi";
        String proof = ", \"{input}\"], \"proof\": {\"format\": \"drat\", \"command\": "
                + "[\"sh\", \"{here}/prover.sh\", \"{input}\", \"{proof}\"]}";
        Path file = Stubs.describe(folder, "prover", "dimacs", "sat-competition", proof, script);

        CommandRun result = CommandRun.ofProgram("solvers", "check", file.toString());

        assertEquals(ExitCode.WRONG, result.exitCode());
        assertTrue(
                result.out()
                        .contains(
                                "\none solution, its proof: the solver gave no answer: it reports neither SATISFIABLE"),
                result.out());
    }
}
