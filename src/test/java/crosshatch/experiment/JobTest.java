package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.results.Environment;
import crosshatch.results.Recorded;
import crosshatch.results.RunRecord;
import crosshatch.results.WarmupResult;
import crosshatch.results.noise.MadeUpMachine;
import crosshatch.results.noise.Sampler;
import crosshatch.results.noise.Samples;
import crosshatch.results.schema.Phase;
import crosshatch.solver.Claim;
import crosshatch.solver.Limits;
import crosshatch.solver.NamedSolver;
import crosshatch.solver.SolverException;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who is placed, warmed up, asked and ended in a lane, and in which order; the solvers are made up. */
class JobTest {
    private static final List<String> SOLVERS = List.of("engine", "lcg", "norvig", "swift");

    @TempDir
    private Path folder = Path.of("");

    private final List<String> calls = new ArrayList<>();
    private final List<String> told = new ArrayList<>();
    private final List<RunRecord> records = new ArrayList<>();
    private Supplier<Claim> claim = () -> new Claim.Solved(Puzzles.EULER_1_SOLUTION);
    private String missing = "";

    @BeforeEach
    void writePuzzles() throws IOException {
        Files.writeString(folder.resolve("many.txt"), (Puzzles.EULER_1 + "\n").repeat(12));
    }

    private Plan plan(String... solvers) {
        return Plans.cold()
                .sets(puzzles().planned())
                .solvers(Stream.of(solvers)
                        .map(SolverCatalog.standard()::spec)
                        .map(NamedSolver::new)
                        .toList())
                .block(1)
                .build();
    }

    private ChosenPuzzles puzzles() {
        PuzzleSets sets = new PuzzleSets(Path.of(""), ReaderSettings.DEFAULT);
        return new ChosenPuzzles(List.of(sets.resolve(folder.resolve("many.txt").toString())), InstanceSelection.ALL);
    }

    private void run(Plan plan) {
        run(plan, Part.WHOLE);
    }

    private void run(Plan plan, Part part) {
        try (Threads recording = new Threads(1, 4)) {
            Job.Setting setting = new Job.Setting(
                    plan,
                    puzzles(),
                    (spec, question, limits) -> new MadeUp(spec),
                    Environment.here(List.of()),
                    new Recorded(),
                    null);
            Sampler noise = new Sampler(new MadeUpMachine(), () -> 1, () -> 0, new Samples(List.of()));
            new Job(setting, part, noise, recording, new Told()).run();
        }
    }

    private List<String> calls(String kind) {
        return calls.stream().filter(call -> call.startsWith(kind)).toList();
    }

    @Test
    void everySolverIsEndedWithItsFork() {
        run(plan("engine", "norvig").withPlacement(new Plan.PlannedPlacement(true, 2, 1, null, null, null, null)));

        assertEquals(List.of("close engine", "close norvig", "close engine", "close norvig"), calls("close"));
        assertEquals(
                Map.of(1, 24L, 2, 24L),
                records.stream().collect(Collectors.groupingBy(run -> run.run().getFork(), Collectors.counting())));
    }

    @Test
    void aSolverThatDoesNotStartIsEndedAndNamedAndTheOthersRun() {
        missing = "norvig";

        run(plan("engine", "norvig"));

        assertEquals(List.of("unavailable norvig: no library"), told);
        assertEquals("close norvig", calls("close").get(0));
        assertEquals(List.of("close norvig", "close engine"), calls("close"));
        assertEquals(List.of(), calls("ask norvig"));
        assertEquals(12, records.size());
    }

    @Test
    void solversAreEndedAlsoWhenTheExperimentBreaks() {
        Claim broken = new Claim.GaveUp();
        claim = () -> {
            if (calls("ask").size() > 3) throw new IllegalStateException("broken");
            return broken;
        };

        assertThrows(IllegalStateException.class, () -> run(plan("engine", "norvig")));

        assertEquals(List.of("close engine", "close norvig"), calls("close"));
    }

