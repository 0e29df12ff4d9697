package crosshatch.solvers.model.sat4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.KnownTrees;
import crosshatch.Puzzles;
import crosshatch.SomeOf;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Unit;
import crosshatch.puzzle.relation.Diagrams;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solvers.model.cnf.CandidateVariables;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sat4j.core.LiteralsUtils;
import org.sat4j.minisat.constraints.cnf.OriginalWLClause;
import org.sat4j.minisat.core.ILits;
import org.sat4j.specs.Constr;

/** What Sat4j is told of puzzles: {@code order=slots}, {@code phase=positive}, {@code hall=late} and {@code target=on}. */
class KnowledgeTest {
    private static final List<String> SWITCHES = List.of("order=slots", "phase=positive", "hall=late", "target=on");

    static List<String> combinations() {
        return IntStream.range(0, 1 << SWITCHES.size())
                .mapToObj(KnowledgeTest::combination)
                .toList();
    }

    private static String combination(int bits) {
        StringBuilder spec = new StringBuilder("sat4j");
        for (int i = 0; i < SWITCHES.size(); i++) {
            if ((bits >> i & 1) != 0) spec.append('/').append(SWITCHES.get(i));
        }
        return spec.toString();
    }

    @ParameterizedTest
    @SomeOf(value = "combinations", stride = 5)
    void findsTheSolutionsThatThereAre(String spec) {
        for (String more : List.of("/amo=native/checks=off/givens=reduced", "/amo=sequential", "/encoding=minimal")) {
            Solver solver = Sat4j.solver(spec + more);

            assertEquals(288, solutions(solver, Puzzles.EMPTY_2));
            assertEquals(3, solutions(solver, Puzzles.THREE_SOLUTIONS_2));
            assertEquals(576, solutions(solver, empty(Board.latin(4))));
            assertEquals(0, solutions(solver, Puzzles.CONTRADICTORY_GIVENS));
            assertEquals(0, solutions(solver, Puzzles.NO_CANDIDATE));
        }
        assertEquals(0, solutions(Sat4j.solver(spec + "/amo=native/givens=reduced"), Puzzles.WITHOUT_SOLUTION));
    }

    private static int solutions(Solver solver, Puzzle puzzle) {
        Claim claim = ask(solver, puzzle, Question.count(1000)).claim();
        if (!(claim instanceof Claim.Counted counted)) throw new AssertionError(claim);
        Set<Grid> different = new HashSet<>(counted.solutions());
        assertEquals(counted.solutions().size(), different.size());
        return different.size();
    }

    private static Answer ask(Solver solver, Puzzle puzzle, Question question) {
        return solver.answer(puzzle, question, Budget.unlimited());
    }

    /** Also those of Sat4j itself. */
    @ParameterizedTest
    @SomeOf(value = "combinations", stride = 5)
    void countersDoNotDependOnThePuzzlesBefore(String spec) {
        Solver solver = Sat4j.solver(spec);
        for (KnownTrees.Tree tree : KnownTrees.all()) {
            String alone = ask(Sat4j.solver(spec), tree.puzzle(), tree.question())
                    .counters()
                    .toString();

            assertEquals(
                    alone,
                    ask(solver, tree.puzzle(), tree.question()).counters().toString());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"order=slots", "target=on", "hall=late"})
    void eachSwitchChangesTheSearch(String option) {
        String without = "sat4j/amo=native/givens=reduced/phase=positive";

        assertTrue(conflicts(without) > 0);
        assertTrue(conflicts(without) != conflicts(without + "/" + option), option);
    }

    private static long conflicts(String spec) {
        long sum = 0;
        for (Puzzle puzzle : List.of(Puzzles.NORVIG_HARD_1, Puzzles.WITHOUT_SOLUTION, Puzzles.ORDER_5)) {
            sum += ask(Sat4j.solver(spec), puzzle, Question.count(20))
                    .counters()
                    .get(Counter.CONFLICTS)
                    .orElseThrow();
        }
        return sum;
    }

