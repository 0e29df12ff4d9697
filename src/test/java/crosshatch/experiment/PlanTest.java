package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.experiment.Plan.PlannedLimits;
import crosshatch.experiment.Plan.PlannedPlacement;
import crosshatch.experiment.Plan.PlannedRace;
import crosshatch.experiment.Plan.PlannedReading;
import crosshatch.experiment.Plan.PlannedSelection;
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
import org.junit.jupiter.params.provider.MethodSource;

/** How much a plan runs, what is a part of it, and what its parts mean to the rest of the program. */
class PlanTest {
    private static final PlannedReading READING = new PlannedReading(null, "auto", null, false);

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
        return new PlannedSet("s" + puzzles, "s" + puzzles + ".txt", null, puzzles, READING);
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
        PlannedSelection threeEach = new PlannedSelection(50L, null, true, 1);

        Plan part = plan(90, 30).withSelection(threeEach).part(0.1);

        assertEquals(new PlannedSelection(50L, 3, true, 1), part.selection());
        assertEquals(List.of(9L, 9L), puzzles(part));
    }

    @Test
    void ofIsomorphsAlsoThePuzzleItselfIsRun() {
        Plan part = plan(80).withSelection(new PlannedSelection(null, null, false, 3))
                .part(0.1);

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

        assertEquals(plan.withSelection(new PlannedSelection(null, 100, false, 0)), plan.part(1));
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

    static Stream<Plan> notInTurns() {
        Plan racing = racing();
        return Stream.of(
                racing.withRace(null).withRepetitions(2),
                racing.withRace(null).withPlacement(forks(2, 1)),
                racing.withRace(null).withPlacement(forks(1, 2)),
                racing.withRace(null).withShard(new Part(1, 2)),
                racing.withRace(null).withLimits(PlannedLimits.of(Limits.UNLIMITED)));
    }

    private static Plan racing() {
        return plan(7).withLimits(PlannedLimits.of(Limits.ofNanos(1000))).withRace(RULES);
    }

    private static final PlannedRace RULES = new PlannedRace(5, 1, 10, null, null);

    @ParameterizedTest
    @MethodSource("notInTurns")
    void aRaceHasALimitOfTimeAndOneOfAllElse(Plan plan) {
        assertThrows(InputException.class, () -> plan.withRace(RULES));
    }

    @Test
    void aRaceMayHaveJvmsOfItsOwn() {
        assertDoesNotThrow(() -> racing().withPlacement(forks(1, 1)));
    }

    @Test
    void limitsOfAPlanAreThoseOfItsRuns() {
        assertEquals(new PlannedLimits(1L, 2L, 3L), PlannedLimits.of(new Limits(1, 2, 3)));
        assertEquals(new Limits(1, 2, 3), new PlannedLimits(1L, 2L, 3L).toLimits());
        assertEquals(new PlannedLimits(null, null, null), PlannedLimits.of(Limits.UNLIMITED));
        assertEquals(Limits.UNLIMITED, new PlannedLimits(null, null, null).toLimits());
    }

    @Test
    void aSelectionIsReadAsItWasWritten() {
        InstanceSelection some = new InstanceSelection(9, 4, 77, true, 2);
        InstanceSelection all = new InstanceSelection(InstanceSelection.EVERY, InstanceSelection.EVERY, 77, false, 0);

        assertEquals(new PlannedSelection(9L, 4, true, 2), PlannedSelection.of(some));
        assertEquals(some, PlannedSelection.of(some).toSelection(77));
        assertEquals(new PlannedSelection(null, null, false, 0), PlannedSelection.of(all));
        assertEquals(all, PlannedSelection.of(all).toSelection(77));
    }

    @Test
    void howASetIsReadIsReadAsItWasWritten() {
        BadLines skipping = fault -> {};
        ReaderSettings settings = ReaderSettings.DEFAULT
                .withBoard(Board.sudoku(4))
                .withAlphabet(Alphabet.LETTERS)
                .withColumn("puzzle")
                .withBadLines(skipping);
        PlannedReading reading = PlannedReading.of(settings);

        assertEquals(Board.sudoku(4).text(), reading.geometry());
        assertTrue(reading.skipBad());
        assertEquals(settings, reading.toSettings(skipping));
        assertEquals(READING, PlannedReading.of(ReaderSettings.DEFAULT));
        assertEquals(ReaderSettings.DEFAULT, READING.toSettings(skipping));
    }

    @Test
    void anAlphabetThatDoesNotExistIsNamed() {
        PlannedReading unknown = new PlannedReading(null, "runes", null, false);

        InputException refused = assertThrows(InputException.class, () -> unknown.toSettings(BadLines.REFUSED));

        assertTrue(String.valueOf(refused.getMessage()).contains("alphabet 'runes'"), refused.getMessage());
    }

    @Test
    void linesThatAreNotSkippedAreRefused() {
        assertSame(BadLines.REFUSED, READING.toSettings(fault -> {}).badLines());
    }

    @ParameterizedTest(name = "{0} and {1}: {2}")
    @CsvSource({"aa, aa, true", "aa, ab, false", "aa,, false", ", aa, false", ",, false"})
    void setsAreTheSameOnlyIfTheHashesOfBothAreKnown(@Nullable String one, @Nullable String other, boolean same) {
        assertEquals(same, hashed(one).hasTheHashOf(hashed(other)));
    }

    private static PlannedSet hashed(@Nullable String hash) {
        return new PlannedSet("s", "s.txt", hash, 1, READING);
    }

    @Test
    void labelsAreThoseThatTheUserChose() {
        assertTrue(plan(1).labels().isEmpty());
        assertFalse(plan(1).specs().isEmpty());
    }
}
