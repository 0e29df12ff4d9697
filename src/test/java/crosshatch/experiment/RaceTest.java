package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.results.Environment;
import crosshatch.results.LedgerFiles;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunRecord;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counters;
import crosshatch.solver.Family;
import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import crosshatch.solver.NamedSolver;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.StubFamily;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** Races of solvers that turn the clock themselves: who leaves, when, and what is run of it. */
class RaceTest {
    private static final int PUZZLES = 20;
    private static final long LIMIT = 1000;
    private static final Plan.PlannedRace RULES = new Plan.PlannedRace(5, 1, 10, null, null);

    @TempDir
    private Path folder = Path.of("");

    private final List<String> closed = new ArrayList<>();
    private Path out = Path.of("");

    @BeforeEach
    void writePuzzles() throws IOException {
        out = folder.resolve("out");
        Files.writeString(folder.resolve("one.txt"), (Puzzles.EULER_1 + "\n").repeat(PUZZLES / 2));
        Files.writeString(folder.resolve("two.txt"), (Puzzles.EULER_1.reversed() + "\n").repeat(PUZZLES / 2));
    }

    @Test
    void whoIsSlowerLeavesAtTheFirstTestAndIsNotAskedAgain() {
        RaceResult result = race(RULES, taking("fast", 10), taking("slow", 20), taking("slower", 30));

        assertEquals(List.of("fast"), result.survivors());
        assertEquals(5, result.puzzles());
        assertEquals(Map.of("fast", 5L, "slow", 5L, "slower", 5L), runsBySolver());
        assertEquals(
                "slower than the best after 5 puzzles", standing(result, "slow").end());
    }

    @Test
    void twoWhoAreEqualStayToTheEnd() {
        RaceResult result = race(RULES, taking("one", 10), taking("other", 10));

        assertEquals(List.of("one", "other"), result.survivors());
        assertEquals(PUZZLES, result.puzzles());
        assertEquals(2 * PUZZLES, result.runs());
    }

    @Test
    void whoIsWrongLeavesAtOnceHoweverFast() {
        RaceResult result = race(RULES, taking("right", 10), taking("too", 10), wrong("wrong", 1));

        assertEquals(List.of("right", "too"), result.survivors());
        assertEquals(1L, runsBySolver().get("wrong"));
        assertTrue(standing(result, "wrong").end().startsWith("wrong on "), result.toString());
    }

    @Test
    void whoRunsOutOfTimePaysThePenalty() {
        RaceResult result = race(RULES, taking("able", 900), stopped("stopped", 1));

        assertEquals(List.of("able"), result.survivors());
        assertEquals(10_000, standing(result, "stopped").meanCostNanos());
        assertEquals(0, standing(result, "stopped").solved());
    }

    @Test
    void itEndsBehindThePuzzleOnWhichTheRunsAreUsedUp() {
        RaceResult result = race(new Plan.PlannedRace(5, 1, 10, 7L, null), taking("one", 10), taking("other", 10));

        assertEquals(4, result.puzzles());
        assertEquals(8, result.runs());
        assertEquals(List.of("one", "other"), result.survivors());
    }

    @Test
    void itEndsBehindThePuzzleOnWhichTheTimeIsUsedUp() {
        RaceResult result = race(new Plan.PlannedRace(5, 1, 10, null, 41L), taking("one", 10), taking("other", 10));

        assertEquals(3, result.puzzles());
        assertEquals(60, result.nanos());
    }

    @Test
    void puzzlesOfAllSetsComeMixedInAnOrderOfTheSeed() {
        race(RULES, taking("one", 10), taking("other", 10));

        List<String> sets = LedgerFiles.records(out).stream()
                .filter(row -> row.solver().equals("one"))
                .map(row -> row.run().getSet())
                .toList();
        assertNotEquals(sets.stream().sorted().toList(), sets);
        assertEquals(2, sets.stream().distinct().count());
    }

    @Test
    void whoLeftIsClosedWhileOthersGoOn() {
        race(RULES, taking("one", 10), taking("other", 10), taking("slow", 50));

        assertEquals("slow", closed.get(0));
        assertEquals(1, closed.stream().filter("slow"::equals).count());
    }

    @Test
    void anInterruptedRaceEndsAsOneThatWasNot() {
        Family[] field = {taking("one", 10), taking("other", 10), taking("slow", 50)};
        RaceResult whole = race(RULES, field);
        List<RunRecord> records = LedgerFiles.records(out);

        out = LedgerFiles.write(
                folder.resolve("interrupted"),
                records.stream().filter(row -> row.run().getBlock() <= 7).toList());
        RaceResult resumed = race(RULES, field);

        assertEquals(whole, resumed);
        assertEquals(runs(records), runs(LedgerFiles.records(out)));
    }

