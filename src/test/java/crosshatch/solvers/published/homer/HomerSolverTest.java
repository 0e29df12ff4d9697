package crosshatch.solvers.published.homer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.solvers.published.BruteForce;
import crosshatch.solvers.published.RandomPuzzles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The operations applied to a fixpoint. */
class HomerSolverTest {

    @Test
    void solvesThePublishedPuzzle() {
        Answer answer = ask("homer", Evil.PUZZLE, Trace.OFF);

        assertEquals(new Claim.Solved(Evil.SOLUTION), answer.claim());
        assertEquals(0, answer.counters().natives().get("Unsolved Nodes"));
    }

    @Test
    void givesUpWhereItsOperationsAreNotEnough() {
        Answer answer = ask("homer", Puzzles.EMPTY_3, Trace.OFF);

        assertEquals(new Claim.GaveUp(), answer.claim());
        assertEquals(81 * 8, answer.counters().natives().get("Unsolved Nodes"));
        assertEquals(7, answer.counters().get(Counter.PROPAGATIONS).orElseThrow(), "one round of seven operations");
    }

    /** Of its 81 cells some have no candidate left: fewer candidates than cells, a count below zero. */
    @Test
    void aBrokenGridHasNoUnsolvedNodes() {
        Answer answer = ask("homer", Puzzles.FULL_AND_WRONG, Trace.OFF);

        assertEquals(new Claim.NoSolution(), answer.claim());
        assertEquals(1, answer.counters().get(Counter.CONFLICTS).orElseThrow());
        assertEquals(Map.of(), answer.counters().natives());
    }

    /** 98 unsolved nodes after the default, as printed; 101 after what the text says. */
    @Test
    void theReadingOfMonoSectorIsAnOption() {
        assertEquals("Mono Sector rows: 98 unsolved nodes", notes("homer").get(3));
        assertEquals(
                "Mono Sector rows: 101 unsolved nodes",
                notes("homer/sector=pointing").get(3));
    }

    @Test
    void isAskedForOneSolutionOfA9By9SudokuOnly() {
        HomerFamily family = new HomerFamily();

        assertTrue(family.refusal(Board.sudoku(3), Question.ANY).isEmpty());
        assertTrue(family.refusal(Board.sudoku(3), Question.UNIQUE).isPresent());
        assertTrue(family.refusal(Board.sudoku(3), Question.count(2)).isPresent());
        assertTrue(family.refusal(Board.sudoku(2), Question.ANY).isPresent());
        assertTrue(family.refusal(Board.latin(9), Question.ANY).isPresent());
    }

    /** Half of the puzzles are spoilt; a solved one must have no other solution, because nothing was guessed. */
    @Test
    void whatItClaimsAgreesWithBruteForce() {
        int claims = 0;
        for (int seed = 0; seed < 100; seed++) {
            Random random = new Random(seed);
            Puzzle solvable = RandomPuzzles.puzzle(RandomPuzzles.solved(random), 32, random);
            Puzzle puzzle = seed % 2 == 0 ? solvable : RandomPuzzles.spoilt(solvable, random);

            Claim claim = ask("homer", puzzle, Trace.OFF).claim();

            if (claim instanceof Claim.GaveUp) continue;
            claims++;
            assertEquals(BruteForce.solutions(puzzle, 2), Set.copyOf(claim.shown()), "seed " + seed);
        }
        assertTrue(claims > 20, claims + " claims are too few to say anything");
    }

    @Test
    void aTraceIsToldHowEveryBlankCellWasFilled() {
        List<Event> heard = new ArrayList<>();
        ask("homer", Evil.PUZZLE, heard::add);

        SortedMap<Integer, Integer> placed = new TreeMap<>();
        for (Event event : heard) {
            if (event instanceof Event.Placed it) placed.put(it.cell(), it.digit());
        }
        SortedMap<Integer, Integer> blanks = new TreeMap<>();
        for (int cell = 0; cell < 81; cell++) {
            if (Evil.PUZZLE.given(cell) == 0) blanks.put(cell, Evil.SOLUTION.digit(cell));
        }
        assertEquals(blanks, placed);
        assertEquals(new Event.Solution(Evil.SOLUTION), heard.get(heard.size() - 1));
    }

    @Test
    void aTraceIsToldTheUnsolvedNodesAfterEachOperation() {
        assertEquals(
                List.of(
                        "Prune Puzzle: 123 unsolved nodes",
                        "Mono Cell rows: 108 unsolved nodes",
                        "Mono Cell columns: 105 unsolved nodes",
                        "Mono Sector rows: 98 unsolved nodes"),
                notes("homer").subList(0, 4));
    }

    private static List<String> notes(String spec) {
        List<String> notes = new ArrayList<>();
        ask(spec, Evil.PUZZLE, event -> {
            if (event instanceof Event.Note note) notes.add(note.text());
        });
        return notes;
    }

    private static Answer ask(String spec, Puzzle puzzle, Trace trace) {
        SolverCatalog catalog = SolverCatalog.standard();
        try (Solver solver = catalog.create(catalog.spec(spec), trace)) {
            return solver.answer(puzzle, Question.ANY, Budget.unlimited());
        }
    }
}
