package crosshatch.solvers.lcg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.KnownTrees;
import crosshatch.Puzzles;
import crosshatch.instances.generate.GeneratedSet;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.engine.EngineFamily;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A search that learns says what one that does not says, however it is put together. */
class LearningTest {
    private static final Question SOME = Question.count(60);
    private static final List<Puzzle> PUZZLES =
            IntStream.range(0, 3100).mapToObj(SmallPuzzles::random).toList();
    private static final List<Claim> EXPECTED = answers();

    private static List<Claim> answers() {
        Solver plain = solver("engine/propagate=singles+gac", Trace.OFF);
        return PUZZLES.stream().map(puzzle -> ask(plain, puzzle, SOME).claim()).toList();
    }

    static Stream<String> everyCombination() {
        return Stream.of("lcg")
                .flatMap(spec -> with(
                        spec, "propagate", "naked-single", "singles", "singles+locked+late-gac", "singles+gac+fish"))
                .flatMap(spec ->
                        with(spec, "select", "vsids", "domvsids", "target", "tabu", "domwdeg", "lastconflict", "min"))
                .flatMap(spec -> with(spec, "restarts", "none", "luby", "doubling", "glucose"))
                .flatMap(spec -> with(spec, "forget", "none", "lbd", "activity"))
                .flatMap(spec -> with(spec, "minimise", "none", "local", "recursive"))
                .flatMap(spec -> with(spec, "phase", "saved", "fill", "eliminate"));
    }

    private static Stream<String> with(String spec, String option, String... values) {
        return Stream.of(values).map(value -> spec + "/" + option + "=" + value);
    }

    /** A combination for each puzzle, and each combination for one at least. */
    @Test
    @Tag("exhaustive")
    void everyCombinationFindsTheSameSolutions() {
        List<String> specs = everyCombination().toList();
        assertTrue(specs.size() <= PUZZLES.size(), specs.size() + " combinations");
        Set<Integer> counts = new HashSet<>();
        for (int seed = 0; seed < PUZZLES.size(); seed++) {
            String spec = specs.get(seed % specs.size());
            Claim claim = ask(solver(spec, Trace.OFF), PUZZLES.get(seed), SOME).claim();

            assertSameSolutions(seed, spec, claim);
            counts.add(claim.shown().size());
        }
        assertTrue(counts.containsAll(Set.of(0, 1, 2, SOME.limit())), "puzzles of different kinds: " + counts);
    }

    /** Who wants to hear of every candidate that givens exclude gets them one by one; else they go all at once. */
    @ParameterizedTest
    @ValueSource(strings = {"lcg", "lcg/propagate=naked-single", "lcg/propagate=singles+gac/select=domwdeg"})
    @Tag("exhaustive")
    void aTraceInWordsChangesNoCount(String spec) {
        List<Puzzle> puzzles = new ArrayList<>(PUZZLES.subList(0, 300));
        for (String set : List.of("sudoku-4/holes=0.60/count=4/seed=5", "latin-20/holes=0.42/count=4/seed=5")) {
            GeneratedSet.named(set).orElseThrow().puzzles().forEach(puzzles::add);
        }
        for (Puzzle puzzle : puzzles) {
            Answer quiet = ask(solver(spec, Trace.OFF), puzzle, SOME);
            Answer told = ask(solver(spec, event -> {}), puzzle, SOME);

            // Of a puzzle that its givens refute, what went before that was seen depends on the order.
            boolean refuted = count(quiet, Counter.DECISIONS) == 0 && count(quiet, Counter.CONFLICTS) > 0;
            for (Counter counter : Counter.values()) {
                if (refuted && counter == Counter.PROPAGATIONS) continue;
                assertEquals(told.counters().get(counter), quiet.counters().get(counter), puzzle::toString);
            }
        }
    }

