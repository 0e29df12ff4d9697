package crosshatch.generate.proper;

import crosshatch.board.Board;
import crosshatch.generate.Shuffled;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.apache.commons.rng.UniformRandomProvider;

/**
 * Work on drafts of puzzles of order 3: one digit a cell, 0 for a blank. A draft is <em>proper</em> if it has exactly one
 * solution, and <em>minimal</em> if moreover no given can be left out. One thread.
 */
final class Drafts {
    /** Answers what a recipe asks. */
    static final String SOLVER = "swift";

    static final Board BOARD = Board.sudoku(3);
    private static final int CELLS = BOARD.cells();
    private static final int DIGITS = BOARD.digits();

    /** The most solutions without some given at which its exchange is looked for, where no other number is better. */
    private static final int MOST_SOLUTIONS = 100;

    private final Solver solver;
    private final Question solutions;
    private final Alternatives alternatives = new Alternatives();

    /** @param solver for order 3, a fast one: it is asked some hundred times for each puzzle */
    Drafts(Solver solver) {
        this(solver, MOST_SOLUTIONS);
    }

    /** @param mostSolutions the most solutions without some given at which its exchange is looked for */
    Drafts(Solver solver, int mostSolutions) {
        this.solver = solver;
        solutions = Question.count(mostSolutions);
    }

    static Puzzle puzzle(int[] draft) {
        return new Puzzle(Grid.of(BOARD, draft));
    }

    /** The solution of a proper draft. */
    Grid solution(int[] draft) {
        return ask(draft, Question.UNIQUE).shown().get(0);
    }

    private Claim ask(int[] draft, Question question) {
        return solver.answer(puzzle(draft), question, Budget.unlimited()).claim();
    }

    /** A proper draft: in cells drawn at random, digits drawn at random that leave a solution, until they leave one only. */
    int[] proper(UniformRandomProvider random) {
        int[] draft = new int[CELLS];
        for (int cell : Shuffled.numbers(CELLS, random)) {
            for (int digit : Shuffled.numbers(DIGITS, random)) {
                if (clashes(draft, cell, digit + 1)) continue;
                draft[cell] = digit + 1;
                Claim claim = ask(draft, Question.UNIQUE);
                if (claim instanceof Claim.Unique) return draft;
                if (claim instanceof Claim.Several) break;
                draft[cell] = 0;
            }
        }
        throw new AssertionError("a full grid has one solution");
    }

    private static boolean clashes(int[] draft, int cell, int digit) {
        for (int peer : BOARD.peers(cell)) {
            if (draft[peer] == digit) return true;
        }
        return false;
    }

    /** A minimal draft: takes away every given of a proper one that is not needed, in random order. */
    int[] minimal(int[] proper, UniformRandomProvider random) {
        int[] draft = proper.clone();
        lookAt(proper);
        for (int cell : Shuffled.numbers(CELLS, random)) takeIfNotNeeded(draft, cell);
        return draft;
    }

    private void lookAt(int[] proper) {
        if (!alternatives.knows(proper)) alternatives.setSolution(solution(proper));
    }

    /**
     * @param draft some givens of what was looked at
     * @return whether there was a given and it went
     */
    private boolean takeIfNotNeeded(int[] draft, int cell) {
        int given = draft[cell];
        if (given == 0) return false;
        draft[cell] = 0;
        if (isStillProper(draft)) return true;
        draft[cell] = given;
        return false;
    }

    private boolean isStillProper(int[] draft) {
        if (alternatives.solve(draft)) return false;
        Claim claim = ask(draft, Question.UNIQUE);
        claim.shown().forEach(alternatives::add);
        return claim instanceof Claim.Unique;
    }

    /**
     * A minimal draft with the same solution: some of its digits are given too, and what is no longer needed goes, the new
     * givens last.
     *
     * @param added how many
     * @return empty if every old given is still needed
     */
    Optional<int[]> varied(int[] minimal, int added, UniformRandomProvider random) {
        int[] draft = filled(minimal, clues(minimal) + added, random);
        lookAt(minimal);
        int[] cells = Shuffled.numbers(CELLS, random);
        boolean changed = false;
        for (int cell : cells) changed |= minimal[cell] != 0 && takeIfNotNeeded(draft, cell);
        if (!changed) return Optional.empty();
        for (int cell : cells) {
            if (minimal[cell] == 0) takeIfNotNeeded(draft, cell);
        }
        return Optional.of(draft);
    }

    /** A draft with givens of the solution added in random cells, until it has {@code clues}. */
    int[] filled(int[] proper, int clues, UniformRandomProvider random) {
        int[] draft = proper.clone();
        Grid solution = solution(proper);
        int missing = clues - clues(proper);
        for (int cell : Shuffled.numbers(CELLS, random)) {
            if (missing <= 0) break;
            if (draft[cell] != 0) continue;
            draft[cell] = solution.digit(cell);
            missing--;
        }
        return draft;
    }

    static int clues(int[] draft) {
        return (int) Arrays.stream(draft).filter(digit -> digit != 0).count();
    }

    /**
     * Proper drafts with one given exchanged for another, in random order. One given, drawn at random, is taken away, which
     * leaves several solutions; what one of these has in some cell and no other has there may be given instead. So one
     * question finds them all, where trying cells and digits fails two hundred times for each.
     *
     * @return none if there are too many solutions without that given, or none of them stands out
     */
    List<int[]> exchanges(int[] minimal, UniformRandomProvider random) {
        int[] rest = minimal.clone();
        int takenGiven = givenCell(rest, random);
        rest[takenGiven] = 0;
        if (!(ask(rest, solutions) instanceof Claim.Counted counted && counted.exhausted())) return List.of();
        int[] solutionsWith = new int[CELLS * DIGITS];
        for (Grid solution : counted.solutions()) {
            for (int cell = 0; cell < CELLS; cell++) solutionsWith[DIGITS * cell + solution.digit(cell) - 1]++;
        }
        List<int[]> exchanged = new ArrayList<>();
        for (int place = 0; place < solutionsWith.length; place++) {
            int cell = place / DIGITS;
            int digit = place % DIGITS + 1;
            if (solutionsWith[place] != 1 || (cell == takenGiven && digit == minimal[takenGiven])) continue;
            int[] draft = rest.clone();
            draft[cell] = digit;
            exchanged.add(draft);
        }
        shuffle(exchanged, random);
        return exchanged;
    }

    private static int givenCell(int[] draft, UniformRandomProvider random) {
        int number = random.nextInt(clues(draft));
        for (int cell = 0; ; cell++) {
            if (draft[cell] != 0 && number-- == 0) return cell;
        }
    }

    private static void shuffle(List<int[]> drafts, UniformRandomProvider random) {
        for (int i = drafts.size() - 1; i > 0; i--) Collections.swap(drafts, i, random.nextInt(i + 1));
    }
}
