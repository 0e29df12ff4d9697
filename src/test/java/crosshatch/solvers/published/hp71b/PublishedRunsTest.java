package crosshatch.solvers.published.hp71b;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import crosshatch.puzzle.SolutionChecker;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Question;
import crosshatch.solver.trace.Trace;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The columns "using D-W" of the article's table, and the work behind them. */
class PublishedRunsTest {
    /** Settings below the published one, or equal to it in one limit, that solve all the same: puzzle, version, settings. */
    private static final Map<String, Set<String>> ALSO_SOLVED_AT =
            Map.of("#8 V1", Set.of("4-3"), "#15 V1", Set.of("4-4", "5-3"), "#15 V2", Set.of("3-3"));

    static List<TestSuite.Entry> suite() {
        return TestSuite.all();
    }

    static Stream<TestSuite.Entry> allButNumber8() {
        return TestSuite.all().stream().filter(entry -> entry.number() != 8);
    }

    @ParameterizedTest
    @MethodSource("suite")
    void theSuiteIsAsPublished(TestSuite.Entry entry) {
        assertEquals(entry.clues(), entry.puzzle().clues());
        assertEquals(Optional.empty(), SolutionChecker.fault(entry.puzzle(), entry.solution()));
    }

    @ParameterizedTest
    @MethodSource("suite")
    void version2SolvesAtThePublishedSetting(TestSuite.Entry entry) {
        assertSolvesAsPublished(entry, entry.v2());
    }

    @ParameterizedTest
    @MethodSource("allButNumber8")
    void version1SolvesAtThePublishedSetting(TestSuite.Entry entry) {
        assertSolvesAsPublished(entry, entry.v1());
    }

    /** The published time on the emulator, 3:10:30, fits the sweeps of this run: the author's own may have ended so too. */
    @Test
    void version1EndsNumber8InAnInvalidGrid() {
        TestSuite.Entry entry = TestSuite.entry(8);

        Answer answer = run(entry, 1, 5, 3);

        Claim.Solved solved = assertInstanceOf(Claim.Solved.class, answer.claim());
        assertNotEquals(Optional.empty(), SolutionChecker.repeated(solved.grid()));
        assertEquals(entry.v1().calls(), work(answer, "tryCalls"));
        assertEquals(entry.v1().sweeps(), work(answer, "sweeps"));
    }

    @ParameterizedTest
    @CsvSource({"8, 1, 4, 3, 11285", "15, 2, 3, 3, 1058", "15, 1, 4, 4, 668867", "15, 1, 5, 3, 812529"})
    @Tag("exhaustive")
    void threePuzzlesAreSolvedAtSmallerSettingsToo(int number, int version, int depth, int width, long calls) {
        TestSuite.Entry entry = TestSuite.entry(number);

        Answer answer = run(entry, version, depth, width);

        assertEquals(new Claim.Solved(entry.solution()), answer.claim());
        assertEquals(calls, work(answer, "tryCalls"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void givesUpAtAllOtherSmallerSettings(int version) {
        for (TestSuite.Entry entry : TestSuite.all()) {
            TestSuite.Run published = entry.run(version);
            Set<String> exceptions = ALSO_SOLVED_AT.getOrDefault(entry + " V" + version, Set.of());
            for (int depth = 1; depth <= published.depth(); depth++) {
                for (int width = 2; width <= published.width(); width++) {
                    boolean itself = depth == published.depth() && width == published.width();
                    if (itself || exceptions.contains(depth + "-" + width)) continue;
                    assertEquals(
                            new Claim.GaveUp(),
                            run(entry, version, depth, width).claim(),
                            entry + " V" + version + " " + depth + "-" + width);
                }
            }
        }
    }

    /** Published: 3 of 15 for version 2. For version 1 the text says 12 of 15, but the table gives all but these two. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ':',
            value = {"2 : 10 14 15", "1 : 2 3 6 7 8 9 10 11 13 14 15"})
    void recursesForThesePuzzles(int version, String expected) {
        Set<Integer> recursive = TestSuite.all().stream()
                .filter(entry -> {
                    TestSuite.Run published = entry.run(version);
                    Answer answer = run(entry, version, published.depth(), published.width());
                    return answer.counters().get(Counter.DECISIONS).orElseThrow() > 0;
                })
                .map(TestSuite.Entry::number)
                .collect(Collectors.toCollection(TreeSet::new));

        assertEquals(expected, recursive.stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }

    /**
     * The seconds of a real HP-71B are explained by its work: 9.0 to start, 0.206 for each empty cell visited, 3.0 for each
     * sweep, 13.4 for each conjugate pass and 0.088 for each free digit it notes. The five constants were fitted to nine of
     * the published times, and some puzzles were reconstructed with their help; so this shows that calls, sweeps and passes
     * fit together, no more.
     */
    @ParameterizedTest
    @MethodSource("suite")
    void itsWorkExplainsThePublishedSeconds(TestSuite.Entry entry) {
        Answer answer = run(entry, 2, entry.v2().depth(), entry.v2().width());

        double seconds = 9.0
                + 0.206 * work(answer, "emptyCells")
                + 3.0 * work(answer, "sweeps")
                + 13.4 * work(answer, "conjugatePasses")
                + 0.088 * work(answer, "freeDigits");
        assertEquals(1, seconds / entry.secondsOfV2(), 0.021);
    }

    private static void assertSolvesAsPublished(TestSuite.Entry entry, TestSuite.Run published) {
        Answer answer = run(entry, published.version(), published.depth(), published.width());

        assertEquals(new Claim.Solved(entry.solution()), answer.claim());
        assertEquals(published.calls(), work(answer, "tryCalls"));
        assertEquals(published.sweeps(), work(answer, "sweeps"));
    }

    /** One of the program's own counts. */
    private static long work(Answer answer, String name) {
        return Objects.requireNonNull(answer.counters().natives().get(name));
    }

    private static Answer run(TestSuite.Entry entry, int version, int depth, int width) {
        Hp71bSolver.Settings settings = new Hp71bSolver.Settings(version, depth, width, false);
        return new Hp71bSolver(settings, Trace.OFF).answer(entry.puzzle(), Question.ANY, Budget.unlimited());
    }
}
