package crosshatch.results.report.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.puzzle.Grid;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.Lines;
import crosshatch.results.report.Summary;
import crosshatch.results.report.SummaryTable;
import crosshatch.solver.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Made-up records of ten solvers, more than a page holds. With a number of puzzles and a place, it shows how long a page takes
 * and leaves it there: {@code mvn test -Dtest=PageAtScaleTest -Dcrosshatch.puzzles=250000 -Dcrosshatch.page=FILE}.
 */
@Tag("exhaustive")
class PageAtScaleTest {
    private static final int PUZZLES = Integer.getInteger("crosshatch.puzzles", 14_000);
    private static final int LARGEST_DATA = 12_000_000;

    @TempDir
    private Path folder = Path.of("");

    @Test
    void thePageStaysSmallAndSaysWhatItLeavesOut() throws IOException {
        Path directory = MadePages.manyRuns(folder.resolve("e"), PUZZLES);
        Path file = Path.of(System.getProperty(
                "crosshatch.page", folder.resolve("index.html").toString()));
        long start = System.nanoTime();
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            Lines lines = Lines.of(runs, Map.of("e", Limits.ofNanos(1_000_000_000)), List.of());
            tell("runs taken together", start);
            Page.write(
                    file,
                    lines,
                    new Page.Contents(
                            SummaryTable.perSet(Summary.of(lines)),
                            List.of(),
                            List.of(),
                            List.of(),
                            PageAtScaleTest::grids));
        }
        tell("page of %,d bytes".formatted(Files.size(file)), start);

        String page = Files.readString(file);
        int shown = MadePages.data(page).get("puzzles").size();
        assertTrue(shown > 6_000 && shown <= PuzzleSample.MOST_RUNS / MadePages.SOLVERS, shown + " puzzles");
        assertTrue(
                page.contains(String.format(Locale.ROOT, "%,d of %,d puzzles: 6,000 drawn at random", shown, PUZZLES)));
        long libraries = Script.libraries().stream()
                .mapToLong(script -> script.text().length())
                .sum();
        assertTrue(Files.size(file) - libraries < LARGEST_DATA, Files.size(file) + " bytes");
        assertEquals(
                (double) PUZZLES,
                MadePages.data(page)
                        .at("/lines/0/curve")
                        .valueStream()
                        .mapToDouble(point -> point.get(1).asDouble())
                        .max()
                        .orElse(0),
                "curves are made from all puzzles");
    }

    /** A grid for each, so that they count. */
    private static Grids.Found grids(Collection<Grids.Place> places) {
        Grid grid = Puzzles.EULER_1.givens();
        return new Grids.Found(
                places.stream()
                        .collect(Collectors.toMap(
                                Function.identity(), place -> new Grids.Shown(grid, Optional.of(grid), true))),
                Map.of());
    }

    private static void tell(String step, long start) {
        if (System.getProperty("crosshatch.page") == null) return;
        System.out.printf(Locale.ROOT, "%,d puzzles: %s: %.1f s%n", PUZZLES, step, (System.nanoTime() - start) / 1e9);
    }
}
