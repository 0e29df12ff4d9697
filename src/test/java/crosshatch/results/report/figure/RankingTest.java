package crosshatch.results.report.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.results.RunRecord;
import crosshatch.results.report.figure.Ranking.Ranked;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Of many values few are drawn, each where it belongs. */
class RankingTest {
    private static final int PUZZLES = 3000;

    @TempDir
    private Path directory = Path.of("");

    @Test
    void thinnedValuesKeepTheirRanks() {
        Panel.OutcomeCounts[] fate = new Panel.OutcomeCounts[1];
        List<Ranked> ranked = Recorded.panel(directory, manyPuzzles(), panel -> {
            fate[0] = panel.fate(1);
            Ranking ranking = Ranking.of(panel, "SELECT line, micros AS value FROM puzzles");
            assertTrue(ranking.caption().contains("Their positions are exact."), ranking.caption());
            return ranking.of(panel.lines().get(0));
        });

        assertEquals(PUZZLES, fate[0].puzzles());
        assertTrue(ranked.size() < 600, "drawn: " + ranked.size());
        for (Ranked each : ranked) assertEquals(10.0 * each.rank(), each.value());
    }

    @Test
    void theFirstAndTheSlowestAreAlwaysDrawn() {
        List<Ranked> ranked = Recorded.panel(
                directory, manyPuzzles(), panel -> Ranking.of(panel, "SELECT line, micros AS value FROM puzzles")
                        .of(panel.lines().get(0)));

        assertEquals(1, ranked.get(0).rank());
        List<Long> last = ranked.subList(ranked.size() - 5, ranked.size()).stream()
                .map(Ranked::rank)
                .toList();
        assertEquals(List.of(2996L, 2997L, 2998L, 2999L, 3000L), last);
    }

    /** Puzzle k takes 10 k µs, in an order that is not ascending. */
    private static List<RunRecord> manyPuzzles() {
        List<RunRecord> records = new ArrayList<>();
        for (int i = 1; i <= PUZZLES; i++) {
            int place = 1 + (int) (i * 1001L % PUZZLES);
            records.add(Recorded.solved("norvig", "hand-written", place, 10L * place, place % 7));
        }
        return records;
    }
}
