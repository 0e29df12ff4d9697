package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the script {@code crosshatch} hands to Java: instead of that, one that prints its locale and its arguments. */
@Tag("process")
@EnabledOnOs(OS.LINUX)
@Timeout(60)
class LauncherTest {
    private static final String PRINTING = "#!/bin/sh\necho \"locale=$LC_ALL\"\nfor each; do echo \"$each\"; done\n";

    @TempDir
    private Path folder = Path.of("");

    private Path temporary = Path.of("");

    @BeforeEach
    void makeAHomeThatIsBuilt() throws IOException {
        Path bin = Files.createDirectories(folder.resolve("jdk/bin"));
        Files.writeString(bin.resolve("java"), PRINTING);
        assertTrue(bin.resolve("java").toFile().setExecutable(true));
        Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"17.0.1\"\n");
        Files.createDirectories(folder.resolve("src/main"));
        Files.writeString(folder.resolve("pom.xml"), "");
        Files.writeString(Files.createDirectories(folder.resolve("target")).resolve("crosshatch.jar"), "");
        Files.writeString(folder.resolve("target/crosshatch-17.jsa"), ""); // no archive of classes is to be made
        Files.copy(
                Path.of("crosshatch").toAbsolutePath(),
                folder.resolve("crosshatch"),
                StandardCopyOption.COPY_ATTRIBUTES);
        temporary = Files.createDirectory(folder.resolve("tmp"));
    }

    @Test
    void namesCanHoldUmlautsWhateverTheLocaleIs() throws IOException, InterruptedException {
        assertTrue(launched(Map.of("LC_ALL", "C")).startsWith("locale=C.UTF-8\n"));
        assertTrue(launched(Map.of("LC_ALL", "C.utf8")).startsWith("locale=C.utf8\n"));
        assertTrue(launched(Map.of("LANG", "C.utf8")).startsWith("locale=\n"), "left as it is");
    }

    @Test
    void inAReleaseTheJarLiesBesideItAndNothingIsBuilt() throws IOException, InterruptedException {
        Files.delete(folder.resolve("pom.xml"));
        Files.move(folder.resolve("target/crosshatch.jar"), folder.resolve("crosshatch.jar"));
        Files.writeString(folder.resolve("crosshatch-17.jsa"), "");

        String said = launched(Map.of());

        assertTrue(said.contains("\n-jar\n" + folder.resolve("crosshatch.jar") + "\n"), said);
        assertFalse(said.contains("building"), said);
    }

    @Test
    void theProcessHasAFolderOfItsOwnForTemporaryFiles() throws IOException, InterruptedException {
        String said = launched(Map.of("TMPDIR", temporary.toString()));

        assertTrue(
                said.matches("(?s).*\n-Djava\\.io\\.tmpdir=(" + temporary
                        + "/crosshatch-[0-9]+-\\w+)\n-Dcrosshatch\\.scratch=\\1\n-jar\n.*\nsolve\na b\n"),
                said);
    }

    @Test
    void thatFolderLiesWhereTheUserWantsTemporaryFiles() throws IOException, InterruptedException {
        String said = launched(Map.of("CROSSHATCH_JAVA_OPTS", "-Xmx1g -Djava.io.tmpdir=" + temporary));

        assertTrue(said.contains("-Dcrosshatch.scratch=" + temporary + "/crosshatch-"), said);
    }

    @Test
    void aMissingDirectoryForTemporaryFilesIsTold() throws IOException, InterruptedException {
        assertEquals(
                "crosshatch: the directory for temporary files /nowhere cannot be written to. Make room, or set TMPDIR\n",
                launched(Map.of("TMPDIR", "/nowhere")));
    }

    @Test
    void javaGetsTheVectorModuleIfItHasItAndItsAnnouncementIsLeftOut() throws IOException, InterruptedException {
        Files.writeString(
                folder.resolve("jdk/release"), "JAVA_VERSION=\"17.0.1\"\nMODULES=\"java.base jdk.incubator.vector\"\n");
        Files.writeString(
                folder.resolve("jdk/bin/java"),
                PRINTING
                        + "echo before >&2\necho 'WARNING: Using incubator modules: jdk.incubator.vector' >&2\n"
                        + "echo after >&2\nprintf 'without an end' >&2\n");

        String said = launched(Map.of());

        assertTrue(said.contains("--add-modules\njdk.incubator.vector\n"), said);
        assertTrue(said.contains("before\nafter\nwithout an end"), said);
        assertFalse(said.contains("WARNING"), said);
    }

    @Test
    void javaWithoutTheVectorModuleIsNotAskedForIt() throws IOException, InterruptedException {
        assertFalse(launched(Map.of()).contains("--add-modules"));
    }

    @Test
    void onlyHelpGoesWithoutTheSecondCompiler() throws IOException, InterruptedException {
        String flag = "\n-XX:TieredStopAtLevel=1\n";

        assertTrue(launched(Map.of(), "compare", "--help").contains(flag));
        assertFalse(launched(Map.of()).contains(flag));
    }

    @Test
    void offATerminalNoWidthIsHandedOver() throws IOException, InterruptedException {
        assertFalse(launched(Map.of("COLUMNS", "70")).contains(".columns="));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 126, 127})
    void aJavaThatDoesNotStartIsNoWrongAnswer(int code) throws IOException, InterruptedException {
        java("echo 'Error: Could not create the Java Virtual Machine.' >&2; exit " + code);

        Ended ended = ended(Map.of());

        assertEquals(2, ended.code());
        assertTrue(
                ended.said()
                        .startsWith("Error: Could not create the Java Virtual Machine.\n"
                                + "crosshatch: Java did not start, or could not go on; its own words are above. "),
                ended.said());
        assertEquals(List.of(), namesIn(temporary), "its folder has gone");
    }

    @Test
    void whatMayBeTheMatterIsSaid() throws IOException, InterruptedException {
        java("exit 1");

        String options = ended(Map.of("CROSSHATCH_JAVA_OPTS", "-Xmx1k")).said();
        assertTrue(options.endsWith(" Are the options in CROSSHATCH_JAVA_OPTS right: -Xmx1k?\n"), options);
        String limit = ended(Map.of(), "ulimit -v 3000000; ").said();
        assertTrue(limit.contains(" Its memory is limited to 3000000 KiB (ulimit -v): "), limit);
        String nothing = ended(Map.of()).said();
        assertTrue(nothing.endsWith(" Is there enough memory?\n"), nothing);
    }

    /** The same with the true Java. */
    @ParameterizedTest
    @ValueSource(strings = {"-Xmx1k", "-XX:+NoSuchFlag", "-Xnonsense"})
    void optionsThatJavaDoesNotTakeEndWithTwo(String option) throws IOException, InterruptedException {
        Ended ended = ended(Map.of("JAVA_HOME", System.getProperty("java.home"), "CROSSHATCH_JAVA_OPTS", option));

        assertEquals(2, ended.code(), ended.said());
        assertTrue(ended.said().contains("crosshatch: Java did not start"), ended.said());
        assertEquals("", ended.out(), "standard output is for answers");
    }

    /** The jar of this test is empty. */
    @Test
    void aJarThatCannotBeReadEndsWithTwo() throws IOException, InterruptedException {
        Ended ended = ended(Map.of("JAVA_HOME", System.getProperty("java.home")));

        assertEquals(2, ended.code(), ended.said());
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "101, 1", "2, 2", "3, 3", "10, 10", "20, 20", "130, 130", "141, 141"})
    void theProgramsOwnCodesArePassedOn(int javas, int ours) throws IOException, InterruptedException {
        java("exit " + javas);

        assertEquals(ours, ended(Map.of()).code());
    }

    @Test
    void theProgramIsToldWhichCodeToUseForOne() throws IOException, InterruptedException {
        assertTrue(launched(Map.of()).contains("-Dcrosshatch.exit.wrong=101\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"HUP", "INT", "TERM"})
    void signalsAreForJavaWhichEndsInItsOwnWay(String signal) throws IOException, InterruptedException {
        java("trap 'echo ending; exit 77' " + signal + "; echo begun; while :; do sleep 0.05; done");

        Ended ended = ended(Map.of(), "", START + WAIT + "kill -" + signal + " $launcher; wait $launcher");

        assertEquals(77, ended.code(), ended.said());
        assertEquals("begun\nending\n", ended.out());
    }

    @Test
    void noJavaIsLeftBehindAKilledLauncher() throws IOException, InterruptedException {
        java("echo $$ >pid; echo begun; while :; do sleep 0.05; done");

        Ended ended = ended(Map.of(), "", START + WAIT + "kill -KILL $launcher; wait $launcher 2>/dev/null; sleep 0.3");

        Path java = Path.of("/proc", Files.readString(folder.resolve("pid")).strip(), "cmdline");
        assertTrue(
                Files.notExists(java) || Files.readString(java).isEmpty(), ended.said()); // empty: waits to be buried
    }

    @Test
    void whereTheSystemCannotTieJavaToItJavaTakesItsPlace() throws IOException, InterruptedException {
        java("echo $PPID; exit 1");
        Path without = folder.resolve("jdk/bin/setpriv");
        Files.writeString(without, "#!/bin/sh\nexit 1\n");
        assertTrue(without.toFile().setExecutable(true));

        Ended ended = ended(Map.of("PATH", without.getParent() + ":" + System.getenv("PATH")), "echo $$; ");

        List<String> lines = ended.out().lines().toList();
        assertEquals(lines.get(0), lines.get(1), "the child of whoever started the launcher");
        assertEquals(1, ended.code());
    }

    @Test
    void standardInputIsJavas() throws IOException, InterruptedException {
        java("cat");

        assertEquals(
                "a puzzle\n",
                ended(Map.of(), "", "echo a puzzle | \"$@\" >out 2>said").out());
    }

    /** Not taken for one of the files that Java opens. */
    @Test
    void aStreamThatIsClosedStaysOutOfReach() throws IOException, InterruptedException {
        java("echo answer || exit 5");

        assertEquals(5, ended(Map.of(), "", "\"$@\" >&- 2>said").code());
        assertEquals("answer\n", ended(Map.of(), "", "\"$@\" <&- >out 2>&-").out());
    }

    @Test
    void aJavaHomeWithoutJavaIsNamed() throws IOException, InterruptedException {
        Ended ended = ended(Map.of("JAVA_HOME", "/nowhere"));

        assertEquals(2, ended.code());
        assertEquals(
                "crosshatch: JAVA_HOME is '/nowhere', but there is no program /nowhere/bin/java."
                        + " Name the folder of a JDK (17 or later)\n",
                ended.said());
    }

    @Test
    void aJavaThatIsTooOldIsTold() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"11.0.2\"\n");

        Ended ended = ended(Map.of());

        assertEquals(2, ended.code());
        assertEquals("crosshatch: found Java 11, expected 17 or later. Set JAVA_HOME\n", ended.said());
    }

    /** What a launcher did that was started by a shell. */
    private record Ended(int code, String out, String said) {}

    /** In the background, where a shell makes it deaf to INT unless told otherwise. */
    private static final String START = "(trap - INT; exec \"$@\" >out 2>said) & launcher=$!; ";

    /** Until Java has begun, which it says. */
    private static final String WAIT = "until grep -q begun out; do sleep 0.05; done; ";

    private Ended ended(Map<String, String> environment) throws IOException, InterruptedException {
        return ended(environment, "");
    }

    private Ended ended(Map<String, String> environment, String before) throws IOException, InterruptedException {
        return ended(environment, before, "\"$@\" >>out 2>said");
    }

    /** @param call of the launcher, as a shell reads it */
    private Ended ended(Map<String, String> environment, String before, String call)
            throws IOException, InterruptedException {
        for (String each : List.of("out", "said")) Files.writeString(folder.resolve(each), "");
        ProcessBuilder shell = new ProcessBuilder(
                "env",
                "--default-signal=HUP,INT,QUIT,TERM", // nohup makes all below it deaf, and Bash cannot hear what it was
                // born deaf to
                "bash",
                "-c",
                "exec >>out; " + before + call,
                "bash",
                folder.resolve("crosshatch").toString(),
                "solve",
                "a b");
        shell.directory(folder.toFile());
        prepare(shell, environment);
        Process process = shell.start();
        process.getErrorStream().readAllBytes();
        int code = process.waitFor();
        return new Ended(code, Files.readString(folder.resolve("out")), Files.readString(folder.resolve("said")));
    }

    /** A Java that does something else; the one that makes the archive is the same. */
    private void java(String script) throws IOException {
        Files.writeString(
                folder.resolve("jdk/bin/java"),
                "#!/bin/bash\ncase \"$*\" in *DumpLoadedClassList* | *Xshare:dump*) exit ;; esac\n" + script + "\n");
    }

    private static List<String> namesIn(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    /** What Maven says of a source that does not compile. */
    private static final String MAVEN = """
            [INFO] Building crosshatch
            [WARNING] COMPILATION WARNING :\s
            [WARNING] /home/Mine.java:[7,5] [UnusedVariable] The field 'cell' is never read.
            [INFO] 1 warning
            [ERROR] COMPILATION ERROR :\s
            [ERROR] /home/Mine.java:[3,5] cannot find symbol
              symbol:   variable digit
              location: class Mine
            [INFO] BUILD FAILURE
            [ERROR] Failed to execute goal org.apache.maven.plugins:maven-compiler-plugin:3.14.1:compile: Compilation failure
            [ERROR] /home/Mine.java:[3,5] cannot find symbol
            [ERROR] To see the full stack trace of the errors, re-run Maven with the -e switch.
            """;

    @Test
    void aBuildThatFailsShowsTheCompilersWordsOnce() throws IOException, InterruptedException {
        assertEquals("""
                crosshatch: building (once) ...
                [WARNING] /home/Mine.java:[7,5] [UnusedVariable] The field 'cell' is never read.
                [ERROR] /home/Mine.java:[3,5] cannot find symbol
                  symbol:   variable digit
                  location: class Mine
                crosshatch: the build failed, see above
                """, builtBy(MAVEN));
    }

    @Test
    void aBuildThatFailsOtherwiseShowsWhatMavenSays() throws IOException, InterruptedException {
        String offline = "[ERROR] Failed to execute goal on project crosshatch: Could not resolve dependencies\n";

        assertEquals(
                "crosshatch: building (once) ...\n" + offline + "crosshatch: the build failed, see above\n",
                builtBy("[INFO] Scanning\n" + offline));
    }

    /** @param words of a Maven that fails */
    private String builtBy(String words) throws IOException, InterruptedException {
        Path maven = folder.resolve("jdk/bin/mvn");
        Files.writeString(folder.resolve("words"), words);
        Files.writeString(maven, "#!/bin/sh\ncat " + folder.resolve("words") + "\nexit 1\n");
        assertTrue(maven.toFile().setExecutable(true));
        Files.delete(folder.resolve("target/crosshatch.jar"));
        Map<String, String> path = Map.of("PATH", maven.getParent() + ":" + System.getenv("PATH"));
        assertEquals(3, ended(path).code());
        return launched(path);
    }

    private String launched(Map<String, String> environment) throws IOException, InterruptedException {
        return launched(environment, "solve", "a b");
    }

    private String launched(Map<String, String> environment, String... arguments)
            throws IOException, InterruptedException {
        // A pipeline ends when everybody has closed it, while Java closes it at the end of the process it started:
        // whoever passes
        // standard error on may still be at work then.
        List<String> command = new ArrayList<>(List.of("sh", "-c", "\"$@\" 2>&1 | cat", "sh"));
        command.add(folder.resolve("crosshatch").toString());
        command.addAll(List.of(arguments));
        ProcessBuilder launcher = new ProcessBuilder(command);
        prepare(launcher, environment);
        Process process = launcher.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said;
    }

    private void prepare(ProcessBuilder launcher, Map<String, String> environment) {
        launcher.environment().keySet().removeIf(name -> name.startsWith("LC_") || name.equals("LANG"));
        launcher.environment()
                .putAll(Map.of("JAVA_HOME", folder.resolve("jdk").toString(), "TMPDIR", temporary.toString()));
        launcher.environment().putAll(environment);
    }
}
