package crosshatch.solvers.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import crosshatch.KnownTrees;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Counter;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.published.norvig.NorvigFamily;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Told to follow eliminations depth first, the engine grows the same trees as the re-creation of Norvig's program, which
 * shares no code with it: every counter agrees on every puzzle.
 */
class NorvigEqualityTest {
    /** What his program can be counted by; it neither restarts nor learns. */
    private static final List<Counter> COUNTED =
            List.of(Counter.DECISIONS, Counter.BACKTRACKS, Counter.CONFLICTS, Counter.PROPAGATIONS, Counter.DEPTH);

    /** Known trees and seeded puzzles, with one solution or several, and all of them reversed. */
    @ParameterizedTest(name = "{0} against {1}")
    @CsvSource({
        "engine/select=norvig/undo=trail,                   norvig/pairs=on",
        "engine/select=norvig/undo=copy,                    norvig/pairs=on",
        "engine/select=norvig/propagate=singles/undo=trail, norvig/pairs=off",
        "engine/select=norvig/propagate=singles/undo=copy,  norvig/pairs=off"
    })
    void growsTheTreesOfNorvigsProgram(String engine, String norvig) {
        List<Puzzle> puzzles = new ArrayList<>();
        KnownTrees.all().stream()
                .map(KnownTrees.Tree::puzzle)
                .filter(puzzle -> puzzle.board().order() == 3)
                .forEach(puzzles::add);
        Random random = new Random(20211001);
        for (int i = 0; i < 300; i++) puzzles.add(RandomPuzzles.puzzle(3, 22 + i % 8, random));

        assertSameCounters(engine, norvig, puzzles, Question.UNIQUE);
        assertSameCounters(engine, norvig, puzzles, Question.count(7));
        assertSameCounters(
                engine, norvig, puzzles.stream().map(Puzzle::reversed).toList(), Question.ANY);
    }

    /** The same on whole files that the project may not ship: {@code -Dcrosshatch.shared=DIR} with {@code DIR/puzzles}. */
    @ParameterizedTest(name = "{0}, undo={1}")
    @CsvSource({
        "norvig_hardest10, trail",
        "norvig_hardest10, copy",
        "hard375, trail",
        "hard375, copy",
        "norvig17, trail",
        "norvig17, copy"
    })
    void growsTheTreesOfNorvigsProgramOnWholeFiles(String set, String undo) throws IOException {
        String shared = System.getProperty("crosshatch.shared");
        assumeTrue(shared != null, "-Dcrosshatch.shared=DIR does not name a directory with puzzles");
        List<Puzzle> puzzles = Files.readAllLines(Path.of(shared, "puzzles", set + ".txt")).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(Puzzle::parse)
                .toList();

        String engine = "engine/select=norvig/undo=" + undo;
        assertSameCounters(engine, "norvig", puzzles, Question.ANY);
        assertSameCounters(
                engine, "norvig", puzzles.stream().map(Puzzle::reversed).toList(), Question.ANY);
    }

    private static void assertSameCounters(String engine, String norvig, List<Puzzle> puzzles, Question question) {
        NorvigFamily family = new NorvigFamily();
        try (Solver ours = Ask.solver(engine, Trace.OFF);
                Solver his = family.create(SolverSpec.parse(norvig, List.of(family)), Trace.OFF)) {
            for (Puzzle puzzle : puzzles) {
                Answer expected = his.answer(puzzle, question, Budget.unlimited());
                Answer answer = ours.answer(puzzle, question, Budget.unlimited());
                for (Counter counter : COUNTED) {
                    assertEquals(Ask.count(expected, counter), Ask.count(answer, counter), puzzle::toString);
                }
                assertEquals(expected.claim(), answer.claim(), puzzle::toString);
            }
        }
    }
}