    /** On walks of decisions, without Sat4j's search: reasons, and what is left, beside all ways to fill a unit. */
    @Test
    @Tag("exhaustive")
    void hallSetsLeaveAndExplainWhatFillingsOfUnitsSay() {
        Board region =
                Board.latin(5).toBuilder().unit(Unit.Kind.REGION, 0, 6, 12, 18).build();
        int sets = 0;
        for (int seed = 0; seed < 120; seed++) {
            Board board = List.of(Board.latin(6), region, Board.sudoku(2)).get(seed % 3);
            Walk walk = new Walk(withOneGiven(board, seed), "sat4j/amo=native/givens=reduced/hall=late");
            walk.go(new Random(seed));
            sets += walk.sets;
        }
        assertTrue(sets > 200, sets + " reasons of Hall sets");
    }

    @Test
    void threeCellsWithTwoDigitsAreAConflict() {
        Walk walk = new Walk(empty(Board.latin(6)), "sat4j/amo=native/givens=reduced/hall=late");
        assertTrue(walk.solver.assume(LiteralsUtils.negLit(walk.candidates.variable(0, 3))));
        for (int cell = 0; cell < 3; cell++) {
            for (int digit = 3; digit <= 6; digit++) {
                walk.solver.enqueue(LiteralsUtils.negLit(walk.candidates.variable(cell, digit)));
            }
        }

        assertFalse(walk.holds(walk.solver.propagate()));
        assertEquals(1, walk.sets);
    }

    private static Puzzle withOneGiven(Board board, int seed) {
        int[] digits = new int[board.cells()];
        digits[seed % digits.length] = 1 + seed % board.digits();
        return new Puzzle(Grid.of(board, digits));
    }

    private static Puzzle empty(Board board) {
        return new Puzzle(Grid.of(board, new int[board.cells()]));
    }

    @Test
    void theOrderTakesTheMostActiveCandidateForEachOtherPlace() {
        for (int seed = 0; seed < 50; seed++) {
            Random random = new Random(seed);
            Walk walk = new Walk(empty(Board.latin(5)), "sat4j/amo=native/order=slots/phase=positive");
            for (int step = 0; step < 8 && walk.decide(random); step++) {
                for (int i = 0; i < 20; i++) walk.solver.getOrder().updateVar(2 + random.nextInt(250));
                int chosen = walk.solver.getOrder().select();

                if (chosen >= 0) assertEquals(walk.bestScore(), walk.score(chosen >> 1), 1e-12);
                assertTrue(chosen < 0 || (chosen & 1) == 0, "positive");
            }
        }
    }

    /** A solver whose variables are decided one after the other. */
    private static final class Walk {
        private final Board board;
        private final CandidateVariables candidates;
        private final org.sat4j.minisat.core.Solver<?> solver; // the name is taken
        private final ILits values;
        private final IdentityHashMap<int[], List<int[]>> fillings = new IdentityHashMap<>();
        private int sets;

        Walk(Puzzle puzzle, String spec) {
            Sat4jListener watch = new Sat4jListener(Budget.unlimited());
            Sat4jFormula formula =
                    Sat4jFormula.of(puzzle, Sat4jOptions.of(Sat4j.spec(spec)), new Diagrams(), false, watch);
            board = puzzle.board();
            candidates = formula.candidates();
            solver = formula.solver();
            values = solver.getVocabulary();
            solver.setSearchListener(watch);
            solver.getOrder().init();
            watch.restarting();
            assertTrue(holds(solver.propagate()));
        }

        void go(Random random) {
            while (decide(random)) {
                for (int variable = 1; variable <= candidates.count(); variable++) {
                    if (!values.isUnassigned(variable << 1)) explained(values.getReason(variable << 1), 0);
                }
                for (int unit = 0; unit < board.unitCount(); unit++) assertNothingIsLeftToRemove(board.unit(unit));
            }
        }

        /** @return false if nothing is open, or there is a conflict */
        boolean decide(Random random) {
            int[] open = IntStream.rangeClosed(1, candidates.count())
                    .filter(variable -> values.isUnassigned(variable << 1))
                    .toArray();
            if (open.length == 0) return false;
            int variable = open[random.nextInt(open.length)];
            boolean is = random.nextInt(8) == 0;
            assertTrue(solver.assume(is ? LiteralsUtils.posLit(variable) : LiteralsUtils.negLit(variable)));
            return holds(solver.propagate());
        }

