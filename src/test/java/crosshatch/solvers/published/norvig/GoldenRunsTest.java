package crosshatch.solvers.published.norvig;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Counter;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.trace.Trace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Puzzle by puzzle against the published program itself, run over whole files that the project may not ship. Needs
 * {@code -Dcrosshatch.shared=DIR} with {@code DIR/puzzles/SET.txt} (one puzzle a line) and {@code
 * DIR/golden/SET[.reversed].naked_{on,off}.tsv} (number of the puzzle, tabulator, its backtracks).
 */
class GoldenRunsTest {
    @Test
    void backtracksOnEveryPuzzleAsOftenAsThePublishedProgram() throws IOException {
        String shared = System.getProperty("crosshatch.shared");
        assumeTrue(
                shared != null, "-Dcrosshatch.shared=DIR does not name the directory of the published program's runs");

        List<Path> runs;
        try (Stream<Path> files = Files.list(Path.of(shared, "golden"))) {
            runs = files.filter(file -> file.toString().endsWith(".tsv"))
                    .sorted()
                    .toList();
        }

        assertFalse(runs.isEmpty(), "no runs in " + shared);
        assertAll(runs.stream().map(run -> () -> assertSameBacktracks(run, Path.of(shared, "puzzles"))));
    }

    private static void assertSameBacktracks(Path run, Path puzzles) throws IOException {
        String name = run.getFileName().toString();
        String set = name.substring(0, name.indexOf('.'));
        boolean reversed = name.contains(".reversed.");
        List<Puzzle> inputs = read(puzzles.resolve((set.equals("hardest") ? "norvig_hardest10" : set) + ".txt"));

        List<String> rows = new ArrayList<>();
        try (Solver solver = new NorvigSolver(name.contains(".naked_on."), Trace.OFF)) {
            for (Puzzle input : inputs) {
                Puzzle puzzle = reversed ? input.reversed() : input;
                Answer answer = solver.answer(puzzle, Question.ANY, Budget.unlimited());
                long backtracks = answer.counters().get(Counter.BACKTRACKS).orElseThrow();
                rows.add((rows.size() + 1) + "\t" + backtracks);
            }
        }

        assertEquals(Files.readAllLines(run), rows, name);
    }

    private static List<Puzzle> read(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(Puzzle::parse)
                .toList();
    }
}
