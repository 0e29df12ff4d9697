package crosshatch.experiment;

import static crosshatch.experiment.Records.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.results.RunRecord;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Answer;
import crosshatch.solver.Claim;
import crosshatch.solver.Counters;
import crosshatch.solver.Family;
import crosshatch.solver.Limits;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.StubFamily;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What follows from the records of a race, block by block. Of the three solvers, {@code old} has a fault that is kept. */
class RaceRulesTest {
    private static final long LIMIT = 1000;
    private static final int PENALTY = 10;
    private static final List<String> SOLVERS = List.of("a", "b", "old");

    private Race race = race(5, 1, null, null);

    private static Race race(int firstTest, int keep, @Nullable Long maxRuns, @Nullable Long maxNanos) {
        SolverCatalog catalog =
                new SolverCatalog(SOLVERS.stream().<Family>map(Named::new).toList());
        Plan plan = Plans.cold()
                .solvers(Plans.named(SOLVERS.stream().map(catalog::spec).toList()))
                .limits(Limits.ofNanos(LIMIT))
                .race(new Plan.PlannedRace(firstTest, keep, PENALTY, maxRuns, maxNanos))
                .build();
        return new Race(plan);
    }

    private static RunRecord run(String solver, long position, long nanos) {
        return ended(solver, position, nanos, "solved", Verdict.CORRECT);
    }

    private static RunRecord ended(String solver, long position, long nanos, String claim, Verdict verdict) {
        return with(Records.record(solver, "cp", position, 1, claim, verdict), run -> run.getTimesBuilder()
                .setTotalNs(nanos));
    }

    /** A puzzle that all three answer. */
    private void puzzle(long position, long a, long b, long old) {
        race.add(List.of(run("a", position, a), run("b", position, b), run("old", position, old)));
    }

    private RaceResult.Standing standing(String solver) {
        return race.result().standings().stream()
                .filter(each -> each.solver().equals(solver))
                .findFirst()
                .orElseThrow();
    }

    private List<String> order() {
        return race.result().standings().stream()
                .map(RaceResult.Standing::solver)
                .toList();
    }

    @Test
    void beforeTheFirstPuzzleAllAreEqual() {
        assertEquals(
                new RaceResult(
                        0,
                        0,
                        0,
                        SOLVERS.stream()
                                .map(each -> new RaceResult.Standing(each, 0, 0, 0, 0, ""))
                                .toList()),
                race.result());
    }

    @Test
    void whoIsMissingInABlockCouldNotRunAndLeaves() {
        puzzle(1, 10, 10, 10);
        race.add(List.of(run("a", 2, 10), run("old", 2, 10)));

        assertEquals("could not run", standing("b").end());
        assertTrue(race.isOut("b"));
        assertFalse(race.isOut("a"));
    }

    @Test
    void whoBreaksLeavesAndItIsToldWhere() {
        puzzle(1, 10, 10, 10);
        RunRecord crash = ended("b", 2, 5, "failed", Verdict.CRASHED);
        race.add(List.of(run("a", 2, 10), with(crash, run -> run.setDetail("out of luck")), run("old", 2, 10)));

        assertEquals("crashed on s 2: out of luck", standing("b").end());
        assertEquals(List.of("a", "old", "b"), order());
    }

    @Test
    void whoLeftKeepsTheReasonAndThePlace() {
        race.add(List.of(
                run("a", 1, 10),
                ended("b", 1, 10, "solved", Verdict.WRONG),
                ended("b", 2, 10, "failed", Verdict.CRASHED),
                run("old", 1, 10),
                run("a", 2, 10),
                run("old", 2, 10)));

        assertEquals("wrong on s 1: ", standing("b").end());
        assertEquals(List.of("a", "old", "b"), order());
    }

    @Test
    void whoLeftLastStandsBeforeThoseWhoLeftEarlier() {
        race.add(List.of(ended("a", 1, 10, "solved", Verdict.WRONG), run("b", 1, 10), run("old", 1, 10)));
        race.add(List.of(ended("b", 2, 10, "solved", Verdict.WRONG), run("old", 2, 10)));

        assertEquals(List.of("old", "b", "a"), order());
    }

    @Test
    void aWrongGridByAKeptFaultIsUnsolvedAndNoMore() {
        race.add(List.of(run("a", 1, 10), run("b", 1, 10), ended("old", 1, 10, "solved", Verdict.WRONG)));

        assertEquals(new RaceResult.Standing("old", 1, 0, 0, PENALTY * LIMIT, ""), standing("old"));
    }