    /** One board with relations, whose solver is kept: nothing of the givens before is left. */
    @Test
    void countsTheSameAgainOnABoardWhoseGivensChange() {
        Board board = PUZZLES.stream()
                .map(Puzzle::board)
                .filter(each -> !each.relations().isEmpty() && each.digits() == 4)
                .findFirst()
                .orElseThrow();
        Solver used = solver("lcg", Trace.OFF);
        Random random = new Random(3);
        long conflicts = 0;
        for (int i = 0; i < 200; i++) {
            int[] digits = new int[board.cells()];
            for (int j = random.nextInt(4); j > 0; j--) digits[random.nextInt(digits.length)] = 1 + random.nextInt(4);
            Puzzle puzzle = new Puzzle(Grid.of(board, digits));
            Answer fresh = ask(solver("lcg", Trace.OFF), puzzle, SOME);
            Answer again = ask(used, puzzle, SOME);

            assertEquals(fresh.counters().toString(), again.counters().toString(), puzzle::toString);
            conflicts += count(fresh, Counter.CONFLICTS);
        }
        assertTrue(conflicts > 200, conflicts + " conflicts");
    }

    /** Until the search is long enough for local search to take over, both are the same search. */
    @Test
    void tabuSearchChangesNothingInASearchOfFewConflicts() {
        for (String set : List.of("sudoku-5/holes=0.54/count=1/seed=5", "latin-35/holes=0.35/count=1/seed=5")) {
            for (Puzzle puzzle : all(set)) {
                Answer plain = ask(solver("lcg/select=target", Trace.OFF), puzzle, Question.ANY);
                Answer tabu = ask(solver("lcg/select=tabu", Trace.OFF), puzzle, Question.ANY);
                assertTrue(count(plain, Counter.CONFLICTS) > 0);
                assertEquals(plain.counters().toString(), tabu.counters().toString());
            }
        }
    }

    /** Local search comes to the first; that others are to be found too is seen by the search that learns. */
    @Test
    @Tag("exhaustive")
    void severalSolutionsAfterTheFirstOfTabuSearch() {
        Puzzle puzzle = all("sudoku-6/holes=0.47/count=12/seed=5").get(6);
        Answer answer = ask(solver("lcg", Trace.OFF), puzzle, Question.count(5));

        assertTrue(
                answer.counters().natives().getOrDefault("tabu moves", 0L) > 0,
                answer.counters().toString());
        assertEquals(5, answer.claim().shown().size());
        Set<Grid> found = new HashSet<>(answer.claim().shown());
        assertEquals(answer.claim().shown().size(), found.size());
        for (Grid grid : found) assertTrue(SolutionChecker.fault(puzzle, grid).isEmpty());
    }

    /** The two differ in one technique: where it has a part in the search, counts differ. */
    @ParameterizedTest
    @CsvSource({
        "lcg/select=vsids, lcg/select=domvsids",
        "lcg/select=domvsids, lcg/select=target",
        "lcg/propagate=singles, lcg/propagate=singles+late-gac",
        "lcg/propagate=singles+late-gac, lcg/propagate=singles+gac",
        "lcg/propagate=singles+gac, lcg/propagate=singles+gac+fish"
    })
    void aTechniqueHasAPartInTheSearch(String without, String with) {
        List<String> counts = Stream.of(without, with)
                .map(spec -> all("latin-30/holes=0.38/count=4/seed=5").stream()
                        .map(puzzle -> ask(solver(spec, Trace.OFF), puzzle, Question.ANY)
                                .counters()
                                .toString())
                        .toList()
                        .toString())
                .toList();

        assertNotEquals(counts.get(0), counts.get(1));
    }

