package crosshatch.instances.rate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.instances.rate.Rating.Difficulty;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Solver;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class RaterTest {
    /** A. Inkala's puzzle of 2012, quiz 1 of readalps: the newspapers' hardest; beyond trials of single candidates. */
    private static final Puzzle INKALA_2012 =
            Puzzle.parse("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");

    private static final Solver SWIFT = SolverCatalog.standard().create(Rater.GUESSER);

    private final Rater rater = new Rater(5, 1, SWIFT);

    @Test
    void aPuzzleThatSinglesFinishHasDepth0() {
        Difficulty difficulty = difficulty(Puzzles.EULER_1);

        assertEquals(Optional.of(0), difficulty.depth());
        assertEquals(OptionalLong.of(0), difficulty.guesses());
        assertTrue(difficulty.techniqueLevel() <= 2, difficulty::toString);
    }

    @Test
    void aPuzzleThatTrialsOfSingleCandidatesFinishHasDepth1() {
        assertEquals(Optional.of(1), difficulty(Puzzles.NORVIG_HARD_1).depth());
    }

    @Test
    void theHardestOfTheNewspapersHasDepth2AndIsBeyondTheTechniques() {
        Difficulty difficulty = difficulty(INKALA_2012);

        assertEquals(Optional.of(2), difficulty.depth());
        assertEquals(Optional.empty(), difficulty.technique());
        assertEquals(15, difficulty.techniqueLevel());
        assertTrue(difficulty.guesses().orElseThrow() > 0);
    }

    @Test
    void aFullGridNeedsNothing() {
        Difficulty difficulty = difficulty(Puzzles.FULL);

        assertEquals(new Difficulty(Optional.of(0), Optional.empty(), 0, 0, OptionalLong.of(0)), difficulty);
    }

    @Test
    void howHardSeveralOrNoSolutionsAreIsNotSaid() {
        assertEquals(new Rating(0, "several", Optional.empty()), rater.rate(Puzzles.EMPTY_3));
        assertEquals(new Rating(9, "no-solution", Optional.empty()), rater.rate(Puzzles.NO_CANDIDATE));
    }

    @Test
    void aRatingDoesNotDependOnWhatWasRatedBefore() {
        Rating first = rater.rate(Puzzles.NORVIG_HARD_1);
        rater.rate(INKALA_2012);

        assertEquals(first, rater.rate(Puzzles.NORVIG_HARD_1));
        assertEquals(first, new Rater(5, 1, SWIFT).rate(Puzzles.NORVIG_HARD_1));
    }

    @Test
    void refusesOtherOrders() {
        assertEquals(
                "rate: expected puzzles of order 3, found sudoku-2",
                assertThrows(InputException.class, () -> rater.rate(Puzzles.EMPTY_2))
                        .getMessage());
    }

    @Test
    void addsUp() {
        RatingSummary summary = new RatingSummary();
        summary.add(rater.rate(Puzzles.EULER_1));
        summary.add(rater.rate(Puzzles.NORVIG_HARD_1));
        summary.add(rater.rate(Puzzles.EMPTY_3));

        assertEquals(3, summary.clues().getCount());
        assertEquals(java.util.Map.of("several", 1L, "unique", 2L), summary.claims());
        assertEquals(java.util.Map.of("0", 1L, "1", 1L), summary.depths());
        assertEquals(2, summary.guesses().getCount());
    }

    private Difficulty difficulty(Puzzle puzzle) {
        return rater.rate(puzzle).difficulty().orElseThrow();
    }
}
