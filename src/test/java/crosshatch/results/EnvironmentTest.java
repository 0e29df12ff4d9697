package crosshatch.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class EnvironmentTest {
    private static final String HOME = "crosshatch.home";

    private final Properties before = (Properties) System.getProperties().clone();

    @AfterEach
    void restore() {
        System.setProperties(before);
    }

    @Test
    void whereTheProgramLiesIsNotWritten() {
        System.setProperty(HOME, "/home/somebody/crosshatch");

        Environment here =
                Environment.here(List.of("compare"), List.of("-Xmx2g", "-Dplace=/home/somebody/crosshatch/x"));

        assertEquals(List.of("-Xmx2g", "-Dplace=./x"), here.workerFlags());
    }

    @Test
    void ofAbsolutePathsOnTheCommandLineTheLastNameIsWritten() {
        System.clearProperty(HOME);
        List<String> written = List.of(
                "compare",
                "--solvers",
                "lcg,cpsat",
                "--out",
                "/somewhere/else/mine",
                "--puzzles=a=/b/c.txt:5,d/e.txt,/f/g.txt");

        assertEquals(
                List.of("compare", "--solvers", "lcg,cpsat", "--out", "mine", "--puzzles=a=c.txt:5,d/e.txt,g.txt"),
                Environment.here(written).commandLine());
    }

    @Test
    void flagsAreAsTheyAreWhereTheProgramDoesNotKnowItsHome() {
        System.clearProperty(HOME);

        assertEquals(
                List.of("-Dplace=/x"),
                Environment.here(List.of(), List.of("-Dplace=/x")).workerFlags());
    }

    @Test
    void thisMachineIsDescribed() {
        Environment here = Environment.here(List.of("compare", "--quiet"));

        assertEquals(List.of("compare", "--quiet"), here.commandLine());
        assertEquals(List.of(), here.workerFlags());
        assertFalse(here.cpu().isBlank());
        assertTrue(here.memoryBytes() > here.maxHeapBytes() / 64, here.toString());
        assertEquals(Runtime.getRuntime().maxMemory(), here.maxHeapBytes());
        assertTrue(here.os().startsWith(System.getProperty("os.name")), here.os());
        assertTrue(here.jdk().endsWith(System.getProperty("java.vm.version")), here.jdk());
    }

    @Test
    void theCommitThatItWasBuiltFromIsNamed() {
        Environment here = Environment.here(List.of());

        assertEquals(Map.of("crosshatch", Build.version()), here.versions());
        assertEquals(Build.gitCommit(), here.gitCommit());
        assertTrue(
                here.gitCommit().matches("([0-9a-f]{40}(-dirty)?)?"), "empty outside a checkout: " + here.gitCommit());
    }

    @Test
    void theLibrariesThatAreAskedAreNamedByFamily() {
        Environment here =
                Environment.here(List.of()).with(SolverCatalog.standard().families());

        Map<String, String> libraries = new TreeMap<>(here.versions());
        libraries.remove("crosshatch");
        assertEquals(Set.of("choco", "cpsat", "sat4j"), libraries.keySet());
        assertTrue(
                libraries.values().stream().allMatch(version -> version.matches("[0-9]+(\\.[0-9]+)+")),
                libraries.toString());
    }

    @Test
    void aMachineIsToldInOneLine() {
        Environment made = new Environment(
                Instant.EPOCH,
                List.of(),
                "Some CPU",
                2,
                4,
                (15L << 30) + (700L << 20),
                "Linux 6 amd64",
                "a JVM",
                List.of(),
                List.of(),
                1L << 30,
                "",
                Map.of(),
                null);

        assertEquals("Some CPU, 4 hardware threads, 16 GiB, Linux 6 amd64", made.machine());
    }

    /** Also in a worktree of a repository, whose other worktrees have other commits. */
    @Test
    void theCommitIsThatOfThisTree() throws IOException, InterruptedException {
        Process git = new ProcessBuilder("git", "rev-parse", "HEAD").start();
        String head = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        assumeTrue(git.waitFor() == 0 && !Build.gitCommit().isEmpty(), "this is no checkout with a commit");

        assertEquals(head, Build.gitCommit().replace("-dirty", ""));
    }
}
