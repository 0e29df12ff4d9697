package crosshatch.solvers.model.choco;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.SomeOf;
import crosshatch.base.InputException;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.instances.sets.Sets;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Relation;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.trace.Event;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every level with every branching or redundant constraint, with and without learning, against a search that knows nothing
 * of propagation.
 */
class ChocoClaimsTest {
    private static final long SEED = 30;

    static Stream<String> everyConfiguration() {
        Stream<String> levels = Choco.ALL_LEVELS.stream().flatMap(level -> Stream.of("dom", "domwdeg", "input", "slots")
                .flatMap(select -> Stream.of("off", "lcg")
                        .map(learn -> "choco/alldiff=" + level + "/select=" + select + "/learn=" + learn)));
        Stream<String> redundant = Choco.REDUNDANT.stream()
                .flatMap(constraints -> Stream.of("AC", "BC", "FC").flatMap(level -> Stream.of("off", "lcg")
                        .map(learn -> "choco/alldiff=" + level + "/learn=" + learn + "/redundant=" + constraints)));
        Stream<String> views = Stream.of("AC", "BC", "DEFAULT")
                .flatMap(level -> Stream.of("dom", "domwdeg", "library", "slots")
                        .flatMap(select -> Stream.of("off", "lcg")
                                .map(learn -> "choco/alldiff=" + level + "/learn=" + learn + "/select=" + select
                                        + "/views=three")));
        return Stream.of(levels, redundant, views)
                .flatMap(each -> each)
                .filter(spec -> !spec.contains("alldiff=AC_ZHANG") || spec.contains("learn=off"));
    }

    /** Found by a hunt: learning broke on the automaton that stands for a table of this length. */
    @Test
    void whereItLearnsARelationThatIsTooLongForATableIsRefused() {
        Relation relation = Relation.parse("count 1 from 0 to 5 of 0 1 2 3 4 5");
        Puzzle puzzle =
                new Puzzle(Grid.of(Board.builder(8, 6).relation(relation).build(), new int[6]));

        InputException refused = assertThrows(
                InputException.class, () -> Choco.ask("choco/learn=lcg/relations=table", puzzle, Question.ANY));
        assertTrue(refused.getMessage().contains("262143 tuples"), refused.getMessage());
        assertInstanceOf(
                Claim.Solved.class,
                Choco.ask("choco/relations=table", puzzle, Question.ANY).claim());
    }

    @ParameterizedTest(name = "{0}")
    @SomeOf(value = "everyConfiguration", stride = 30)
    void findsAllSolutionsAndNoOthers(String spec) {
        Solver solver = Choco.solver(spec);
        for (Puzzle puzzle : Choco.random(Board.sudoku(2), 9, 40, SEED)) {
            Claim claim = solver.answer(puzzle, Question.count(300), Budget.unlimited())
                    .claim();

            Claim.Counted counted = assertInstanceOf(Claim.Counted.class, claim);
            assertEquals(solutions(puzzle), new HashSet<>(counted.solutions()), () -> puzzle + ", seed " + SEED);
            assertEquals(
                    new HashSet<>(counted.solutions()).size(),
                    counted.solutions().size());
            assertEquals(true, counted.exhausted());
        }
    }

    /** Choco 5.0.0, learning, fills both cells when it propagates before the search, against one of the tables. */
    @Test
    void learningIsNotContentWithWhatPropagationFills() {
        Board board = Board.builder(3, 2)
                .relation(Pair.quotient(0, 1, 2))
                .relation(Pair.quotient(0, 1, 3))
                .build();

        Answer answer = Choco.ask(
                "choco/alldiff=FC/learn=lcg/select=dom", new Puzzle(Grid.of(board, new int[2])), Question.ANY);

        assertEquals("no-solution", answer.claim().word());
    }

