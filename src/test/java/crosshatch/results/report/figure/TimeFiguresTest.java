package crosshatch.results.report.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lines go through what was recorded, and end where a limit ended the runs. Expected values are worked out by hand, the bands of
 * n = 4 by halving the interval until the binomial tail is 2.5 %. */
class TimeFiguresTest {
    @TempDir
    private Path directory = Path.of("");

    @Test
    void theCactusEndsWithTheLastPuzzleThatASolverSolves() {
        assertEquals("""
                solver,solved,total_us
                swift,1,1
                swift,2,2
                swift,3,4
                swift,4,8
                norvig,1,10
                norvig,2,20
                norvig,3,30
                norvig,4,40
                sat4j,1,100
                sat4j,2,400
                """, csv("cactus-s-question-unique"));
    }

    @Test
    void theDistributionIsOverAllPuzzlesAndEndsAtTheLimit() {
        assertEquals("""
                solver,total_us,share,low,high,stopped
                swift,1,0.25,0.00630946321,0.80587955,false
                swift,2,0.5,0.0675859865,0.932414014,false
                swift,4,0.75,0.19412045,0.993690537,false
                swift,8,1,0.397635364,1,false
                norvig,10,0.25,0.00630946321,0.80587955,false
                norvig,20,0.5,0.0675859865,0.932414014,false
                norvig,30,0.75,0.19412045,0.993690537,false
                norvig,40,1,0.397635364,1,false
                sat4j,100,0.25,0.00630946321,0.80587955,false
                sat4j,400,0.5,0.0675859865,0.932414014,false
                sat4j,1000000,0.5,0.0675859865,0.932414014,true
                """, csv("ecdf-s-question-unique"));
    }

    @Test
    void theSurvivalFunctionSaysHowManyTakeAtLeastSoLong() {
        assertTrue(csv("survival-s-question-unique").endsWith("""
                norvig,40,0.25,0.00630946321,0.80587955,false
                sat4j,100,1,0.397635364,1,false
                sat4j,400,0.75,0.19412045,0.993690537,false
                sat4j,1000000,0.5,0.0675859865,0.932414014,true
                """));
    }

    @Test
    void captionsSayHowManyPuzzlesAndWhatBecameOfTheUnsolved() {
        String caption = figure("cactus-s-question-unique").caption();

        assertTrue(caption.contains("n = 4 puzzles. Not solved: sat4j 2 (2 timeout)."), caption);
    }

    @Test
    void nothingIsDrawnOfASinglePuzzle() {
        List<Figure> figures = Recorded.panel(
                directory, List.of(Recorded.solved("norvig", "hand-written", 1, 30, 1)), TimeFigures::of);

        assertEquals(List.of(), figures);
    }

    private String csv(String id) {
        return figure(id).csv();
    }

    private Figure figure(String id) {
        return Recorded.panel(directory, Recorded.threeSolvers(), TimeFigures::of).stream()
                .filter(figure -> figure.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
