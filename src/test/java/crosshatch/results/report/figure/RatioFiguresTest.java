package crosshatch.results.report.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.results.RunRecord;
import crosshatch.results.report.Effects;
import crosshatch.solver.Family;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RatioFiguresTest {
    @TempDir
    private Path directory = Path.of("");

    @Test
    void eachEffectIsARowWithItsInterval() {
        List<Family> families = SolverCatalog.standard().families();
        List<RunRecord> records = new ArrayList<>();
        for (int puzzle = 1; puzzle <= 12; puzzle++) {
            records.add(Recorded.solved(spec("engine"), "hand-written", puzzle, 100L * puzzle, 0));
            records.add(Recorded.solved(spec("engine/undo=copy"), "hand-written", puzzle, 300L * puzzle, 0));
        }

        List<Figure> figures = Recorded.lines(
                directory, records, lines -> RatioFigures.ofEffects(Effects.of(lines, List.of("undo"), families)));

        assertEquals(1, figures.size());
        assertEquals("factors-s-question-unique", figures.get(0).id());
        assertTrue(
                figures.get(0).csv().contains("undo=copy compared with trail,3,3,3"),
                figures.get(0).csv());
        assertTrue(figures.get(0).svg().contains("undo=copy compared with trail"));
    }

    private static String spec(String text) {
        return SolverCatalog.standard().spec(text).toString();
    }
}