    @ParameterizedTest(name = "{0}, {1}, {2}")
    @CsvSource({
        "killer-9, off, domwdeg",
        "killer-9, lcg, slots",
        "jigsaw-9, off, slots",
        "jigsaw-9, lcg, domwdeg",
        "windoku, off, slots",
        "windoku, lcg, slots",
        "unequal-7, lcg, domwdeg"
    })
    void threeViewsFindTheSolutionOfAPuzzleOnAnotherBoard(String set, String learn, String select) {
        String spec = "choco/alldiff=AC/learn=" + learn + "/select=" + select + "/views=three";
        try (Stream<Instance> puzzles = new PuzzleSets(Sets.home(), ReaderSettings.DEFAULT)
                .resolve("puzzles/boards/" + set + (set.equals("windoku") ? ".json" : ".ids"))
                .instances()) {
            Puzzle puzzle = puzzles.findFirst().orElseThrow().puzzle();
            Claim claim = Choco.ask(spec, puzzle, Question.UNIQUE).claim();

            Grid shown = assertInstanceOf(Claim.Unique.class, claim).shown().get(0);
            assertEquals(Optional.empty(), SolutionChecker.fault(puzzle, shown));
        }
    }

    @ParameterizedTest
    @CsvSource({"off, library", "lcg, library", "off, slots", "lcg, slots"})
    void threeViewsCountTheLatinSquares(String learn, String select) {
        Puzzle empty = new Puzzle(Grid.of(Board.latin(4), new int[16]));
        String spec = "choco/alldiff=AC/learn=" + learn + "/select=" + select + "/views=three";
        Answer answer = Choco.ask(spec, empty, Question.count(1000));

        assertEquals(
                576,
                assertInstanceOf(Claim.Counted.class, answer.claim())
                        .solutions()
                        .size());
    }

    /** After the first cell, every cell has as many candidates as the row view has places; the views are asked in their order. */
    @Test
    void theSearchBranchesOnThePlacesOfADigitToo() {
        int[] givens = new int[25];
        for (int cell = 0; cell < 3; cell++) givens[cell * 6] = 1; // so that digit 1 has two places in rows 4 and 5
        Puzzle puzzle = new Puzzle(Grid.of(Board.latin(5), givens));
        List<Event.Decision> decisions = new ArrayList<>();
        new ChocoFamily()
                .create(Choco.spec("choco/alldiff=AC/select=dom/views=three"), event -> {
                    if (event instanceof Event.Decision decision) decisions.add(decision);
                })
                .answer(puzzle, Question.ANY, Budget.unlimited());

        assertEquals(18, decisions.get(0).cell());
        assertEquals(1, decisions.get(0).digit());
    }

    @ParameterizedTest(name = "{0}")
    @SomeOf(value = "everyConfiguration", stride = 30)
    void tellsUniqueFromSeveralFromNone(String spec) {
        Solver solver = Choco.solver(spec);
        for (Puzzle puzzle : Choco.random(Board.sudoku(2), 9, 40, SEED + 1)) {
            Claim claim =
                    solver.answer(puzzle, Question.UNIQUE, Budget.unlimited()).claim();

            String expected = List.of("no-solution", "unique", "several")
                    .get(Math.min(2, solutions(puzzle).size()));
            assertEquals(expected, claim.word(), () -> puzzle + ", seed " + (SEED + 1));
        }
    }

    private static Set<Grid> solutions(Puzzle puzzle) {
        Set<Grid> found = new HashSet<>();
        fill(puzzle, puzzle.givens().digits(), 0, found);
        return found;
    }

    /** Tries every digit in every open cell, in order. */
    private static void fill(Puzzle puzzle, int[] digits, int cell, Set<Grid> found) {
        if (cell == digits.length) {
            found.add(Grid.of(puzzle.board(), digits));
            return;
        }
        int given = puzzle.given(cell);
        for (int digit = 1; digit <= puzzle.board().digits(); digit++) {
            if (given != 0 && digit != given) continue;
            digits[cell] = digit;
            if (!clashes(puzzle.board(), digits, cell)) fill(puzzle, digits, cell + 1, found);
        }
        digits[cell] = given;
    }

    private static boolean clashes(Board board, int[] digits, int cell) {
        for (int peer : board.peers(cell)) {
            if (digits[peer] == digits[cell]) return true;
        }
        return false;
    }
}
