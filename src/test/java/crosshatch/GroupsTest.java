package crosshatch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.instances.sets.Sets;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code docs/groups.sh} shows the groups of packages, and finds what goes against the picture. */
@Tag("exhaustive")
@Tag("process")
class GroupsTest {
    private static final Path SOURCES = Sets.home().resolve("src/main/java");
    private static final Pattern FAULT = Pattern.compile("(?m): (\\w+) imports crosshatch\\.(\\w+)\\.");

    @TempDir
    private Path folder;

    /** What a script printed, and how it ended. */
    private record Ended(int exitCode, String printed) {}

    @Test
    void theSourcesAgreeWithThePicture() throws IOException, InterruptedException {
        Ended ended = run(SOURCES);

        assertEquals(0, ended.exitCode(), ended.printed());
        assertTrue(ended.printed().contains("No import goes against the picture."), ended.printed());
    }

    @Test
    void theDirectArrowsAreThoseOfThePicture() throws IOException, InterruptedException {
        String printed = run(SOURCES).printed();

        assertTrue(printed.contains("""
                        app -> experiment
                        experiment -> results, instances
                        results -> solver
                        instances -> solvers
                        solvers -> proof
                        proof -> solver
                        solver -> puzzle
                        puzzle -> base
                        """), printed);
    }

    @Test
    void everyArrowAgainstThePictureIsFound() throws IOException, InterruptedException {
        TreeSet<String> against = new TreeSet<>();
        for (List<String> from : ArchitectureTest.GROUPS) {
            for (List<String> to : ArchitectureTest.GROUPS) {
                if (!from.contains(to.get(0))) against.add(from.get(0) + " " + to.get(0));
                write(from.get(0), "To_" + to.get(0), "import crosshatch." + to.get(0) + ".Any;");
            }
        }

        Ended ended = run(folder);

        assertEquals(1, ended.exitCode(), ended.printed());
        assertEquals(
                against,
                FAULT.matcher(ended.printed())
                        .results()
                        .map(fault -> fault.group(1) + " " + fault.group(2))
                        .collect(Collectors.toCollection(TreeSet::new)));
    }

    @Test
    void anImportAgainstThePictureIsShownWithItsLine() throws IOException, InterruptedException {
        write("puzzle", "Any", "import static crosshatch.solver.Limits.NONE;");

        assertTrue(
                run(folder)
                        .printed()
                        .contains("  crosshatch/puzzle/Any.java:3: puzzle imports crosshatch.solver.Limits.NONE\n"),
                run(folder).printed());
    }

    @Test
    void filesLinesAndImportsAreCounted() throws IOException, InterruptedException {
        write("base", "Any", "");
        write("puzzle", "Any", "import crosshatch.base.Any;");
        write("puzzle", "Other", "import crosshatch.base.Any;");

        String printed = run(folder).printed();

        assertTrue(Pattern.compile("(?m)^base +1 +3 +-$").matcher(printed).find(), printed);
        assertTrue(
                Pattern.compile("(?m)^puzzle +2 +6 +base 2$").matcher(printed).find(), printed);
    }

    @Test
    void aPackageThatIsInNoGroupIsNamed() throws IOException, InterruptedException {
        write("util", "Any", "");

        Ended ended = run(folder);

        assertEquals(1, ended.exitCode(), ended.printed());
        assertTrue(
                ended.printed().contains("crosshatch/util/Any.java: package crosshatch.util is in no group"),
                ended.printed());
    }

    @Test
    void aFolderWithoutSourcesIsRefused() throws IOException, InterruptedException {
        Ended ended = run(folder);

        assertEquals(2, ended.exitCode(), ended.printed());
        assertTrue(ended.printed().startsWith(folder + ": found no folder crosshatch"), ended.printed());
    }

    private void write(String group, String name, String line) throws IOException {
        Path file = folder.resolve("crosshatch").resolve(group).resolve(name + ".java");
        Files.createDirectories(file.getParent());
        Files.writeString(file, "package crosshatch." + group + ";\n\n" + line + "\n");
    }

    private static Ended run(Path sources) throws IOException, InterruptedException {
        Process process = new ProcessBuilder("bash", "docs/groups.sh", sources.toString())
                .directory(Sets.home().toFile())
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(process.waitFor(1, TimeUnit.MINUTES), "it ends");
        return new Ended(process.exitValue(), printed);
    }
}