    @Test
    void allAreWarmBeforeTheFirstIsMeasured() {
        run(plan("engine", "norvig").withWarmup(new Plan.WarmupPlan(100, 3)));

        assertEquals(List.of("warming up engine", "warmed up engine", "warming up norvig", "warmed up norvig"), told);
        assertEquals(List.of("warm engine", "warm norvig", "warm engine", "warm norvig"), calls.subList(0, 4));
        assertEquals(4, calls("warm").size());
        assertTrue(records.stream()
                .filter(RunRecord::isMeasured)
                .allMatch(run -> run.run().getPhase() == Phase.MEASURED));
    }

    @Test
    void whoWaitsSeesAnswersOfAllBeforeTheFirstWarmUp() {
        run(plan("engine", "norvig").withWarmup(new Plan.WarmupPlan(100, 3)));

        List<String> first = records.stream().map(RunRecord::solver).limit(6).toList();
        assertEquals(List.of("engine", "engine", "engine", "norvig", "norvig", "norvig"), first);
    }

    @Test
    void withoutAWarmUpNobodyIsToldOfOneAndRunsAreCold() {
        run(plan("engine", "norvig"));

        assertEquals(List.of(), told);
        assertEquals(List.of(), calls("warm"));
        assertTrue(records.stream().allMatch(run -> run.run().getPhase() == Phase.COLD));
    }

    @Test
    void eachForkAndEachLaneHasAnOrderOfItsOwn() {
        Plan plan = plan(SOLVERS.toArray(String[]::new));

        run(plan.withPlacement(new Plan.PlannedPlacement(true, 2, 1, null, null, null, null)));
        List<String> forks = calls("ask");
        List<String> first = forks.subList(0, forks.size() / 2);
        List<String> second = forks.subList(forks.size() / 2, forks.size());
        calls.clear();
        run(plan, new Part(2, 2));

        assertNotEquals(first, second);
        assertNotEquals(first.subList(0, calls("ask").size()), calls("ask"));
        calls.clear();
        run(plan);
        assertEquals(first, calls("ask"), "the first fork is the same in each experiment of the seed");
    }

    /** Answers each batch as the test says, in 100 ns a puzzle. */
    private final class MadeUp implements MeasuredSolver {
        private final SolverSpec spec;
        private final Queue<List<Puzzle>> batches = new ArrayDeque<>();

        MadeUp(SolverSpec spec) {
            this.spec = spec;
        }

        private String name() {
            return spec.family().name();
        }

        @Override
        public SolverSpec spec() {
            return spec;
        }

        @Override
        public int start() {
            if (name().equals(missing)) throw new SolverException("no library");
            return 1;
        }

        @Override
        public void ask(List<Puzzle> puzzles, long nanos) {
            calls.add("ask " + name());
            batches.add(puzzles);
        }

        @Override
        public void warmUp(List<Puzzle> puzzles, long nanos) {
            calls.add("warm " + name());
            batches.add(puzzles);
        }

        @Override
        public int outstanding() {
            return batches.size();
        }

        @Override
        public List<MeasuredRun> answers() {
            return batches.remove().stream()
                    .map(puzzle -> MeasuredRun.ended(claim.get(), 100, -1, Limits.UNLIMITED, -1))
                    .toList();
        }

        @Override
        public void close() {
            calls.add("close " + name());
        }
    }

    private final class Told implements Job.Listener {
        @Override
        public void warmingUp(SolverSpec solver) {
            told.add("warming up " + solver.family().name());
        }

        @Override
        public void warmedUp(WarmupResult result) {
            told.add("warmed up " + result.solver().replaceAll("/.*", ""));
        }

        @Override
        public void unavailable(SolverSpec solver, String reason) {
            told.add("unavailable " + solver.family().name() + ": " + reason);
        }

        @Override
        public void judged(List<RunRecord> judged) {
            records.addAll(judged);
        }
    }
}
