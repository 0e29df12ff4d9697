package crosshatch.solvers.model.choco;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import crosshatch.Puzzles;
import crosshatch.SomeOf;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** A kept model must not remember: it answers and counts as a model made for the puzzle. */
class ChocoReuseTest {
    private static final long SEED = 20;

    static Stream<String> everyKeptModel() {
        Stream<String> levels = Choco.STATIC_LEVELS.stream().flatMap(level -> Stream.of("dom", "input")
                .map(select -> "choco/alldiff=" + level + "/select=" + select));
        Stream<String> redundant = Choco.REDUNDANT.stream().flatMap(constraints -> Stream.of("AC", "BC", "NEQS")
                .map(level -> "choco/select=dom/alldiff=" + level + "/redundant=" + constraints));
        Stream<String> views =
                Stream.of("AC", "BC", "NEQS").map(level -> "choco/select=dom/alldiff=" + level + "/views=three");
        return Stream.of(levels, redundant, views).flatMap(each -> each);
    }

    @ParameterizedTest(name = "{0}")
    @SomeOf(value = "everyKeptModel", stride = 7)
    void answersAndCountsAsAFreshModelDoesOnRandomPuzzles(String spec) {
        Question question = Question.count(300);
        Solver kept = Choco.solver(spec + "/reuse=on");
        for (Puzzle puzzle : Choco.random(Board.sudoku(2), 9, 60, SEED)) {
            assertSame(Choco.ask(spec + "/reuse=off", puzzle, question), ask(kept, puzzle, question), puzzle);
        }
    }

    @ParameterizedTest(name = "{0}")
    @SomeOf(value = "everyKeptModel", stride = 7)
    void answersAndCountsAsAFreshModelDoesOnPuzzlesThatNeedSearchOrNoneOrHaveNoSolution(String spec) {
        List<Puzzle> puzzles = List.of(
                Puzzles.NORVIG_HARD_1,
                Puzzles.EULER_1,
                Puzzles.CONTRADICTORY_GIVENS,
                Puzzles.NORVIG_HARD_1,
                Puzzles.FULL_AND_WRONG,
                Puzzles.NO_CANDIDATE,
                Puzzles.FULL,
                Puzzles.EULER_1);
        Solver kept = Choco.solver(spec + "/reuse=on");
        for (Puzzle puzzle : puzzles) {
            assertSame(
                    Choco.ask(spec + "/reuse=off", puzzle, Question.UNIQUE),
                    ask(kept, puzzle, Question.UNIQUE),
                    puzzle);
        }
    }

    @Test
    void countsTheLongSearchesOfOrderThreeAsAFreshModelDoes() {
        Solver kept = Choco.solver("choco/alldiff=AC/select=dom");
        for (Puzzle puzzle : Choco.random(Board.sudoku(3), 20, 200, SEED)) {
            assertSame(
                    Choco.ask("choco/alldiff=AC/reuse=off/select=dom", puzzle, Question.UNIQUE),
                    ask(kept, puzzle, Question.UNIQUE),
                    puzzle);
        }
    }

    @Test
    void takesPuzzlesOfAnyGeometryInTurn() {
        Puzzle latin = new Puzzle(crosshatch.puzzle.Grid.of(Board.latin(7), new int[49]));
        Solver kept = Choco.solver("choco/alldiff=AC/select=dom");

        for (Puzzle puzzle : List.of(Puzzles.ORDER_4, Puzzles.EMPTY_2, latin, Puzzles.EULER_1, latin)) {
            assertInstanceOf(Claim.Solved.class, ask(kept, puzzle, Question.ANY).claim());
        }
    }

    private static Answer ask(Solver solver, Puzzle puzzle, Question question) {
        return solver.answer(puzzle, question, Budget.unlimited());
    }

    private static void assertSame(Answer fresh, Answer kept, Puzzle puzzle) {
        assertEquals(fresh.claim(), kept.claim(), () -> puzzle + ", seed " + SEED);
        assertEquals(fresh.counters().toString(), kept.counters().toString(), () -> puzzle + ", seed " + SEED);
    }
}
