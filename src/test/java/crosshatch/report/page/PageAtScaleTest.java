package crosshatch.report.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.database.ParquetArchive;
import crosshatch.database.RunDatabase;
import crosshatch.experiment.Records;
import crosshatch.puzzle.Grid;
import crosshatch.report.Lines;
import crosshatch.report.Summaries;
import crosshatch.report.SummaryTable;
import crosshatch.results.Phase;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunRecord;
import crosshatch.results.Verdict;
import crosshatch.solver.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Made-up records of ten solvers, more than a page holds. With a number of puzzles and a place, it shows how long a page takes
 * and leaves it there: {@code mvn test -Dtest=PageAtScaleTest -Dcrosshatch.puzzles=250000 -Dcrosshatch.page=FILE}.
 */
class PageAtScaleTest {
    private static final int PUZZLES = Integer.getInteger("crosshatch.puzzles", 4_000);
    private static final int SOLVERS = 10;
    private static final int BLOCK = 1_000;
    private static final int LARGEST_DATA = 5_000_000;

    @TempDir
    private Path folder = Path.of("");

    @Test
    void thePageStaysSmallAndSaysWhatItLeavesOut() throws IOException {
        Path directory = folder.resolve("e");
        try (ResultsStore store = ResultsStore.create(directory, "made up")) {
            for (int first = 1; first <= PUZZLES; first += BLOCK) store.append(block(first));
            store.finish(new ParquetArchive());
        }
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
                            SummaryTable.perSet(Summaries.of(lines)),
                            List.of(),
                            List.of(),
                            List.of(),
                            PageAtScaleTest::grids));
        }
        tell("page of %,d bytes".formatted(Files.size(file)), start);

        String page = Files.readString(file);
        int shown = MadePages.data(page).get("puzzles").size();
        assertTrue(shown > 800 && shown <= PuzzleSample.ROOM / SOLVERS, shown + " puzzles");
        assertTrue(
                page.contains(String.format(Locale.ROOT, "%,d of %,d puzzles: 800 drawn at random", shown, PUZZLES)));
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

    private static List<RunRecord> block(int first) {
        List<RunRecord> block = new ArrayList<>();
        for (int solver = 0; solver < SOLVERS; solver++) {
            String spec = "family" + solver + "/amo=native/checks=off/encoding=extended/factory=default/phase=positive";
            int number = solver;
            IntStream.range(first, Math.min(first + BLOCK, PUZZLES + 1))
                    .mapToObj(position -> record(spec, position, number))
                    .forEach(block::add);
        }
        return block;
    }

    private static RunRecord record(String solver, long position, int number) {
        long hash = Math.floorMod(position * 0x9e3779b97f4a7c15L + number * 104_729L, 1_000_003L);
        long nanos = 1_500L * (number + 1) + hash * hash / 1_000;
        RunRecord record = Records.record(solver, "sat", position, 1, "unique", Verdict.CORRECT, "solution");
        return Records.with(record, Phase.MEASURED, nanos, hash % 500, hash % 300);
    }

    private static void tell(String step, long start) {
        if (System.getProperty("crosshatch.page") == null) return;
        System.out.printf(Locale.ROOT, "%,d puzzles: %s: %.1f s%n", PUZZLES, step, (System.nanoTime() - start) / 1e9);
    }
}
