package crosshatch.results.report.figure;

import static crosshatch.results.report.figure.Recorded.solved;
import static crosshatch.results.report.figure.Recorded.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.results.RunRecord;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two solvers puzzle by puzzle: who is counted as faster, and what is left out. */
class PairFiguresTest {
    private static final long LATE = Recorded.LIMIT.nanos() / 1000 + 1;

    @TempDir
    private Path directory = Path.of("");

    private Figure figure(RunRecord... more) {
        List<RunRecord> records =
                new ArrayList<>(List.of(solved("swift", "hand-written", 1, 10, 0), solved("sat4j", "sat", 1, 20, 0)));
        records.addAll(List.of(more));
        return Recorded.panel(directory, records, PairFigures::of).get(0);
    }

    private static List<String> legend(Figure figure) {
        return figure.plot().marks().legend().stream().map(Series::name).toList();
    }

    @Test
    void aTieIsNobodysWin() {
        Figure figure = figure(solved("swift", "hand-written", 2, 30, 0), solved("sat4j", "sat", 2, 30, 0));

        assertEquals(List.of("swift faster on 1", "sat4j faster on 0", "equal on 1"), legend(figure));
    }

    @Test
    void whoSolvesLaterThanTheLimitIsFasterThanWhoDoesNot() {
        Figure figure = figure(solved("swift", "hand-written", 2, LATE, 0), stopped("sat4j", "sat", 2, 0));

        assertEquals(List.of("swift faster on 2", "sat4j faster on 0"), legend(figure));
    }

    @Test
    void puzzlesThatAreOpenForBothAreLeftOutAndCounted() {
        Figure figure = figure(stopped("swift", "hand-written", 2, 0), stopped("sat4j", "sat", 2, 0));

        assertEquals(List.of("swift faster on 1", "sat4j faster on 0"), legend(figure));
        assertTrue(figure.caption().contains("Left out as open (not solved) for both: 1."), figure.caption());
    }

    @Test
    void nothingIsSaidOfWhatIsNotLeftOut() {
        Figure figure = figure(solved("swift", "hand-written", 2, 5, 0), solved("sat4j", "sat", 2, 30, 0));

        assertFalse(figure.caption().contains("Left out"), figure.caption());
    }
}
