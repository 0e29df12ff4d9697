package crosshatch.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.results.Phase;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunRecord;
import crosshatch.results.Verdict;
import crosshatch.solver.Counter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wherever solvers run, in whatever parts: the same runs, the same answers, the same counts. */
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
    void lanesAndForksDoEveryRunOnceInEachFork() {
        compare("here", SOLVERS, "--isolate", "off", "--cold");
        compare("lanes", SOLVERS, "--warmup", "50ms", "--jobs", "2", "--forks", "2", "--oversubscribe");

        List<RunRecord> records = measured("lanes");
        for (int fork = 1; fork <= 2; fork++) {
            int each = fork;
            assertEquals(
                    rows("here"),
                    rows(records.stream().filter(record -> record.run().fork() == each)));
        }
        assertTrue(records.stream().allMatch(record -> record.run().threads() == 2));
    }

    @Test
    void shardsTogetherHaveTheRowsOfOneMachine() {
        compare("whole", SOLVERS, "--isolate", "off", "--cold", "--isomorphs", "2");
        for (int shard = 1; shard <= 3; shard++) {
            compare("parts", SOLVERS, "--isolate", "off", "--cold", "--isomorphs", "2", "--shard", shard + "/3");
        }

        List<RunRecord> merged = new ArrayList<>();
        for (int shard = 1; shard <= 3; shard++) merged.addAll(measured("parts/shard-" + shard + "-of-3"));
        assertEquals(rows("whole"), rows(merged.stream()));
        assertEquals(rows("whole").size(), merged.size());
        assertEquals(Set.of("parts"), merged.stream().map(each -> each.run().experiment()).collect(Collectors.toSet()));
    }

    @Test
    void everyColdRunIsTheFirstOfAFreshProcess() {
        CommandRun cold = compare("cold", List.of("--solvers", "norvig", "--puzzles", "hardest10"), "--cold", "--limit", "3");

        assertEquals(ExitCode.DONE, cold.exitCode(), cold.err());
        List<RunRecord> records = measured("cold");
        assertEquals(3, records.size());
        assertTrue(records.stream().allMatch(record -> record.run().phase() == Phase.COLD));
    }

    @Test
    void isomorphsHaveCorrectAnswersAndTheirOwnRows() {
        compare("iso", List.of("--solvers", "engine", "--puzzles", "hardest10"), "--isolate", "off", "--isomorphs", "3");

        List<RunRecord> records = measured("iso");
        assertEquals(40, records.size());
        assertTrue(records.stream().allMatch(record -> record.verdict() == Verdict.CORRECT));
        assertEquals(40, records.stream().map(each -> each.run().puzzleId()).distinct().count());
    }

    @Test
    void theGateOpensForEqualCountersAndClosesForChangedOnes() {
        List<String> norvig = List.of("--solvers", "norvig", "--puzzles", "hardest10", "--isolate", "off", "--cold");
        compare("before", norvig);

        CommandRun same = compare("same", norvig, "--against", folder.resolve("before").toString());
        CommandRun changed = compare(
                "changed",
                norvig,
                "--max-decisions",
                "3",
                "--against",
                folder.resolve("before").toString());

        assertEquals(ExitCode.DONE, same.exitCode(), same.err());
        assertTrue(same.err().contains("norvig/pairs=on: "), same.err());
        assertEquals(ExitCode.WRONG, changed.exitCode(), changed.err());
        assertTrue(changed.err().contains("changed: norvig/pairs=on on hardest10 #"), changed.err());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "--jobs 4000|would measure each other",
        "--solvers cpsat/workers=999|would measure each other",
        "--forks 0|expected 1 or more",
        "--isolate off --forks 2|need JVMs of their own",
        "--shard 3/2 --out x|is no part, expected i/n",
        "--memory lots|is no size, expected for example 512m",
        "--tolerance 1.1|needs --against",
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

    private List<RunRecord> measured(String out) {
        try (Stream<RunRecord> records = ResultsStore.read(folder.resolve(out))) {
            return records.filter(record -> record.run().phase() != Phase.WARMUP).toList();
        }
    }

    private Set<String> rows(String out) {
        return rows(measured(out).stream());
    }

    /** All that does not depend on the machine. */
    private static Set<String> rows(Stream<RunRecord> records) {
        return records.map(record -> String.join(
                        " ",
                        record.run().set(),
                        record.run().position() + record.run().variant(),
                        record.run().puzzleId(),
                        record.run().solver(),
                        "block " + record.run().block(),
                        record.claim(),
                        record.verdict().word(),
                        record.solutionIds().toString(),
                        record.count(Counter.DECISIONS).toString(),
                        record.count(Counter.BACKTRACKS).toString()))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
