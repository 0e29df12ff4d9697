package crosshatch.solvers.model.sat4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.KnownTrees;
import crosshatch.Puzzles;
import crosshatch.SomeOf;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.relation.Diagrams;
import crosshatch.solver.Budget;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sat4j.core.VecInt;
import org.sat4j.specs.IConstr;
import org.sat4j.specs.ISolverService;
import org.sat4j.specs.SearchListenerAdapter;

class CountersTest {
    private static final List<Puzzle> PUZZLES = puzzles();

    private static List<Puzzle> puzzles() {
        List<Puzzle> puzzles = new ArrayList<>();
        for (KnownTrees.Tree tree : KnownTrees.all()) puzzles.add(tree.puzzle());
        puzzles.addAll(List.of(
                Puzzles.NORVIG_HARD_1,
                Puzzles.FULL,
                Puzzles.CONTRADICTORY_GIVENS,
                Puzzles.NO_CANDIDATE,
                Puzzles.EMPTY_3));
        return puzzles;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "encoding=extended",
                "encoding=distinct",
                "encoding=augmented",
                "givens=unit",
                "givens=unit/checks=on",
                "givens=unit/amo=pairwise",
                "amo=pairwise",
                "reuse=on",
                "factory=light"
            })
    void nothingIsDecidedWherePropagationIsEnough(String options) {
        Counters counters = ask("sat4j/" + options, KnownTrees.NO_SEARCH);

        for (Counter counter :
                List.of(Counter.DECISIONS, Counter.BACKTRACKS, Counter.CONFLICTS, Counter.NOGOODS, Counter.DEPTH)) {
            assertEquals(0, count(counters, counter), counter.column());
        }
    }

    /**
     * By hand: one decision leads to the first solution. With that ruled out, the same decision leads into a conflict, whose
     * unit clause leads to the second, with nothing left to decide.
     */
    @Test
    void ofTwoSolutionsTheSecondTakesOneConflict() {
        Counters counters = ask("sat4j/amo=native/checks=off/givens=reduced/phase=positive", KnownTrees.TWO_LEAVES);

        assertEquals(2, count(counters, Counter.DECISIONS));
        assertEquals(1, count(counters, Counter.CONFLICTS));
        assertEquals(1, count(counters, Counter.BACKTRACKS));
        assertEquals(1, count(counters, Counter.NOGOODS));
        assertEquals(1, count(counters, Counter.DEPTH));
        assertEquals(0, count(counters, Counter.RESTARTS));
    }

    /** Seen while clauses are added, while they are propagated, while givens are assumed. */
    @ParameterizedTest
    @ValueSource(strings = {"givens=reduced", "givens=unit", "givens=unit/checks=on", "givens=assumed"})
    void aRefutationByPropagationIsOneConflictBelowNoDecision(String options) {
        for (Puzzle puzzle : List.of(Puzzles.CONTRADICTORY_GIVENS, Puzzles.NO_CANDIDATE)) {
            Counters counters = ask(Sat4j.solver("sat4j/" + options), puzzle, Question.ANY);

            assertEquals(1, count(counters, Counter.CONFLICTS), puzzle.toString());
            assertEquals(0, count(counters, Counter.BACKTRACKS), puzzle.toString());
        }
    }

    /** On a puzzle of many solutions too, each search counts from where the last one ended. */
    @Test
    void sumsUpTheSearchesOfAQuestion() {
        Counters one = ask(
                Sat4j.solver("sat4j/amo=native/checks=off/givens=reduced/phase=positive"),
                Puzzles.EMPTY_2,
                Question.ANY);
        Counters all = ask(
                Sat4j.solver("sat4j/amo=native/checks=off/givens=reduced/phase=positive"),
                Puzzles.EMPTY_2,
                Question.count(1000));

        assertTrue(count(all, Counter.DECISIONS) > count(one, Counter.DECISIONS));
        assertTrue(count(all, Counter.CONFLICTS) >= 287, "each ruled out solution but the last is met again");
    }

    @ParameterizedTest
    @SomeOf(
            stride = 6,
            strings = {
                "sat4j/amo=native/checks=off/givens=reduced/phase=positive",
                "sat4j/amo=native/checks=off/givens=reduced",
                "sat4j/amo=native/checks=off/givens=reduced/phase=negative",
                "sat4j/amo=native/checks=off/phase=positive",
                "sat4j/amo=native/givens=reduced/phase=positive",
                "sat4j/amo=native/checks=off/encoding=minimal/givens=reduced/phase=positive",
                "sat4j/amo=native/checks=off/encoding=augmented/givens=reduced/phase=positive",
                "sat4j/amo=commander/checks=off/givens=reduced/phase=positive",
                "sat4j/amo=native/checks=off/factory=nosimplification/givens=reduced/phase=positive",
                "sat4j/amo=native/factory=concise/givens=reduced/phase=positive",
                "sat4j/amo=native/checks=off/factory=unsat/givens=reduced/phase=positive",
                "sat4j/amo=native/checks=off/factory=light/givens=reduced/phase=positive",
                "sat4j/amo=native/checks=off/factory=bestwl/givens=reduced/phase=positive",
                "sat4j/amo=native/factory=bestht/givens=reduced/phase=positive",
                "sat4j/amo=native/checks=off/factory=backjumping/givens=reduced/phase=positive"
            })
    void doNotDependOnThePuzzlesBefore(String spec) {
        Map<Puzzle, String> alone = new HashMap<>();
        for (Puzzle puzzle : PUZZLES) {
            alone.put(puzzle, ask(Sat4j.solver(spec), puzzle, Question.UNIQUE).toString());
        }
        Solver solver = Sat4j.solver(spec);
        List<Puzzle> order = new ArrayList<>(PUZZLES);
        for (int seed = 1; seed <= 3; seed++) {
            Collections.shuffle(order, new Random(seed));
            for (Puzzle puzzle : order) {
                assertEquals(
                        alone.get(puzzle), ask(solver, puzzle, Question.UNIQUE).toString(), "seed " + seed);
            }
        }
    }

    @Test
    void showsAllCountersOfSat4jByItsNames() throws Exception {
        Sat4jListener watch = new Sat4jListener(Budget.unlimited());
        Sat4jFormula formula = Sat4jFormula.of(
                Puzzles.NORVIG_HARD_1,
                Sat4jOptions.of(
                        Sat4j.spec("sat4j/amo=native/checks=off/encoding=minimal/givens=reduced/phase=positive")),
                new Diagrams(),
                false,
                watch);
        formula.solver().isSatisfiable(VecInt.EMPTY);

        Map<String, Long> expected = new HashMap<>();
        formula.solver().getStat().forEach((name, value) -> expected.put(name, value.longValue()));
        assertEquals(
                expected,
                Sat4jSolver.Sat4jCounters.counters(watch, formula.solver().getStats())
                        .natives());
        assertTrue(formula.solver().getStats().getConflicts() > 0);
    }

    @ParameterizedTest
    @MethodSource("searched")
    void areThoseOfTheEventsThatSat4jTellsOf(Puzzle puzzle) throws Exception {
        SearchEvents events = new SearchEvents();
        Sat4jFormula twin = formula(puzzle, new Sat4jListener(Budget.unlimited()));
        twin.solver().setSearchListener(events);
        twin.solver().isSatisfiable(VecInt.EMPTY);

        Counters counters = search(puzzle);
        assertEquals(events.decisions, count(counters, Counter.DECISIONS));
        assertEquals(events.conflicts, count(counters, Counter.CONFLICTS));
        assertEquals(events.conflictsBelowDecisions, count(counters, Counter.BACKTRACKS));
        assertEquals(events.learnt, count(counters, Counter.NOGOODS));
        assertEquals(events.restarts, count(counters, Counter.RESTARTS));
        assertEquals(events.deepest, count(counters, Counter.DEPTH));
    }

    static List<Puzzle> searched() {
        return List.of(Puzzles.NORVIG_HARD_1, Puzzles.WITHOUT_SOLUTION);
    }

    /** The last conflict, below no decision, takes none back and teaches nothing: it tells the three counters apart. */
    @Test
    void theConflictThatEndsARefutationIsNoBacktrack() throws Exception {
        Counters counters = search(Puzzles.WITHOUT_SOLUTION);

        assertTrue(count(counters, Counter.BACKTRACKS) > 0);
        assertEquals(count(counters, Counter.CONFLICTS) - 1, count(counters, Counter.BACKTRACKS));
        assertEquals(count(counters, Counter.CONFLICTS) - 1, count(counters, Counter.NOGOODS));
    }

    private static Counters search(Puzzle puzzle) throws Exception {
        Sat4jListener watch = new Sat4jListener(Budget.unlimited());
        Sat4jFormula formula = formula(puzzle, watch);
        formula.solver().setSearchListener(watch);
        formula.solver().isSatisfiable(VecInt.EMPTY);
        return Sat4jSolver.Sat4jCounters.counters(watch, formula.solver().getStats());
    }

    private static Sat4jFormula formula(Puzzle puzzle, Sat4jListener watch) throws Exception {
        Sat4jOptions options =
                Sat4jOptions.of(Sat4j.spec("sat4j/checks=off/encoding=minimal/givens=reduced/phase=positive"));
        return Sat4jFormula.of(puzzle, options, new Diagrams(), false, watch);
    }

    /** Counts by itself what Sat4j tells of; nothing is assumed, so levels are decisions. */
    private static final class SearchEvents extends SearchListenerAdapter<ISolverService> {
        private static final long serialVersionUID = 1L;

        private long decisions;
        private long conflicts;
        private long conflictsBelowDecisions;
        private long learnt;
        private long restarts;
        private long deepest;
        private long level;

        @Override
        public void assuming(int literal) {
            decisions++;
            level++;
            deepest = Math.max(deepest, level);
        }

        @Override
        public void conflictFound(IConstr conflict, int atLevel, int trailLevel) {
            conflicts++;
            if (level > 0) conflictsBelowDecisions++;
        }

        @Override
        public void backjump(int to) {
            level = to;
        }

        @Override
        public void learn(IConstr clause) {
            learnt++;
        }

        @Override
        public void learnUnit(int literal) {
            learnt++;
        }

        @Override
        public void restarting() {
            restarts++;
            level = 0;
        }
    }

    private static Counters ask(String spec, KnownTrees.Tree tree) {
        return ask(Sat4j.solver(spec), tree.puzzle(), tree.question());
    }

    private static Counters ask(Solver solver, Puzzle puzzle, Question question) {
        return solver.answer(puzzle, question, Budget.unlimited()).counters();
    }

    private static long count(Counters counters, Counter counter) {
        return counters.get(counter).orElseThrow();
    }
}
