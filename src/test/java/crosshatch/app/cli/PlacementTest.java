package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import crosshatch.base.InputException;
import crosshatch.experiment.PlanFile;
import crosshatch.results.ResultsStore;
import crosshatch.results.database.RunDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wherever solvers run, in whatever parts: the same runs, the same answers, the same counts. */
@Tag("process")
class PlacementTest {
    @TempDir
    private Path folder = Path.of("");

    private static final List<String> SOLVERS = List.of("--solvers", "engine,swift", "--puzzles", "euler50,hp71b");

    @Test
    void workersGiveTheRowsOfOneJvm() {
        compare("here", SOLVERS, "--isolate", "off", "--cold");
        CommandRun workers = compare("workers", SOLVERS, "--warmup", "50ms");

        assertEquals(ExitCode.DONE, workers.exitCode(), workers.err());
        assertEquals(rows("here"), rows("workers"));
    }

    @Test
    @Tag("exhaustive")
    void lanesAndForksDoEveryRunOnceInEachFork() {
        compare("here", SOLVERS, "--isolate", "off", "--cold");
        compare("lanes", SOLVERS, "--warmup", "50ms", "--jobs", "2", "--forks", "2");

        assertEquals(rows("here"), rows("fork = 1 AND threads = 2", "lanes"));
        assertEquals(rows("here"), rows("fork = 2 AND threads = 2", "lanes"));
    }

    @Test
    @Tag("exhaustive")
    void shardsTogetherHaveTheRowsOfOneMachine() {
        compare("whole", SOLVERS, "--isolate", "off", "--cold", "--isomorphs", "2");
        for (int shard = 1; shard <= 3; shard++) {
            compare("parts", SOLVERS, "--isolate", "off", "--cold", "--isomorphs", "2", "--shard", shard + "/3");
        }

        assertEquals(
                rows("whole"),
                rows("experiment = 'parts'", "parts/shard-1-of-3", "parts/shard-2-of-3", "parts/shard-3-of-3"));
        assertEquals(rows("whole"), rows("parts"));
    }

    @Test
    @Tag("exhaustive")
    void shardsThatOverlapAreNotAskedTogether() {
        List<String> norvig = List.of("--solvers", "norvig", "--puzzles", "hardest10", "--isolate", "off", "--cold");
        compare("parts", norvig, "--shard", "1/2");
        compare("parts", norvig, "--shard", "1/3");

        InputException refused = assertThrows(InputException.class, () -> rows("parts"));

        assertTrue(refused.getMessage().contains("found shards of 2 and of 3"), refused.getMessage());
    }

    @Test
    void theDirectoryOfShardsIsNotWrittenToAsAWhole() {
        List<String> norvig = List.of("--solvers", "norvig", "--puzzles", "hardest10", "--isolate", "off", "--cold");
        compare("parts", norvig, "--shard", "1/2");

        CommandRun refused = compare("parts", norvig);

        assertEquals(ExitCode.BAD_INPUT, refused.exitCode(), refused.err());
        assertTrue(refused.err().contains("holds the shards of an experiment"), refused.err());
    }

    @Test
    @Tag("exhaustive")
    void shardsOfAPlanThatIsAFileDoToo() {
        compare("whole", SOLVERS, "--isolate", "off", "--cold");
        List<String> plan = List.of("--plan", folder.resolve("whole/plan.json").toString());
        for (int shard = 1; shard <= 2; shard++) compare("parts", plan, "--shard", shard + "/2");

        assertEquals(rows("whole"), rows("true", "parts/shard-1-of-2", "parts/shard-2-of-2"));
    }

    @Test
    @Tag("exhaustive")
    void aPlanThatIsAFileIsResumedByItOrWithoutIt() throws IOException {
        compare("first", SOLVERS, "--isolate", "off", "--cold");
        Path plan = folder.resolve("first/plan.json");
        begin("second", plan);
        begin("third", plan);

        CommandRun withAnother = compare(
                "second",
                List.of("--solvers", "norvig", "--puzzles", "euler50", "--isolate", "off", "--cold"),
                "--resume");
        CommandRun byFile = compare("second", List.of("--plan", plan.toString()), "--resume");
        CommandRun without = compare("third", List.of(), "--resume");

        assertEquals(ExitCode.BAD_INPUT, withAnother.exitCode(), withAnother.err());
        assertTrue(withAnother.err().contains("begun with another plan"), withAnother.err());
        assertEquals(ExitCode.DONE, byFile.exitCode(), byFile.err());
        assertEquals(ExitCode.DONE, without.exitCode(), without.err());
        assertEquals(rows("first"), rows("second"));
        assertEquals(rows("first"), rows("third"));
    }