    private static void assertSameSolutions(int seed, String spec, Claim claim) {
        Puzzle puzzle = PUZZLES.get(seed);
        String name = spec + ", " + SmallPuzzles.named(seed, puzzle);
        Claim expected = EXPECTED.get(seed);
        Set<Grid> found = new HashSet<>(claim.shown());
        assertEquals(expected.shown().size(), claim.shown().size(), name);
        assertEquals(expected.shown().size(), found.size(), name);
        for (Grid grid : found) assertTrue(SolutionChecker.fault(puzzle, grid).isEmpty(), name);
        if (expected.exhausted()) {
            assertTrue(claim.exhausted(), name);
            assertEquals(new HashSet<>(expected.shown()), found, name);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"lcg/propagate=naked-single", "lcg/minimise=none", "lcg/propagate=singles+gac/select=domwdeg"})
    @Tag("exhaustive")
    void whatIsLearntHoldsInEverySolutionThatIsNotFoundYet(String spec) {
        int learnt = 0;
        for (int seed = 0; seed < PUZZLES.size(); seed++) {
            if (!EXPECTED.get(seed).exhausted()) continue;
            Witness witness = new Witness(EXPECTED.get(seed).shown());
            ask(solver(spec, witness), PUZZLES.get(seed), SOME);

            assertEquals(List.of(), witness.broken, SmallPuzzles.named(seed, PUZZLES.get(seed)));
            learnt += witness.learnt;
        }
        assertTrue(learnt > 20, "learnt: " + learnt);
    }

    /** Holds what is learnt against the solutions to come. */
    private static final class Witness implements Trace {
        private final Set<Grid> toCome;
        private final List<Event.Learnt> broken = new ArrayList<>();
        private int learnt;

        Witness(List<Grid> solutions) {
            toCome = new HashSet<>(solutions);
        }

        @Override
        public boolean inWords() {
            return false;
        }

        @Override
        public void event(Event event) {
            if (event instanceof Event.Solution solution) toCome.remove(solution.grid());
            if (!(event instanceof Event.Learnt clause)) return;
            learnt++;
            for (Grid grid : toCome) if (!holds(clause, grid)) broken.add(clause);
        }

        private static boolean holds(Event.Learnt clause, Grid grid) {
            return clause.clause().stream()
                    .anyMatch(literal -> (grid.digit(literal.cell()) == literal.digit()) == literal.holds());
        }
    }

    /** Enough conflicts to restart; the answer is known from how the puzzle was made. */
    @ParameterizedTest
    @ValueSource(strings = {"luby", "geometric", "doubling", "glucose"})
    @Tag("exhaustive")
    void restartsAndStillFindsASolution(String restarts) {
        Puzzle puzzle = firstOf("latin-35/holes=0.37/count=1/seed=7");
        String spec = "lcg/restarts=" + restarts;
        Answer answer = ask(solver(spec, Trace.OFF), puzzle, Question.ANY);

        assertTrue(SolutionChecker.fault(puzzle, answer.claim().shown().get(0)).isEmpty());
        assertTrue(count(answer, Counter.RESTARTS) > 0, answer.counters().toString());
    }

    static Stream<String> busyOnes() {
        return Stream.of("", "/restarts=luby", "/propagate=singles+gac", "/select=domwdeg", "/phase=saved")
                .map(options -> "lcg" + options);
    }

    @ParameterizedTest
    @MethodSource("busyOnes")
    @Tag("exhaustive")
    void countsTheSameAgainWhateverCameBefore(String spec) {
        Solver used = solver(spec, Trace.OFF);
        for (int seed = 0; seed < 60; seed++) {
            Puzzle puzzle = PUZZLES.get(seed);
            Answer fresh = ask(solver(spec, Trace.OFF), puzzle, SOME);
            Answer again = ask(used, puzzle, SOME);

            assertEquals(fresh.counters().toString(), again.counters().toString(), "seed " + seed);
            assertEquals(fresh.claim(), again.claim(), "seed " + seed);
        }
    }

