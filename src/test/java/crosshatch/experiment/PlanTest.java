package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.experiment.Plan.PlannedPlacement;
import crosshatch.experiment.Plan.PlannedSet;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.puzzle.Alphabet;
import crosshatch.puzzle.BadLines;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Limits;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How much a plan runs, what is a part of it, and what its parts mean to the rest of the program. */
class PlanTest {
    private static final int EVERY = InstanceSelection.EVERY;

    /** With two solvers and sets of so many puzzles. */
    private static Plan plan(long... puzzles) {
        return Plans.cold()
                .sets(LongStream.of(puzzles).mapToObj(PlanTest::set).toList())
                .solvers(Plans.named(Stream.of("norvig", "hp71b")
                        .map(SolverCatalog.standard()::spec)
                        .toList()))
                .build();
    }

    private static PlannedSet set(long puzzles) {
        return new PlannedSet("s" + puzzles, "s" + puzzles + ".txt", null, puzzles, ReaderSettings.DEFAULT);
    }

    private static PlannedPlacement forks(int forks, int jobs) {
        return new PlannedPlacement(true, forks, jobs, null, null, null, null);
    }

    @Test
    void aFittedWarmUpIsShorterWhereAllRunsTakeLessThanASecond() {
        Plan plan = plan(10).withWarmup(new Plan.WarmupPlan(10_000_000_000L, 5, true));

        assertEquals(2_000_000_000L, plan.warmupNanos(0.99e9));
        assertEquals(10_000_000_000L, plan.warmupNanos(1e9));
        assertEquals(1_000_000_000L, plan.withPlacement(forks(2, 1)).warmupNanos(0.99e9));
        assertEquals(
                10_000_000_000L,
                plan.withWarmup(new Plan.WarmupPlan(10_000_000_000L, 5)).warmupNanos(0));
    }

    @Test
    void runsAreThoseOfEachSolverOnEachPuzzleInEachRepetitionAndFork() {
        Plan plan = plan(7, 5).withRepetitions(3).withPlacement(forks(4, 1));

        assertEquals(2 * 12 * 3 * 4, plan.runs());
    }

    @Test
    void runsOfAShardAreThoseOfItsBlocks() {
        Plan plan = plan(25).withBlock(10);

        assertEquals(2 * 15, plan.withShard(new Part(1, 2)).runs());
        assertEquals(2 * 10, plan.withShard(new Part(2, 2)).runs());
    }

    @ParameterizedTest(name = "{0} and {1} puzzles: {2} blocks of 10")
    @CsvSource({"7, 3, 1", "7, 4, 2", "1, 0, 1", "10, 10, 2"})
    void theLastBlockMayBeSmaller(long one, long other, long blocks) {
        assertEquals(blocks, plan(one, other).withBlock(10).blocks());
    }

    @Test
    void aPartHasFewerForksFirst() {
        Plan part = plan(100).withRepetitions(4).withPlacement(forks(10, 3)).part(0.2);

        assertEquals(forks(2, 3), part.placement());
        assertEquals(4, part.repetitions());
        assertEquals(List.of(100L), puzzles(part));
        assertEquals(100, part.selection().sample());
    }

    @Test
    void aPartHasFewerRepetitionsWhereOneForkIsTooMuch() {
        Plan part = plan(100).withRepetitions(8).withPlacement(forks(2, 1)).part(0.125);

        assertEquals(1, part.placement().forks());
        assertEquals(2, part.repetitions());
        assertEquals(List.of(100L), puzzles(part));
    }

    @Test
    void aPartOfASingleForkAndRepetitionHasFewerPuzzlesOfEachSetThatHasMore() {
        Plan part = plan(100, 40, 6).part(0.1);

        assertEquals(10, part.selection().sample());
        assertEquals(List.of(10L, 10L, 6L), puzzles(part));
    }

    @Test
    void aPartKeepsTheVariantsOfThePuzzlesThatItKeeps() {
        InstanceSelection threeEach = new InstanceSelection(50, EVERY, 1, true, 1);

        Plan part = plan(90, 30).withSelection(threeEach).part(0.1);

        assertEquals(new InstanceSelection(50, 3, 1, true, 1), part.selection());
        assertEquals(List.of(9L, 9L), puzzles(part));
    }

    @Test
    void ofIsomorphsAlsoThePuzzleItselfIsRun() {
        Plan part =
                plan(80).withSelection(InstanceSelection.ALL.withIsomorphs(3)).part(0.1);

        assertEquals(2, part.selection().sample());
        assertEquals(List.of(8L), puzzles(part));
    }

    @Test
    void theSmallestPartHasOneRunOfEachSolverOnOnePuzzleOfEachSet() {
        Plan part = plan(100, 40).withRepetitions(5).withPlacement(forks(3, 1)).part(1e-9);

        assertEquals(4, part.runs());
    }

