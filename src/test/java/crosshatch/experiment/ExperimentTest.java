package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.results.Environment;
import crosshatch.results.LedgerFiles;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunRecord;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.noise.MadeUpMachine;
import crosshatch.results.report.Lines;
import crosshatch.results.report.Summary;
import crosshatch.results.report.SummaryTable;
import crosshatch.results.report.table.CsvFormat;
import crosshatch.results.report.table.Table;
import crosshatch.results.schema.Evidence;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Run;
import crosshatch.results.schema.SolverIdentity;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Answer;
import crosshatch.solver.Claim;
import crosshatch.solver.Counters;
import crosshatch.solver.Limits;
import crosshatch.solver.NamedSolver;
import crosshatch.solver.Paradigm;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverException;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.StubFamily;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A plan carried out from the files of puzzles to the rows of the ledger, with solvers made for it. */
class ExperimentTest {
    @TempDir
    private Path folder = Path.of("");

    @BeforeEach
    void writePuzzles() throws IOException {
        Files.writeString(folder.resolve("three.txt"), (Puzzles.EULER_1 + "\n").repeat(3));
    }

    @Test
    void everyRunIsARowInTheOrderOfSeedAndPlan() {
        run(2, 0, able());

        List<RunRecord> rows = rows();
        assertEquals(
                List.of(1L, 2L, 3L, 1L, 2L, 3L),
                rows.stream().map(row -> row.run().getPosition()).toList());
        assertEquals(
                List.of(1, 1, 1, 2, 2, 2),
                rows.stream().map(row -> row.run().getRepetition()).toList());
        assertTrue(rows.stream().allMatch(row -> row.run().getPhase() == Phase.COLD), "no warm-up: cold");
    }

    @Test
    void everyRunSaysWhichSolverOfWhichProgramAnswered() {
        labels = Map.of("able", "ours");
        environment = withVersion("able", "1.2.3");

        run(1, 0, able(), new Scripted("other", () -> (puzzle, question, budget) -> solved()));

        Run ours = rows().get(0).run();
        Run other = rows().get(3).run();
        assertEquals(
                SolverIdentity.newBuilder()
                        .setSolver("able")
                        .setFamily("able")
                        .setVersion("1.2.3")
                        .setTwin(0)
                        .setLabel("ours")
                        .build(),
                ours.getIdentity());
        assertEquals(
                SolverIdentity.newBuilder()
                        .setSolver("other")
                        .setFamily("other")
                        .setTwin(0)
                        .build(),
                other.getIdentity());
        assertEquals("0123456789", ours.getCommit());
    }

    private static Environment withVersion(String family, String version) {
        Environment here = Environment.here(List.of());
        return new Environment(
                here.started(),
                here.commandLine(),
                here.cpu(),
                here.physicalCores(),
                here.logicalCores(),
                here.memoryBytes(),
                here.os(),
                here.jdk(),
                here.jvmFlags(),
                here.workerFlags(),
                here.maxHeapBytes(),
                "0123456789",
                Map.of(family, version),
                null);
    }

    @Test
    void whoListensIsToldOfWarmUpsAndOfMeasuredRunsOnly() {
        run(2, 1, able());

        assertEquals("warming up able", told.get(0));
        assertEquals(List.of("3 recorded", "3 recorded"), told.subList(1, told.size()));
    }

    @Test
    void whatIsRecordedIsNotRunAgain() {
        run(2, 0, able());
        List<Integer> before =
                rows().stream().map(row -> row.run().getRepetition()).toList();

        run(2, 0, able());

        assertEquals(
                before, rows().stream().map(row -> row.run().getRepetition()).toList());
    }

    @Test
    void onlyTheSolverThatIsMissingInABlockIsRun() {
        run(1, 0, able());

        run(1, 0, able(), new Scripted("late", () -> (puzzle, question, budget) -> solved()));

        assertEquals(
                List.of("able", "able", "able", "late", "late", "late"),
                rows().stream().map(row -> row.solver()).toList());
    }

    @Test
    void aSolverThatIsUnavailableIsNamedAndTheOthersRun() {
        Scripted missing = new Scripted("missing", () -> {
            throw new SolverException("no library for this platform");
        });

        Experiment.Outcome outcome = run(1, 0, able(), missing);

        assertEquals(Map.of("missing", "no library for this platform"), outcome.unavailable());
        assertEquals(
                List.of("able", "able", "able"),
                rows().stream().map(row -> row.solver()).toList());
    }

    @Test
    void aWrongAnswerInTheWarmUpIsRecordedToo() {
        int[] asked = new int[1];
        Solver able = SolverCatalog.standard().create("engine"); // the warm-up asks about isomorphs
        Scripted wrongOnce = new Scripted(
                "wrong-once",
                () -> (puzzle, question, budget) ->
                        asked[0]++ == 0 ? wrong(puzzle) : able.answer(puzzle, question, budget));

        run(1, 1, wrongOnce);

        assertEquals(
                List.of(Phase.WARMUP),
                rows().stream()
                        .filter(row -> row.verdict() == Verdict.WRONG)
                        .map(row -> row.run().getPhase())
                        .toList());
    }

