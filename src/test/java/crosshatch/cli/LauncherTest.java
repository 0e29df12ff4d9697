package crosshatch.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What the script {@code crosshatch} hands to Java: instead of that, one that prints its locale and its arguments. */
@EnabledOnOs({OS.LINUX, OS.MAC})
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
    void offATerminalNoWidthIsHandedOver() throws IOException, InterruptedException {
        assertFalse(launched(Map.of("COLUMNS", "70")).contains(".columns="));
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
        return launched(Map.of("PATH", maven.getParent() + ":" + System.getenv("PATH")));
    }

    private String launched(Map<String, String> environment) throws IOException, InterruptedException {
        // A pipeline ends when everybody has closed it, while Java closes it at the end of the process it started:
        // whoever passes
        // standard error on may still be at work then.
        ProcessBuilder launcher = new ProcessBuilder(
                "sh",
                "-c",
                "\"$@\" 2>&1 | cat",
                "sh",
                folder.resolve("crosshatch").toString(),
                "solve",
                "a b");
        launcher.environment().keySet().removeIf(name -> name.startsWith("LC_") || name.equals("LANG"));
        launcher.environment()
                .putAll(Map.of("JAVA_HOME", folder.resolve("jdk").toString(), "TMPDIR", temporary.toString()));
        launcher.environment().putAll(environment);
        Process process = launcher.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said;
    }
}
