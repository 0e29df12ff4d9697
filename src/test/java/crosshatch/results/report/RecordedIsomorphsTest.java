package crosshatch.results.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.statistics.Ratio;
import crosshatch.solver.Limits;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A comparison of an experiment on 9×9, whose thirty puzzles of a set have three isomorphs each, against a separate computation. */
@Tag("exhaustive")
class RecordedIsomorphsTest {
    private static Line line(Lines lines, String solver) {
        return lines.all().stream()
                .filter(line -> line.set().equals("profile") && line.label().equals(solver))
                .findFirst()
                .orElseThrow();
    }

    /** Ninety puzzles that were independent would give 0.45 to 0.59. */
    @Test
    void theIntervalIsThatOfPuzzlesDrawnWithTheirIsomorphs() {
        try (RunDatabase runs = RunDatabase.open(List.of(Path.of("results/reference/nine-unique")))) {
            Lines lines = Lines.of(
                    runs,
                    Map.of("nine-unique", Limits.ofNanos(1_000_000_000L)),
                    SolverCatalog.standard().everyFamily());

            Comparison found = Comparison.of(lines, line(lines, "engine"), line(lines, "lcg"))
                    .orElseThrow();
            Ratio ratio = found.ratio().orElseThrow();

            assertEquals(90, found.paired().pairs());
            assertEquals(30, found.paired().units());
            assertEquals(0.415, ratio.low(), 0.01);
            assertEquals(0.724, ratio.high(), 0.01);
        }
    }
}
