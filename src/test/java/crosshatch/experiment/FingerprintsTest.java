package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import crosshatch.Puzzles;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.KnownAnswer;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleText;
import org.junit.jupiter.api.Test;

/** What is remembered is never said of something else. */
class FingerprintsTest {
    private static final Instance EULER = instance(Puzzles.EULER_1);
    private static final Instance NORVIG = instance(Puzzles.NORVIG_HARD_1);

    private final Recorder.Fingerprints fingerprints = new Recorder.Fingerprints();

    private static Instance instance(Puzzle puzzle) {
        return new Instance("set", 1, "", puzzle, KnownAnswer.UNKNOWN);
    }

    @Test
    void twoInstancesInOnePlaceHaveTheirOwnNames() {
        for (Instance instance : new Instance[] {EULER, NORVIG, EULER}) {
            assertEquals(instance.puzzle().id(), fingerprints.ofPuzzle(7, instance));
            assertEquals(
                    PuzzleText.fingerprint(Puzzles.EULER_1_SOLUTION),
                    fingerprints.ofSolution(7, instance, Puzzles.EULER_1_SOLUTION));
        }
    }

    @Test
    void anotherSolutionInTheSamePlaceHasItsOwnName() {
        for (Grid grid :
                new Grid[] {Puzzles.EULER_1_SOLUTION, Puzzles.NORVIG_HARD_1_SOLUTION, Puzzles.EULER_1.givens()}) {
            assertEquals(PuzzleText.fingerprint(grid), fingerprints.ofSolution(7, EULER, grid));
        }
        assertEquals(EULER.puzzle().id(), fingerprints.ofPuzzle(7, EULER));
    }

    @Test
    void anEqualSolutionInTheSamePlaceIsNotNamedAnew() {
        Grid again = Grid.of(Puzzles.EULER_1_SOLUTION.board(), Puzzles.EULER_1_SOLUTION.digits());

        assertSame(
                fingerprints.ofSolution(1L << 40, EULER, Puzzles.EULER_1_SOLUTION),
                fingerprints.ofSolution(1L << 40, EULER, again));
    }
}
