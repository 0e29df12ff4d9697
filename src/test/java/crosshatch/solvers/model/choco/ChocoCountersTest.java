package crosshatch.solvers.model.choco;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.KnownTrees;
import crosshatch.Puzzles;
import crosshatch.SomeOf;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.relation.Diagrams;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solver.Question;
import crosshatch.solver.trace.Trace;
import java.util.stream.Stream;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.search.loop.monitors.IMonitorContradiction;
import org.chocosolver.solver.search.loop.monitors.IMonitorOpenNode;
import org.chocosolver.solver.search.loop.monitors.IMonitorRestart;
import org.chocosolver.solver.search.loop.monitors.IMonitorSolution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChocoCountersTest {
    static Stream<String> everyAcLevelOnKeptAndFreshModels() {
        return Choco.AC_LEVELS.stream().flatMap(level -> Stream.of("on", "off")
                .map(reuse -> "choco/select=dom/alldiff=" + level + "/reuse=" + reuse));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("everyAcLevelOnKeptAndFreshModels")
    void countsTreesKnownByHand(String spec) {
        for (KnownTrees.Tree tree : KnownTrees.all()) {
            Counters counters = Choco.ask(spec, tree.puzzle(), tree.question()).counters();

            String expected = "decisions=%d backtracks=%d conflicts=%d depth=%d"
                    .formatted(tree.decisions(), tree.backtracks(), tree.conflicts(), tree.depth());
            assertEquals(expected, text(counters), tree.toString());
        }
    }

    @ParameterizedTest(name = "{0}")
    @SomeOf(
            stride = 4,
            strings = {"none", "rowbox", "matrix", "both"})
    void countsTheTreeWithOneChildPerCandidateOnRandomPuzzles(String redundant) {
        assertCountsOneChildPerCandidate(Board.sudoku(2), redundant, 7, 11);
        assertCountsOneChildPerCandidate(Board.latin(5), redundant, 12, 12);
    }

    private static void assertCountsOneChildPerCandidate(Board board, String redundant, int mostGivens, long seed) {
        int wide = 0;
        for (Puzzle puzzle : Choco.random(board, mostGivens, 100, seed)) {
            OneChildPerCandidate tree = new OneChildPerCandidate(puzzle, redundant, 300);
            Answer answer =
                    Choco.ask("choco/alldiff=AC/select=dom/redundant=" + redundant, puzzle, Question.count(300));

            String expected = "decisions=%d backtracks=%d conflicts=%d depth=%d"
                    .formatted(tree.decisions, tree.backtracks, tree.conflicts, tree.depth);
            assertEquals(expected, text(answer.counters()), puzzle + ", seed " + seed);
            assertEquals(tree.solutions, answer.claim().shown().size(), puzzle.toString());
            if (tree.widest > 2) wide++;
        }
        assertTrue(wide > 10, "only " + wide + " trees branch on a cell with more than two candidates");
    }

    @Test
    void countsContradictoryGivensAsOneConflictAndNoDecision() {
        Counters counters = Choco.ask("choco/alldiff=AC/select=dom", Puzzles.CONTRADICTORY_GIVENS, Question.ANY)
                .counters();

        assertEquals("decisions=0 backtracks=0 conflicts=1 depth=0", text(counters));
    }

    @Test
    void publishesTheCountersOfTheLibraryAsTheyAre() {
        KnownTrees.Tree tree = KnownTrees.SIXTEEN_DEAD_ENDS;
        Counters counters = Choco.ask("choco/alldiff=AC/select=dom", tree.puzzle(), tree.question())
                .counters();

        // 16 two-way decisions and a solution: a node each. 33 backtracks: 17 dead ends and solutions left, 16
        // decisions done. Branches are counted by us: each decision to the left and to the right.
        assertEquals(
                "{branches=32, nodes=17, fails=16, backtracks=33, backjumps=0, restarts=0, solutions=1, maxDepth=4}",
                counters.natives().toString());
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"choco/alldiff=AC/select=dom", "choco/alldiff=FC/learn=lcg/select=dom"})
    void theCountersOfTheLibraryAreThoseOfItsEvents(String spec) {
        ChocoOptions options = ChocoOptions.of(Choco.spec(spec));
        Puzzle puzzle = KnownTrees.SIXTEEN_DEAD_ENDS.puzzle();
        AllDifferentModel model = new AllDifferentModel(puzzle.board(), options, new Diagrams(), Trace.OFF);
        SearchEvents events = new SearchEvents();
        model.solver().plugMonitor(events);

        Counters counters = ChocoSolver.answer(model, puzzle, Question.UNIQUE, Budget.unlimited())
                .counters();

        assertEquals(events.nodes, counters.natives().get("nodes"));
        assertEquals(events.contradictions, counters.natives().get("fails"));
        assertEquals(events.contradictions, count(counters, Counter.CONFLICTS));
        assertEquals(events.solutions, counters.natives().get("solutions"));
        assertEquals(events.restarts, counters.natives().get("restarts"));
        assertEquals(events.restarts, count(counters, Counter.RESTARTS));
        assertTrue(events.nodes > events.contradictions && events.contradictions > events.solutions, "they differ");
    }

    /** Counts by itself what Choco's search loop tells of. */
    private static final class SearchEvents
            implements IMonitorOpenNode, IMonitorContradiction, IMonitorSolution, IMonitorRestart {
        private long nodes;
        private long contradictions;
        private long solutions;
        private long restarts;

        @Override
        public void beforeOpenNode() {
            nodes++;
        }

        @Override
        public void onContradiction(ContradictionException contradiction) {
            contradictions++;
        }

        @Override
        public void onSolution() {
            solutions++;
        }

        @Override
        public void afterRestart() {
            restarts++;
        }
    }

    @Test
    void learnsAClauseFromEachDeadEndOnTheWayToTheSolution() {
        Counters counters = Choco.ask(
                        "choco/alldiff=FC/learn=lcg/select=dom", KnownTrees.SIXTEEN_DEAD_ENDS.puzzle(), Question.ANY)
                .counters();

        assertTrue(count(counters, Counter.CONFLICTS) > 0);
        assertEquals(count(counters, Counter.CONFLICTS), count(counters, Counter.NOGOODS));
        assertEquals(count(counters, Counter.CONFLICTS), counters.natives().get("fails"));
    }

    @Test
    void countsAsBacktracksWithLearningTheDecisionsThatWereUndone() {
        // A unique puzzle has one solution, found on one path. All other decisions were undone without one.
        Answer answer = Choco.ask(
                "choco/alldiff=FC/learn=lcg/select=dom", KnownTrees.SIXTEEN_DEAD_ENDS.puzzle(), Question.UNIQUE);
        long onThePathToTheSolution =
                count(answer.counters(), Counter.DECISIONS) - count(answer.counters(), Counter.BACKTRACKS);

        assertTrue(onThePathToTheSolution >= 0);
        assertTrue(onThePathToTheSolution <= count(answer.counters(), Counter.DEPTH));
    }

    @Test
    void drawsTheSameTiesForTheSameSeedAndOthersForAnother() {
        Puzzle puzzle = KnownTrees.SIXTEEN_DEAD_ENDS.puzzle();
        String first = text(Choco.ask("choco/alldiff=AC/seed=1/select=domwdeg", puzzle, Question.UNIQUE)
                .counters());
        String again = text(Choco.ask("choco/alldiff=AC/seed=1/select=domwdeg", puzzle, Question.UNIQUE)
                .counters());
        boolean anyDiffers = Stream.of(2, 3, 4, 5)
                .map(seed -> Choco.ask("choco/select=domwdeg/seed=" + seed, puzzle, Question.UNIQUE))
                .anyMatch(answer -> !text(answer.counters()).equals(first));

        assertEquals(first, again);
        assertTrue(anyDiffers);
    }

    private static long count(Counters counters, Counter counter) {
        return counters.get(counter).orElseThrow();
    }

    private static String text(Counters counters) {
        return "decisions=%d backtracks=%d conflicts=%d depth=%d"
                .formatted(
                        count(counters, Counter.DECISIONS),
                        count(counters, Counter.BACKTRACKS),
                        count(counters, Counter.CONFLICTS),
                        count(counters, Counter.DEPTH));
    }
}
