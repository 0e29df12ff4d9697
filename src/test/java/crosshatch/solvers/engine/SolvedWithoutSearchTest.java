package crosshatch.solvers.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Counter;
import crosshatch.solver.Question;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How far propagation alone gets on the 50 puzzles of Project Euler 96: 40 with naked and hidden singles, 46 with naked
 * subsets of any size (published, the latter citing Crook 2009); the other lists come from a separate program.
 */
class SolvedWithoutSearchTest {
    private static final List<Puzzle> EULER_50 = euler50();

    @ParameterizedTest(name = "{0} leaves {1}")
    @CsvSource({
        "engine/propagate=singles,                     6 7 10 25 42 43 47 48 49 50",
        "engine/propagate=singles+naked-subset,        6 7 42 48",
        "engine/propagate=naked-single+naked-subset,   6 7 42 48",
        "engine/propagate=gac,                         6 7 42 48",
        "engine/propagate=singles+naked-subset+locked, 7",
        "engine/propagate=singles/shave=root,          ''",
        "lcg/propagate=singles,                        6 7 10 25 42 43 47 48 49 50",
        "lcg/propagate=singles+gac,                    6 7 42 48",
        "lcg,                                          7",
        "lcg/propagate=singles+locked+gac+fish,        ''"
    })
    void leavesThesePuzzlesToSearch(String spec, String left) {
        assertEquals(left, leftToSearch(spec));
    }

    @ParameterizedTest(name = "{0} solves {1}")
    @CsvSource({"naked-single, 12", "hidden-single, 32", "singles, 40"})
    void solvesSoMany(String rules, int solved) {
        String left = leftToSearch("engine/propagate=" + rules);

        assertEquals(solved, EULER_50.size() - left.split(" ").length);
    }

    /** @return the numbers of the puzzles that need a decision, from 1 */
    private static String leftToSearch(String spec) {
        return IntStream.rangeClosed(1, EULER_50.size())
                .filter(number -> decisions(spec, EULER_50.get(number - 1)) > 0)
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(" "));
    }

    private static long decisions(String spec, Puzzle puzzle) {
        Answer answer = SolverCatalog.standard().create(spec).answer(puzzle, Question.ANY, Budget.unlimited());
        return Ask.count(answer, Counter.DECISIONS);
    }

    private static List<Puzzle> euler50() {
        try (InputStream file =
                        Objects.requireNonNull(SolvedWithoutSearchTest.class.getResourceAsStream("euler50.txt"));
                BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Puzzle::parse)
                    .toList();
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }
}
