package crosshatch.results.report.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.results.RunRecord;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Releases stand at the days that their library lists; 4.0.9 was built on day 303 of 365 of 2018, 4.10.8 on day 10 of 2022. */
class VersionFiguresTest {
    @TempDir
    private Path directory = Path.of("");

    private List<Figure> figures(List<RunRecord> records) {
        return Recorded.lines(directory, records, VersionFigures::of);
    }

    @Test
    void eachSetHasAFigure() {
        List<Figure> figures = figures(Recorded.threeReleases());

        assertEquals(
                List.of("versions-releases-question-unique"),
                figures.stream().map(Figure::id).toList());
    }

    @Test
    void aReleaseIsAPointWithItsDayAndItsMultipleOfTheNewest() {
        List<String> lines =
                figures(Recorded.threeReleases()).get(0).csv().lines().toList();

        assertEquals("solver,year,ratio,low,high,version", lines.get(0));
        assertPoint("choco", 2018 + 302.0 / 365, 8, "4.0.9", lines.get(1));
        assertPoint("choco", 2022 + 9.0 / 365, 2, "4.10.8", lines.get(2));
    }

    @Test
    void theNewestStandsAtOneWithoutAnInterval() {
        List<String> lines =
                figures(Recorded.threeReleases()).get(0).csv().lines().toList();

        assertEquals(4, lines.size());
        assertPoint("choco", 2026 + 32.0 / 365, 1, "5.0.0", lines.get(3));
    }

    @Test
    void oneReleaseAloneHasNoFigure() {
        List<RunRecord> newest = Recorded.threeReleases().stream()
                .filter(each -> each.run().getIdentity().getVersion().equals("5.0.0"))
                .toList();

        assertTrue(figures(newest).isEmpty());
    }

    private static void assertPoint(String solver, double year, double ratio, String version, String line) {
        String[] cells = line.split(",", -1);
        assertEquals(solver, cells[0]);
        assertEquals(year, Double.parseDouble(cells[1]), 1e-5);
        for (int cell = 2; cell < 5; cell++) assertEquals(ratio, Double.parseDouble(cells[cell]), 1e-9);
        assertEquals(version, cells[5]);
    }
}
