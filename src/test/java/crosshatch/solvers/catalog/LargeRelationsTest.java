package crosshatch.solvers.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.SomeOf;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Circuit;
import crosshatch.puzzle.board.NValues;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Table;
import crosshatch.puzzle.relation.Diagrams;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** Relations whose diagrams are too large for anybody. */
class LargeRelationsTest {
    private static final int PLACES = 12;
    private static final int DIGITS = 16;
    private static final int COUNTED = 13;

    private static List<Integer> cells(int number) {
        return IntStream.range(0, number).boxed().toList();
    }

    private static Puzzle puzzle(int digits, Relation relation, int... givens) {
        Board board = Board.builder(digits, givens.length).relation(relation).build();
        assertTrue(new Diagrams().find(board, relation).isEmpty());
        return new Puzzle(Grid.of(board, givens));
    }

    /** A path from place 0 to place 6, and place 11 is a loop. The path goes on through some of the places 7 to 10: 65 ways. */
    private static Puzzle circuit() {
        int[] givens = new int[PLACES];
        for (int place = 0; place < 6; place++) givens[place] = place + 2;
        givens[PLACES - 1] = PLACES;
        return puzzle(PLACES, new Circuit(cells(PLACES), 1), givens);
    }

    /** Eleven cells hold four digits, two are open, and the last cell says how many digits the thirteen hold. */
    private static Puzzle nValues() {
        int[] givens = new int[COUNTED + 1];
        for (int cell = 0; cell < COUNTED - 2; cell++) givens[cell] = 3 * (cell % 4) + 1;
        return puzzle(DIGITS, new NValues(cells(COUNTED), 0, 0, OptionalInt.of(COUNTED)), givens);
    }

    @ParameterizedTest
    @SomeOf(
            stride = 7,
            strings = {
                "choco",
                "choco/relations=table",
                "choco/relations=diagram",
                "choco/learn=lcg",
                "choco/learn=lcg/relations=table",
                "cpsat",
                "cpsat/relations=table",
                "cpsat/givens=live",
                "cpsat/model=bool",
                "cpsat/model=bool/givens=live",
                "cpsat/model=bool/relations=table",
                "cpsat/model=clauses",
                "sat4j",
                "sat4j/givens=reduced/relations=tuples",
                "sat4j/relations=counter"
            })
    @Tag("exhaustive")
    void areStatedByModelsInAnotherWay(String spec) {
        try (Solver solver = SolverCatalog.standard().create(spec)) {
            assertEquals(65, count(solver, circuit()));
            assertEquals(DIGITS * DIGITS, count(solver, nValues()));
        }
    }

    private static int count(Solver solver, Puzzle puzzle) {
        Claim claim =
                solver.answer(puzzle, Question.count(1000), Budget.unlimited()).claim();
        Claim.Counted counted = assertInstanceOf(Claim.Counted.class, claim);
        for (Grid grid : counted.solutions())
            assertTrue(SolutionChecker.fault(puzzle, grid).isEmpty());
        assertTrue(counted.exhausted());
        return new HashSet<>(counted.solutions()).size();
    }

    @ParameterizedTest
    @SomeOf(
            stride = 2,
            strings = {"engine", "lcg"})
    void areRefusedByNameWhereThereIsOnlyTheDiagram(String family) {
        for (Puzzle puzzle : List.of(circuit(), nValues())) {
            String refusal = SolverCatalog.standard()
                    .spec(family)
                    .family()
                    .refusal(puzzle.board(), Question.ANY)
                    .orElseThrow();

            assertTrue(refusal.contains("its diagram is too large for " + family), refusal);
        }
    }

    @Test
    void aCircuitOfEightPlacesHasADiagram() {
        Circuit circuit = new Circuit(cells(8), 1);
        Board board = Board.builder(8, 8).relation(circuit).build();

        assertEquals(
                IntStream.rangeClosed(2, 8)
                        .map(LargeRelationsTest::circuitsOfEight)
                        .sum(),
                new Diagrams().of(board, circuit).fillings());
    }

    /** Which places are on it, and in which order they follow the first one. */
    private static int circuitsOfEight(int places) {
        int[] choices = {28, 56, 70, 56, 28, 8, 1};
        int[] orders = {1, 2, 6, 24, 120, 720, 5040};
        return choices[places - 2] * orders[places - 2];
    }

    /** A table is listed in the puzzle, so no number of tuples is too large for a solver. */
    @ParameterizedTest
    @SomeOf(
            stride = 4,
            strings = {"choco", "engine", "cpsat", "sat4j"})
    void aLongTableIsStated(String spec) {
        List<List<Integer>> tuples = IntStream.range(0, 2_500)
                .mapToObj(number -> new Random(number).ints(14, 1, 4).boxed().toList())
                .distinct()
                .toList();
        Board board = Board.builder(3, 14)
                .relation(new Table(IntStream.range(0, 14).boxed().toList(), tuples))
                .build();
        Puzzle puzzle = new Puzzle(Grid.of(board, new int[14]));
        try (Solver solver = SolverCatalog.standard().create(spec)) {
            Claim claim =
                    solver.answer(puzzle, Question.ANY, Budget.unlimited()).claim();

            Grid found = assertInstanceOf(Claim.Solved.class, claim).grid();
            assertTrue(tuples.contains(
                    IntStream.range(0, 14).map(found::digit).boxed().toList()));
        }
    }
}
