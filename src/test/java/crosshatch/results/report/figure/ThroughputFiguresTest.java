package crosshatch.results.report.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.results.report.SolverNames;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ThroughputFiguresTest {
    @TempDir
    private Path directory = Path.of("");

    private static Throughput row(String solver, int threads, String schedule, double perSecond) {
        return new Throughput("s", "any", solver, threads, schedule, 10, 5, perSecond - 1, perSecond, perSecond + 1);
    }

    private static final SolverNames NAMES =
            new SolverNames(SolverCatalog.standard().families());

    private static final List<Throughput> ROWS = List.of(
            row("swift", 1, "queue", 1000),
            row("swift", 2, "queue", 1900.5),
            row("norvig/pairs=off", 1, "queue", 100),
            row("norvig/pairs=off", 2, "queue", 190),
            row("norvig/pairs=off", 2, "shards", 150),
            row("norvig/pairs=off", 1, "shards", 100));

    @Test
    void whatWasWrittenIsRead() throws IOException {
        Path file = Files.writeString(directory.resolve(Throughput.FILE), Throughput.csv(ROWS));

        assertEquals(ROWS, Throughput.read(file));
    }

    @Test
    void aSetWithANameLikeAFormulaIsReadBack() throws IOException {
        List<Throughput> rows = List.of(new Throughput("=1+1.txt", "any", "@swift", 1, "queue", 10, 5, 1, 2, 3));
        Path file = Files.writeString(directory.resolve(Throughput.FILE), Throughput.csv(rows));

        assertTrue(Files.readString(file).contains("\n'=1+1.txt,any,'@swift,1,"), Files.readString(file));
        assertEquals(rows, Throughput.read(file));
    }

    @Test
    void schedulesOfASolverAreLinesOfTheirOwn() {
        Figure figure = ThroughputFigures.of(ROWS, NAMES).get(0);

        assertEquals("throughput-s-question-any", figure.id());
        assertEquals("""
                solver,threads,per_second
                swift,1,1000
                swift,2,1900.5
                norvig/pairs=off/queue,1,100
                norvig/pairs=off/queue,2,190
                norvig/pairs=off/shards,1,100
                norvig/pairs=off/shards,2,150
                """, figure.csv());
    }

    @Test
    void oneNumberOfThreadsMakesNoFigure() {
        assertEquals(List.of(), ThroughputFigures.of(ROWS.subList(0, 1), NAMES));
    }

    @Test
    void anotherFileIsRefusedWithItsLine() throws IOException {
        Path file = Files.writeString(directory.resolve("other.csv"), "set,question\ns,any\n");

        InputException refused = assertThrows(InputException.class, () -> Throughput.read(file));
        assertTrue(
                refused.getMessage().contains("other.csv:2: found [s, any], expected set,question,solver"),
                refused.getMessage());
    }
}