    private static List<String> runs(List<RunRecord> records) {
        return records.stream()
                .map(row -> row.solver() + " " + row.run().getSet() + row.run().getPosition())
                .toList();
    }

    @Test
    void aPlanWithARaceNeedsALimitOfTime() {
        assertTrue(assertThrows(InputException.class, () -> plan(RULES, Limits.UNLIMITED, taking("one", 1)))
                .getMessage()
                .contains("a race: expected a time limit"));
    }

    @Test
    void theRulesAreReadBackFromAPlan() {
        Plan plan = plan(new Plan.PlannedRace(5, 2, 10, 7L, null), Limits.ofNanos(1000), taking("one", 1));

        assertEquals(plan, PlanFile.parse(PlanFile.text(plan), "plan.json"));
    }

    private RaceResult race(Plan.PlannedRace rules, Family... field) {
        Plan plan = plan(rules, Limits.ofNanos(LIMIT), field);
        SolverCatalog catalog = new SolverCatalog(List.of(field));
        Experiment experiment = new Experiment(plan, puzzles(), Placement.here(catalog, clock));
        try (ResultsStore store =
                Files.exists(out) ? ResultsStore.resume(out) : ResultsStore.create(out, PlanFile.tree(plan))) {
            experiment.run(store, Environment.here(List.of()), new Experiment.Listener() {
                @Override
                public void warmingUp(String solver) {}

                @Override
                public void recorded(List<RunRecord> runs) {}
            });
        }
        return JsonMapper.shared().readValue(out.resolve("race.json").toFile(), RaceResult.class);
    }

    private ChosenPuzzles puzzles() {
        PuzzleSets sets = new PuzzleSets(Path.of(""), ReaderSettings.DEFAULT);
        return new ChosenPuzzles(
                Stream.of("one.txt", "two.txt")
                        .map(name -> sets.resolve(folder.resolve(name).toString()))
                        .toList(),
                InstanceSelection.ALL);
    }

    private Plan plan(Plan.PlannedRace rules, Limits limits, Family... field) {
        ChosenPuzzles puzzles = puzzles();
        return Plans.cold()
                .sets(puzzles.planned())
                .solvers(Stream.of(field)
                        .map(Family::name)
                        .map(new SolverCatalog(List.of(field))::spec)
                        .map(NamedSolver::new)
                        .toList())
                .limits(limits)
                .selection(puzzles.selection())
                .build()
                .withRace(rules)
                .withBlock(1);
    }

    private Map<String, Long> runsBySolver() {
        return LedgerFiles.records(out).stream()
                .collect(Collectors.groupingBy(row -> row.solver(), Collectors.counting()));
    }

    private static RaceResult.Standing standing(RaceResult result, String solver) {
        return result.standings().stream()
                .filter(each -> each.solver().equals(solver))
                .findFirst()
                .orElseThrow();
    }

    private Family taking(String name, long nanos) {
        return new Scripted(name, nanos, puzzle -> new Claim.Solved(solution(puzzle)));
    }

    private Family wrong(String name, long nanos) {
        return new Scripted(name, nanos, puzzle -> new Claim.Solved(puzzle.givens()));
    }

    private Family stopped(String name, long nanos) {
        return new Scripted(name, nanos, puzzle -> new Claim.OutOfBudget(Limit.TIME));
    }

    private static Grid solution(Puzzle puzzle) {
        return puzzle.equals(Puzzles.EULER_1)
                ? Puzzles.EULER_1_SOLUTION
                : new Puzzle(Puzzles.EULER_1_SOLUTION).reversed().givens();
    }

    private final ManualClock clock = new ManualClock();

    /** A solver that takes the same time for every puzzle. */
    private final class Scripted implements StubFamily {
        private final String name;
        private final long nanos;
        private final Function<Puzzle, Claim> claim;

        Scripted(String name, long nanos, Function<Puzzle, Claim> claim) {
            this.name = name;
            this.nanos = nanos;
            this.claim = claim;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public Solver create(SolverSpec spec, Trace trace) {
            return new Solver() {
                @Override
                public Answer answer(Puzzle puzzle, Question question, Budget budget) {
                    clock.turn(nanos);
                    return new Answer(claim.apply(puzzle), Counters.none());
                }

                @Override
                public void close() {
                    closed.add(name);
                }
            };
        }
    }
}