        private boolean holds(@Nullable Constr conflict) {
            if (conflict == null) return true;
            explained(conflict, 1);
            return false;
        }

        /** Every reason is over one unit, or one cell: it holds in each way to fill the unit. */
        private void explained(@Nullable Constr reason, int first) {
            if (!(reason instanceof OriginalWLClause)) return;
            int[] literals = IntStream.range(0, reason.size()).map(reason::get).toArray();
            for (int i = 1 - first; i < literals.length; i++)
                assertTrue(values.isFalsified(literals[i]), reason::toString);
            Set<Integer> cells = new HashSet<>();
            Set<Integer> digits = new HashSet<>();
            for (int literal : literals) {
                cells.add(candidates.cell(literal >> 1));
                digits.add(candidates.digit(literal >> 1));
            }
            if (cells.size() > 1 && digits.size() > 1) sets++;
            int[] unit = IntStream.range(0, board.unitCount())
                    .mapToObj(board::unit)
                    .filter(each -> IntStream.of(each).boxed().toList().containsAll(cells))
                    .findFirst()
                    .orElseThrow();
            for (int[] filling : fillings(unit)) assertTrue(isSatisfied(literals, unit, filling), reason::toString);
        }

        private boolean isSatisfied(int[] literals, int[] unit, int[] filling) {
            for (int literal : literals) {
                for (int i = 0; i < unit.length; i++) {
                    if (unit[i] != candidates.cell(literal >> 1)) continue;
                    if ((filling[i] == candidates.digit(literal >> 1)) == ((literal & 1) == 0)) return true;
                }
            }
            return false;
        }

        private void assertNothingIsLeftToRemove(int[] unit) {
            Set<Integer> supported = new HashSet<>();
            for (int[] filling : fillings(unit)) {
                boolean possible = IntStream.range(0, unit.length).allMatch(i -> isOpen(unit[i], filling[i]));
                if (!possible) continue;
                for (int i = 0; i < unit.length; i++) supported.add(unit[i] * 100 + filling[i]);
            }
            for (int cell : unit) {
                for (int digit = 1; digit <= board.digits(); digit++) {
                    if (isOpen(cell, digit)) assertTrue(supported.contains(cell * 100 + digit));
                }
            }
        }

        private boolean isOpen(int cell, int digit) {
            if (candidates.given(cell) != 0) return candidates.given(cell) == digit;
            int variable = candidates.variable(cell, digit);
            return variable > 0 && !values.isFalsified(variable << 1);
        }

        /** All ways to fill a unit with different digits, but for what givens exclude. */
        private List<int[]> fillings(int[] unit) {
            return fillings.computeIfAbsent(unit, each -> {
                List<int[]> all = new ArrayList<>();
                fill(each, new int[each.length], 0, all);
                return all;
            });
        }

        private void fill(int[] unit, int[] filling, int at, List<int[]> all) {
            if (at == unit.length) {
                all.add(filling.clone());
                return;
            }
            for (int digit = 1; digit <= board.digits(); digit++) {
                int wanted = digit;
                if (candidates.given(unit[at]) != digit && candidates.variable(unit[at], digit) == 0) continue;
                if (IntStream.range(0, at).anyMatch(i -> filling[i] == wanted)) continue;
                filling[at] = digit;
                fill(unit, filling, at + 1, all);
            }
        }

        double score(int variable) {
            int others = 0;
            int cell = candidates.cell(variable);
            int digit = candidates.digit(variable);
            for (int each = 1; each <= board.digits(); each++) if (each != digit && isOpen(cell, each)) others++;
            for (int unit : board.unitsOf(cell)) {
                for (int each : board.unit(unit)) if (each != cell && isOpen(each, digit)) others++;
            }
            return solver.getOrder().varActivity(variable << 1) / others;
        }

        double bestScore() {
            return IntStream.rangeClosed(1, candidates.count())
                    .filter(variable -> values.isUnassigned(variable << 1))
                    .mapToDouble(this::score)
                    .max()
                    .orElseThrow();
        }
    }
}
