package crosshatch.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Counter;
import crosshatch.solver.Question;
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
        "propagate=singles,                     6 7 10 25 42 43 47 48 49 50",
        "propagate=singles+naked-subset,        6 7 42 48",
        "propagate=naked-single+naked-subset,   6 7 42 48",
        "propagate=gac,                         6 7 42 48",
        "propagate=singles+naked-subset+locked, 7",
        "propagate=singles/shave=root,          ''",
        "learn=on/propagate=singles,            6 7 10 25 42 43 47 48 49 50",
        "learn=on/propagate=singles+gac,        6 7 42 48",
        "learn=on,                              7",
        "learn=on/propagate=singles+locked+gac+fish, ''"
    })
    void leavesThesePuzzlesToSearch(String options, String left) {
        assertEquals(left, leftToSearch(options));
    }

    @ParameterizedTest(name = "{0} solves {1}")
    @CsvSource({"propagate=naked-single, 12", "propagate=hidden-single, 32", "propagate=singles, 40"})
    void solvesSoMany(String options, int solved) {
        String left = leftToSearch(options);

        assertEquals(solved, EULER_50.size() - left.split(" ").length);
    }

    /** @return the numbers of the puzzles that need a decision, from 1 */
    private static String leftToSearch(String options) {
        return IntStream.rangeClosed(1, EULER_50.size())
                .filter(number -> decisions(options, EULER_50.get(number - 1)) > 0)
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(" "));
    }

    private static long decisions(String options, Puzzle puzzle) {
        return Ask.count(Ask.engine("engine/" + options, puzzle, Question.ANY), Counter.DECISIONS);
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
