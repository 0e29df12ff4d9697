package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import crosshatch.app.console.ExitCode;
import crosshatch.solver.SolverException;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands of the page about models of users, where their programs are installed. */
@Tag("process")
class ModelsPageTest {
    private static final Path PAGE = Path.of("docs/how-to/models.md");
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w*)\n(.*?)^```$");
    private static final Pattern COMMAND = Pattern.compile("(?m)^(?:\\$ )?\\./crosshatch (.*)$");
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
    private static final String MEASURED_VERSION = "MiniZinc to FlatZinc converter, version 2.6.4";

    @TempDir
    private Path folder;

    private static String page() throws IOException {
        return Files.readString(PAGE);
    }

    private static List<String> matches(Pattern pattern, int group) throws IOException {
        return pattern.matcher(page())
                .results()
                .map((MatchResult found) -> found.group(group))
                .toList();
    }

    private static String command(String part) throws IOException {
        return matches(COMMAND, 1).stream()
                .filter(each -> each.contains(part))
                .findFirst()
                .orElseThrow();
    }

    /** Runs a command of the page in a folder for the test, without a warm-up. */
    private CommandRun run(String command) {
        List<String> words = new ArrayList<>();
        WORD.matcher(command)
                .results()
                .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
                .map(word -> word.endsWith("two-models") || word.endsWith("-model") || word.equals("python")
                        ? folder.resolve(word).toString()
                        : word)
                .forEach(words::add);
        if (words.get(0).equals("compare")) words.addAll(List.of("--warmup=0s", "--isolate=off", "--quiet"));
        return CommandRun.ofProgram(words.toArray(String[]::new));
    }

    private static String miniZinc() {
        var gecode = SolverCatalog.standard().spec("gecode");
        try {
            SolverCatalog.standard().create(gecode).close();
        } catch (SolverException missing) {
            assumeTrue(false, missing.getMessage());
        }
        return gecode.family().version().orElse("");
    }

    @ParameterizedTest
    @ValueSource(strings = {"rows.mzn", "plain.json", "cpmpy_model.py"})
    void filesAreShownInFull(String file) throws IOException {
        String text = Files.readString(Path.of("docs/models", file));

        assertTrue(matches(BLOCK, 2).contains(text), file);
    }

    @Test
    void theConstraintOfTheVariantsIsInTheSkeleton() throws IOException {
        String skeleton = Files.readString(Path.of("docs/skeleton/src/main/java/org/example/PairsFamily.java"));
        List<String> java = Stream.of(page().split("```java\n", -1)).skip(1).toList();

        assertEquals(1, java.size());
        assertTrue(skeleton.contains(java.get(0).split("```", -1)[0].indent(4)));
    }

    @Test
    @Tag("exhaustive")
    void twoModelsAreComparedAndJudged() throws IOException {
        String version = miniZinc();

        CommandRun compared = run(command("--out two-models"));
        CommandRun query = run(command("query two-models"));

        assertEquals(ExitCode.DONE, compared.exitCode(), compared.err());
        assertEquals(
                "solvers,solved\n2,20\n",
                run("query two-models \"SELECT count(DISTINCT solver) AS solvers, count(*) AS solved FROM measured WHERE verdict = 'correct'\" --format csv")
                        .out());
        if (version.equals(MEASURED_VERSION)) assertTrue(page().contains(query.out()), query.out());
    }

    @Test
    void aFaultIsFoundOnTheFirstPuzzle() throws IOException {
        String version = miniZinc();

        CommandRun compared = run(command("faulty.mzn"));

        assertEquals(ExitCode.WRONG, compared.exitCode(), compared.err());
        String wrong = compared.err()
                .lines()
                .filter(line -> line.startsWith("wrong: docs/models/faulty.mzn on hardest10 #1: "))
                .findFirst()
                .orElseThrow();
        if (version.equals(MEASURED_VERSION)) assertTrue(page().contains("\n" + wrong + "\n"), wrong);
    }

    @Test
    @Tag("exhaustive")
    void aModelIsChecked() throws IOException {
        miniZinc();

        CommandRun checked = run(command("solvers check"));

        assertEquals(ExitCode.DONE, checked.exitCode(), checked.out());
        assertTrue(checked.out().endsWith("All answers are right.\n"), checked.out());
    }

    @Test
    @Tag("exhaustive")
    void aProgramReadsJson() throws IOException {
        miniZinc();

        CommandRun compared = run(command("plain.json").replace("hardest10", "euler50:2"));

        assertEquals(ExitCode.DONE, compared.exitCode(), compared.err());
    }

    @Test
    @Tag("exhaustive")
    void aModelInCpmpyAnswersAllTasks() {
        boolean installed = run("solvers check docs/models/cpmpy.json")
                .out()
                .lines()
                .anyMatch(line -> line.matches("version: [0-9.]+"));
        assumeTrue(installed, "CPMpy is not installed");

        assertEquals(ExitCode.DONE, run("solvers check docs/models/cpmpy.json").exitCode());
    }
}
