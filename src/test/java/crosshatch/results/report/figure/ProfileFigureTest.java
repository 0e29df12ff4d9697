package crosshatch.results.report.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Dolan and Moré's definition, worked out by hand on four puzzles. */
class ProfileFigureTest {
    @TempDir
    private Path directory = Path.of("");

    /** Ratios: swift 1 1 1 1; norvig 30/1, 10/2, 40/4, 20/8; sat4j 100/1, 400/4, and two that it does not solve. */
    @Test
    void aRatioIsOfTheFastestSolverOfThatPuzzle() {
        assertEquals(
                """
                solver,ratio,share
                swift,1,1
                swift,100,1
                norvig,2.5,0.25
                norvig,5,0.5
                norvig,10,0.75
                norvig,30,1
                norvig,100,1
                sat4j,100,0.5
                """,
                Recorded.panel(directory, Recorded.threeSolvers(), ProfileFigure::of)
                        .get(0)
                        .csv());
    }

    @Test
    void oneSolverHasNoProfile() {
        assertTrue(Recorded.panel(directory, Recorded.threeSolvers().subList(0, 4), ProfileFigure::of)
                .isEmpty());
    }
}