    /** Without a run. */
    private void begin(String out, Path plan) throws IOException {
        Path directory = Files.createDirectory(folder.resolve(out));
        ResultsStore.create(directory, PlanFile.tree(PlanFile.read(plan).withExperiment(out)))
                .close();
    }

    @Test
    @Tag("exhaustive")
    void everyColdRunIsTheFirstOfAFreshProcess() {
        CommandRun cold = compare("cold", List.of("--solvers", "norvig", "--puzzles", "hardest10:3"), "--cold");

        assertEquals(ExitCode.DONE, cold.exitCode(), cold.err());
        assertEquals(3, rows("phase = 'cold'", "cold").size());
    }

    @Test
    @Tag("exhaustive")
    void theEnvironmentNamesTheFlagsOfTheWorkers() throws IOException {
        compare("flags", List.of("--solvers", "norvig", "--puzzles", "hardest10:1"), "--cold");

        String environment = Files.readString(folder.resolve("flags/environment.json"));
        assertTrue(environment.contains("\"workerFlags\" : [") && environment.contains("-XX:+Use"), environment);
    }

    @Test
    @Tag("exhaustive")
    void isomorphsHaveCorrectAnswersAndTheirOwnRows() {
        compare(
                "iso",
                List.of("--solvers", "engine", "--puzzles", "hardest10"),
                "--isolate",
                "off",
                "--isomorphs",
                "3");

        assertEquals(40, rows("verdict = 'correct'", "iso").size());
        assertEquals(40, Set.copyOf(rows("iso")).size());
    }

    @Test
    void theGateOpensForEqualCountersAndClosesForChangedOnes() {
        List<String> norvig = List.of("--solvers", "norvig", "--puzzles", "hardest10", "--isolate", "off", "--cold");
        compare("before", norvig);

        CommandRun same =
                compare("same", norvig, "--against", folder.resolve("before").toString());
        CommandRun changed = compare(
                "changed",
                norvig,
                "--max-decisions",
                "3",
                "--against",
                folder.resolve("before").toString());

        assertEquals(ExitCode.DONE, same.exitCode(), same.err());
        assertTrue(same.err().contains("norvig: "), same.err());
        assertEquals(ExitCode.WRONG, changed.exitCode(), changed.err());
        assertTrue(changed.err().contains("changed: norvig on hardest10 #"), changed.err());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--jobs 4000|would slow each other down",
                "--forks 0|expected 1 or more",
                "--isolate off --forks 2|needs JVMs of their own",
                "--shard 3/2 --out x|is no part, expected i/n",
                "--memory lots|is no size, expected for example 512m",
                "--tolerance 1.1|expected --against DIR",
                "--isomorphs -1|expected 0 or more",
            })
    void whatMakesNoSenseIsRefused(String arguments, String message) {
        List<String> all = new ArrayList<>(List.of("compare", "--puzzles", "hardest10"));
        all.addAll(Arrays.asList(arguments.split(" ")));

        CommandRun refused = CommandRun.ofProgram(all.toArray(String[]::new));

        assertEquals(ExitCode.BAD_INPUT, refused.exitCode(), refused.err());
        assertTrue(refused.err().contains(message), refused.err());
    }

    private CommandRun compare(String out, List<String> common, String... more) {
        List<String> all = new ArrayList<>(List.of("compare", "--quiet", "--format", "csv", "--out"));
        all.add(folder.resolve(out).toString());
        all.addAll(common);
        all.addAll(List.of(more));
        return CommandRun.ofProgram(all.toArray(String[]::new));
    }

    /** All that does not depend on the machine, of the measured runs, sorted. */
    private List<String> rows(String condition, String... directories) {
        String row = """
                concat_ws(' ', "set", position, variant, puzzle_id, solver, block, claim, verdict, solution_ids,
                  coalesce(decisions::VARCHAR, '-'), coalesce(backtracks::VARCHAR, '-')) AS line""";
        try (RunDatabase runs =
                RunDatabase.open(Stream.of(directories).map(folder::resolve).toList())) {
            return runs.list(
                    "SELECT " + row + " FROM measured WHERE " + condition + " ORDER BY line",
                    line -> line.getString(1));
        }
    }

    private List<String> rows(String directory) {
        return rows("true", directory);
    }
}