    @Test
    void theLoadOfTheMachineIsInTheRecordsAndInTheEnvironment() throws IOException {
        machine = new MadeUpMachine().loaded(37, 0);

        run(1, 0, able());

        assertEquals(
                List.of(37L, 37L, 37L),
                rows().stream()
                        .map(row -> row.run().getNoise().getOthersPercent())
                        .toList());
        assertEquals(
                List.of(0L),
                rows().stream()
                        .map(row -> row.run().getNoise().getThrottles())
                        .distinct()
                        .toList());
        JsonNode noise = environment().get("noise");
        assertTrue(noise.get("warnings").get(0).asString().contains("used 37 % of the machine"), noise.toString());
        assertEquals(37, noise.get("othersPercent").get("median").asDouble(), 1e-9);
    }

    @Test
    void ofAQuietMachineTheEnvironmentWarnsOfNothing() throws IOException {
        run(1, 0, able());

        JsonNode noise = environment().get("noise");
        assertEquals(0, noise.get("warnings").size(), noise.toString());
        assertEquals(1.5, noise.get("load").get("third").asDouble());
    }

    private JsonNode environment() throws IOException {
        return JsonMapper.shared().readTree(Files.readString(folder.resolve("out/environment.json")));
    }

    private MadeUpMachine machine = new MadeUpMachine();
    private Environment environment = Environment.here(List.of());
    private Map<String, String> labels = Map.of();
    /** Each answer of {@link #able} takes a second by the clock that says when to look at the machine. */
    private long seconds;

    @Test
    void whatTwoLiarsAgreeOnIsCorrectAndToldToRestOnNothingElse() throws IOException {
        Files.writeString(folder.resolve("three.txt"), (Puzzles.EULER_1 + "\n").repeat(20));
        Supplier<Solver> liar = () -> (puzzle, question, budget) -> new Answer(new Claim.NoSolution(), Counters.none());

        run(1, 0, new Scripted("one", Paradigm.HAND_WRITTEN, liar), new Scripted("two", Paradigm.SAT, liar));

        assertTrue(rows().stream().allMatch(row -> row.evidence() == Evidence.AGREED));
        try (RunDatabase runs = RunDatabase.open(List.of(folder.resolve("out")))) {
            List<Summary> summaries = Summary.of(Lines.of(runs, Map.of("e", Limits.UNLIMITED), List.of()));
            Table table = SummaryTable.perSet(summaries).get(0);
            String csv = CsvFormat.of(table);
            assertTrue(csv.startsWith("solver,solved,correct,agreed,wrong"), csv);
            assertTrue(csv.contains("one,20,20,20,0") && csv.contains("two,20,20,20,0"), csv);
            assertTrue(table.notes().stream().anyMatch(note -> note.startsWith("`agreed only`: for 40 ")), csv);
        }
    }

    private Experiment.Outcome run(int repetitions, long warmupNanos, Scripted... families) {
        SolverCatalog catalog = new SolverCatalog(List.of(families));
        PuzzleSets sets = new PuzzleSets(Path.of(""), ReaderSettings.DEFAULT);
        ChosenPuzzles puzzles = new ChosenPuzzles(
                List.of(sets.resolve(folder.resolve("three.txt").toString())), InstanceSelection.ALL);
        Plan plan = Plans.cold()
                .sets(puzzles.planned())
                .solvers(List.of(families).stream()
                        .map(Scripted::name)
                        .map(catalog::spec)
                        .map(spec -> labels.containsKey(spec.toString())
                                ? new NamedSolver(spec, labels.get(spec.toString()))
                                : new NamedSolver(spec))
                        .toList())
                .selection(puzzles.selection())
                .repetitions(repetitions)
                .warmup(new Plan.WarmupPlan(warmupNanos, 3))
                .build();
        long planned = puzzles.planned().get(0).puzzles();
        assertEquals(planned * repetitions * families.length, plan.runs());
        Path out = folder.resolve("out");
        try (ResultsStore store =
                Files.exists(out) ? ResultsStore.resume(out) : ResultsStore.create(out, PlanFile.tree(plan))) {
            return new Experiment(
                            plan,
                            puzzles,
                            Placement.here(catalog, Clock.system()),
                            machine,
                            () -> seconds * 1_000_000_000)
                    .run(store, environment, new Told());
        }
    }

    private List<RunRecord> rows() {
        return LedgerFiles.records(folder.resolve("out"));
    }

    private Scripted able() {
        return new Scripted("able", () -> (puzzle, question, budget) -> {
            seconds++;
            return solved();
        });
    }

    private static Answer solved() {
        return new Answer(new Claim.Solved(Puzzles.EULER_1_SOLUTION), Counters.none());
    }

    private static Answer wrong(Puzzle puzzle) {
        return new Answer(new Claim.Solved(puzzle.givens()), Counters.none());
    }

    private final List<String> told = Collections.synchronizedList(new ArrayList<>());

    private final class Told implements Experiment.Listener {
        @Override
        public void warmingUp(String solver) {
            told.add("warming up " + solver);
        }

        @Override
        public void recorded(List<RunRecord> runs) {
            long measured = runs.stream().filter(RunRecord::isMeasured).count();
            if (measured > 0) told.add(measured + " recorded");
        }
    }

    /** A family with one configuration. */
    private record Scripted(String name, Paradigm paradigm, Supplier<Solver> maker) implements StubFamily {
        Scripted(String name, Supplier<Solver> maker) {
            this(name, Paradigm.HAND_WRITTEN, maker);
        }

        @Override
        public Solver create(SolverSpec spec, Trace trace) {
            return maker.get();
        }
    }
}