    @Test
    void theWholeIsAPartThatDrawsAllPuzzles() {
        Plan plan = plan(100).withRepetitions(5).withPlacement(forks(3, 1));

        assertEquals(plan.withSelection(InstanceSelection.sample(100, 1)), plan.part(1));
    }

    private static List<Long> puzzles(Plan plan) {
        return plan.sets().stream().map(PlannedSet::puzzles).toList();
    }

    @Test
    void anEqualPlanHasNoDifferences() {
        assertEquals(List.of(), plan(7).differences(plan(7)));
    }

    @Test
    void eachPartThatDiffersIsToldWithWhatIsPlannedAndFound() {
        assertEquals(
                List.of("repetitions: planned 1, found 2", "seed: planned 1, found 9"),
                plan(7).differences(plan(7).withRepetitions(2).withSeed(9)));
    }

    @Test
    void limitsAreReadAsTheyWereWritten() {
        assertReadAgain(plan(1).withLimits(new Limits(1, 2, 3)));
        assertReadAgain(plan(1).withLimits(Limits.UNLIMITED));
        assertEquals(
                "{\"nanos\":5,\"decisions\":null,\"conflicts\":null}",
                PlanFile.tree(plan(1).withLimits(Limits.ofNanos(5)))
                        .get("limits")
                        .toString());
    }

    @Test
    void aSelectionIsReadAsItWasWritten() {
        InstanceSelection some = new InstanceSelection(9, 4, 77, true, 2);
        Plan plan = plan(1).withSeed(77).withSelection(some);

        assertReadAgain(plan);
        assertReadAgain(plan.withSelection(InstanceSelection.ALL));
        assertEquals(some, plan.selection());
        assertEquals(
                "{\"limit\":9,\"sample\":4,\"reversed\":true,\"isomorphs\":2}",
                PlanFile.tree(plan).get("selection").toString());
    }

    @Test
    void aSelectionHasTheSeedOfItsPlan() {
        assertEquals(5, plan(1).withSeed(5).selection().seed());
    }

    private static void assertReadAgain(Plan plan) {
        assertEquals(plan, PlanFile.parse(PlanFile.text(plan), "what was written"));
    }

    @Test
    void howASetIsReadIsReadAsItWasWritten() {
        BadLines skipping = fault -> {};
        ReaderSettings settings = ReaderSettings.DEFAULT
                .withBoard(Board.sudoku(4))
                .withAlphabet(Alphabet.LETTERS)
                .withColumn("puzzle")
                .withBadLines(skipping);
        PlannedSet set = new PlannedSet("s", "s.txt", null, 1, settings);

        assertReadAgain(plan(1).withSets(List.of(set)));
        assertEquals(settings, set.reading(skipping));
        assertEquals(
                "{\"geometry\":\"" + Board.sudoku(4).text()
                        + "\",\"alphabet\":\"letters\",\"column\":\"puzzle\",\"skipBad\":true}",
                PlanFile.tree(plan(1).withSets(List.of(set)))
                        .at("/sets/0/reading")
                        .toString());
        assertEquals(
                "{\"geometry\":null,\"alphabet\":\"auto\",\"skipBad\":false}",
                PlanFile.tree(plan(1)).at("/sets/0/reading").toString());
    }

    @Test
    void anAlphabetThatDoesNotExistIsNamed() {
        String unknown = PlanFile.text(plan(1)).replace("\"auto\"", "\"runes\"");

        InputException refused = assertThrows(InputException.class, () -> PlanFile.parse(unknown, "theirs"));

        assertTrue(String.valueOf(refused.getMessage()).contains("alphabet 'runes'"), refused.getMessage());
    }

    @Test
    void linesThatAreNotSkippedAreRefused() {
        assertSame(BadLines.REFUSED, set(1).reading(fault -> {}).badLines());
    }

    @ParameterizedTest(name = "{0} and {1}: {2}")
    @CsvSource({"aa, aa, true", "aa, ab, false", "aa,, false", ", aa, false", ",, false"})
    void setsAreTheSameOnlyIfTheHashesOfBothAreKnown(@Nullable String one, @Nullable String other, boolean same) {
        assertEquals(same, hashed(one).hasTheHashOf(hashed(other)));
    }

    private static PlannedSet hashed(@Nullable String hash) {
        return new PlannedSet("s", "s.txt", hash, 1, ReaderSettings.DEFAULT);
    }

    @Test
    void labelsAreThoseThatTheUserChose() {
        assertTrue(plan(1).labels().isEmpty());
        assertFalse(plan(1).specs().isEmpty());
    }
}