    /** After a dead end the other alternative is no decision any more: it follows from what was learnt. */
    @ParameterizedTest
    @CsvSource({"NO_SEARCH,0,0,0", "ONE_DEAD_END,1,1,1"})
    void countsATreeKnownByHand(String name, int decisions, int conflicts, int learnt) {
        KnownTrees.Tree tree = name.equals("NO_SEARCH") ? KnownTrees.NO_SEARCH : KnownTrees.ONE_DEAD_END;
        Answer answer = ask(solver("lcg/select=min/propagate=singles", Trace.OFF), tree.puzzle(), tree.question());

        assertEquals(decisions, count(answer, Counter.DECISIONS));
        assertEquals(conflicts, count(answer, Counter.CONFLICTS));
        assertEquals(conflicts, count(answer, Counter.BACKTRACKS));
        assertEquals(learnt, count(answer, Counter.NOGOODS));
    }

    /** A conflict without a decision refutes no alternative. */
    @Test
    void aConflictAtTheRootIsNoBacktrack() {
        Answer answer = ask(solver("lcg", Trace.OFF), Puzzles.NO_CANDIDATE, Question.ANY);

        assertEquals(0, count(answer, Counter.DECISIONS));
        assertEquals(0, count(answer, Counter.BACKTRACKS));
    }

    @Test
    void smallBoardsCanBeLeftToDepthFirstSearch() {
        Puzzle small = KnownTrees.SIXTEEN_DEAD_ENDS.puzzle();
        Answer plain = ask(solver("engine", Trace.OFF), small, Question.UNIQUE);
        Answer dfs = ask(solver("lcg/small=dfs", Trace.OFF), small, Question.UNIQUE);
        Answer gac = ask(solver("lcg/small=dfs/propagate=singles+gac", Trace.OFF), small, Question.UNIQUE);

        assertEquals(plain.counters().toString(), dfs.counters().toString());
        assertEquals(plain.counters().toString(), gac.counters().toString());
        assertEquals(0, count(dfs, Counter.NOGOODS));
    }

    /** Singles, dom/wdeg and implied sums are what both have. */
    @ParameterizedTest
    @CsvSource({
        "lcg/small=dfs/propagate=naked-single/select=domwdeg, engine/propagate=naked-single/select=domwdeg",
        "lcg/small=dfs/select=lastconflict/implied=areas,     engine/select=min/implied=areas"
    })
    @Tag("exhaustive")
    void theirDepthFirstSearchHasWhatBothHave(String lcg, String engine) {
        int conflicts = 0;
        for (Puzzle puzzle : PUZZLES.subList(0, 300)) {
            Answer expected = ask(solver(engine, Trace.OFF), puzzle, SOME);

            assertEquals(
                    expected.counters().toString(),
                    ask(solver(lcg, Trace.OFF), puzzle, SOME).counters().toString());
            conflicts += (int) count(expected, Counter.CONFLICTS);
        }
        assertTrue(conflicts > 300, conflicts + " conflicts");
    }

    @Test
    void largeBoardsAreSearchedWithLearningWhateverSmallOnesAre() {
        Puzzle large = firstOf("sudoku-4/holes=0.6/count=1/seed=3");
        Answer learning = ask(solver("lcg", Trace.OFF), large, Question.UNIQUE);
        Answer dfs = ask(solver("lcg/small=dfs", Trace.OFF), large, Question.UNIQUE);

        assertEquals(learning.counters().toString(), dfs.counters().toString());
        assertTrue(count(dfs, Counter.NOGOODS) > 0, dfs.counters().toString());
    }

    private static Puzzle firstOf(String set) {
        return all(set).get(0);
    }

    private static List<Puzzle> all(String set) {
        return GeneratedSet.named(set).orElseThrow().puzzles().toList();
    }

    private static Answer ask(Solver solver, Puzzle puzzle, Question question) {
        return solver.answer(puzzle, question, Budget.unlimited());
    }

    private static Solver solver(String spec, Trace trace) {
        SolverSpec parsed = SolverSpec.parse(spec, List.of(new EngineFamily(), new LcgFamily()));
        return parsed.family().create(parsed, trace);
    }

    private static long count(Answer answer, Counter counter) {
        return answer.counters().get(counter).orElseThrow();
    }
}
