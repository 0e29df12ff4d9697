package crosshatch.results.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.results.database.Reading;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.statistics.Ratio;
import crosshatch.solver.Limits;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A comparison of the main experiment, whose thirty puzzles of a set have three isomorphs each, against a separate computation. */
class RecordedIsomorphsTest {
    private static Line line(Lines lines, String solver) {
        return lines.all().stream()
                .filter(line -> line.set().equals("norvig17") && line.label().equals(solver))
                .findFirst()
                .orElseThrow();
    }

    /** Ninety puzzles that were independent would give 1.01 to 1.22. */
    @Test
    void theIntervalIsThatOfPuzzlesDrawnWithTheirIsomorphs() {
        try (RunDatabase runs = RunDatabase.open(
                List.of(Path.of("results/reference/main-unique")), Reading.strict(SolverCatalog.standard()::earlier))) {
            Lines lines = Lines.of(
                    runs,
                    Map.of("main-unique", Limits.ofNanos(1_000_000_000L)),
                    SolverCatalog.standard().everyFamily());

            Comparison found = Comparison.of(
                            lines,
                            line(lines, "sat4j/amo=native/checks=off/givens=reduced/phase=positive"),
                            line(lines, "choco/alldiff=AC/relations=table/select=dom"))
                    .orElseThrow();
            Ratio ratio = found.ratio().orElseThrow();

            assertEquals(90, found.paired().pairs());
            assertEquals(30, found.paired().units());
            assertEquals(0.99, ratio.low(), 0.01);
            assertEquals(1.26, ratio.high(), 0.01);
        }
    }
}