    @Test
    void aKeptFaultExcusesNoOtherClaimAndNoCrash() {
        race.add(List.of(run("a", 1, 10), run("b", 1, 10), ended("old", 1, 10, "unique", Verdict.WRONG)));
        assertEquals("wrong on s 1: ", standing("old").end());

        race = race(5, 1, null, null);
        race.add(List.of(run("a", 1, 10), run("b", 1, 10), ended("old", 1, 10, "solved", Verdict.CRASHED)));
        assertEquals("crashed on s 1: ", standing("old").end());
    }

    @Test
    void inTheWarmUpNothingIsCountedButWhoIsWrongLeaves() {
        race.add(List.of(
                with(run("a", 1, 10), Phase.WARMUP, 10, 0, 0),
                with(ended("b", 1, 10, "solved", Verdict.WRONG), Phase.WARMUP, 10, 0, 0)));

        assertEquals(0, race.result().puzzles());
        assertEquals(0, race.result().runs());
        assertEquals(List.of("a", "old"), race.result().survivors());
    }

    @Test
    void whatIsUsedUpAndSolvedIsCounted() {
        puzzle(1, 10, 20, 30);
        race.add(List.of(run("a", 2, 30), ended("b", 2, 50, "out-of-time", Verdict.UNDECIDED), run("old", 2, 30)));

        RaceResult result = race.result();

        assertEquals(List.of(2L, 6L, 170L), List.of((long) result.puzzles(), result.runs(), result.nanos()));
        assertEquals(
                List.of(2, 1), List.of(standing("a").solved(), standing("b").solved()));
        assertEquals(20, standing("a").meanCostNanos());
        assertEquals((20 + PENALTY * LIMIT) / 2.0, standing("b").meanCostNanos());
    }

    @Test
    void itIsOverWithTheRunThatIsTheLastOneAllowed() {
        race = race(5, 1, 6L, null);
        puzzle(1, 10, 10, 10);
        assertFalse(race.isOut("a"));

        puzzle(2, 10, 10, 10);

        assertTrue(race.isOut("a"));
    }

    @Test
    void itIsOverWhenTheTimeIsUsedUpToTheLast() {
        race = race(5, 1, null, 60L);
        puzzle(1, 10, 10, 10);
        assertFalse(race.isOut("a"));

        puzzle(2, 10, 10, 10);

        assertTrue(race.isOut("a"));
    }

    @Test
    void nobodyWinsBeforeTheFirstTest() {
        race = race(2, 2, null, null);
        race.add(List.of(run("a", 1, 10), run("b", 1, 10), ended("old", 1, 10, "failed", Verdict.CRASHED)));
        assertFalse(race.isOut("a"));

        race.add(List.of(run("a", 2, 10), run("b", 2, 10)));

        assertTrue(race.isOut("a"), "two are left, and two are kept");
    }

    @Test
    void ranksAreMeansOverThePuzzlesAndDecideTheOrder() {
        puzzle(1, 10, 20, 30);
        puzzle(2, 500, 20, 30);

        assertEquals(List.of(1.5, 2.0, 2.5), ranks("b", "a", "old"));
        assertEquals(List.of("b", "a", "old"), order());
    }

    @Test
    void onePuzzleRanksNobody() {
        puzzle(1, 30, 20, 10);

        assertEquals(List.of(0.0, 0.0, 0.0), ranks("a", "b", "old"));
        assertEquals(List.of("old", "b", "a"), order(), "by mean cost");
    }

    @Test
    void whoIsLeftAloneHasNoRank() {
        RunRecord broken = ended("b", 1, 20, "failed", Verdict.CRASHED);
        race.add(List.of(run("a", 1, 10), broken, ended("old", 1, 30, "failed", Verdict.CRASHED)));
        race.add(List.of(run("a", 2, 10)));

        assertEquals(List.of(0.0, 0.0, 0.0), ranks("a", "b", "old"));
    }

    private List<Double> ranks(String... solvers) {
        return Stream.of(solvers).map(each -> standing(each).averageRank()).toList();
    }

    @Test
    void ofTwoTheOneThatIsSlowerOnSixPuzzlesLeaves() {
        race = race(6, 1, null, null);
        race.add(List.of(run("a", 1, 10), run("b", 1, 10), ended("old", 1, 1, "failed", Verdict.CRASHED)));
        for (int position = 2; position <= 7; position++) {
            assertFalse(race.isOut("a"));
            race.add(List.of(run("a", position, 100L + position), run("b", position, 10)));
        }

        assertEquals("slower than the best after 7 puzzles", standing("a").end());
        assertEquals(List.of("b"), race.result().survivors());
    }

    private record Named(String name) implements StubFamily {
        @Override
        public Optional<String> keptFault(SolverSpec spec) {
            return name.equals("old") ? Optional.of("as printed") : Optional.empty();
        }

        @Override
        public Solver create(SolverSpec spec, Trace trace) {
            return (puzzle, question, budget) -> new Answer(new Claim.GaveUp(), Counters.none());
        }
    }
}
