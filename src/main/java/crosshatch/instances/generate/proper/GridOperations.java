package crosshatch.instances.generate.proper;

import crosshatch.instances.generate.Shuffled;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;

/**
 * Operations on drafts of puzzles of order 3: one digit per cell, 0 for a blank. A draft is <em>proper</em> if it has exactly one
 * solution, and <em>minimal</em> if it is proper and every given is needed. For use by one thread.
 */
final class GridOperations {
    /** The solver that all recipes use. */
    static final String SOLVER = "swift";

    static final Board BOARD = Board.sudoku(3);
    private static final int CELLS = BOARD.cells();
    private static final int DIGITS = BOARD.digits();

    /** The most solutions without a given, up to which its exchange is tried. */
    private static final Question SOLUTIONS = Question.count(100);

    /** With this number of givens no puzzle has only one solution (G. McGuire and others, Experimental Mathematics 23, 2014). */
    private static final int NEVER_PROPER = 16;

    /** A fast solver, because each puzzle needs some dozen runs. */
    private final Solver solver = SolverCatalog.standard().create(SOLVER);

    /** The last draft, because a climb looks many times before it moves. */
    private int[] exchangesOf = {};
    /**
     * Its exchanges by the cell of the removed given, in ascending order of cell and digit; another order would change the puzzles of a
     * seed after shuffling.
     */
    private final Map<Integer, List<int[]>> exchangesWithout = new HashMap<>();

    static Puzzle puzzle(int[] draft) {
        return new Puzzle(Grid.of(BOARD, draft));
    }

    /** Returns the solution of a proper draft. */
    private Grid solution(int[] draft) {
        return ask(draft, Question.UNIQUE).shown().get(0);
    }

    private Claim ask(int[] draft, Question question) {
        return solver.answer(puzzle(draft), question, Budget.unlimited()).claim();
    }

    /** Draws a proper draft: random digits in random cells that leave a solution, until only one is left. */
    int[] proper(UniformRandomProvider random) {
        int[] draft = new int[CELLS];
        int[] cells = Shuffled.numbers(CELLS, random);
        List<int[]> digits = Stream.generate(() -> Shuffled.numbers(DIGITS, random))
                .limit(NEVER_PROPER)
                .toList();
        give(draft, cells, digits, 0, NEVER_PROPER);
        Set<Grid> known = Set.of(); // two of them answer as well as a search
        for (int i = NEVER_PROPER; i < CELLS; i++) {
            int cell = cells[i];
            for (int digit : Shuffled.numbers(DIGITS, random)) {
                if (clashes(draft, cell, digit + 1)) continue;
                draft[cell] = digit + 1;
                Set<Grid> left = with(known, cell, digit + 1);
                if (left.size() < 2) {
                    Claim claim = ask(draft, Question.UNIQUE);
                    if (claim instanceof Claim.Unique) return draft;
                    left.addAll(claim.shown());
                }
                if (!left.isEmpty()) {
                    known = left;
                    break;
                }
                draft[cell] = 0;
            }
        }
        throw new AssertionError("a full grid has one solution");
    }

    /**
     * Puts into each of some cells the first of its digits that leaves a solution. All cells get digits that do not clash before the
     * solver runs; only if that leaves no solution are the halves tried one after the other.
     */
    private void give(int[] draft, int[] cells, List<int[]> digits, int from, int to) {
        for (int i = from; i < to; i++) draft[cells[i]] = 0;
        boolean filled = true;
        for (int i = from; i < to && filled; i++) filled = giveNext(draft, cells[i], digits.get(i));
        if (filled && ask(draft, Question.ANY) instanceof Claim.Solved) return;
        if (to - from > 1) {
            int middle = (from + to) >>> 1;
            for (int i = middle; i < to; i++) draft[cells[i]] = 0;
            give(draft, cells, digits, from, middle);
            give(draft, cells, digits, middle, to);
            return;
        }
        do giveNext(draft, cells[from], digits.get(from));
        while (!(ask(draft, Question.ANY) instanceof Claim.Solved));
    }

    /**
     * Puts the next of its digits that does not clash into a cell.
     *
     * @return false if there is none
     */
    private static boolean giveNext(int[] draft, int cell, int[] digits) {
        int i = 0;
        if (draft[cell] != 0) {
            while (digits[i] != draft[cell] - 1) i++;
            i++;
        }
        draft[cell] = 0;
        while (i < DIGITS && clashes(draft, cell, digits[i] + 1)) i++;
        if (i == DIGITS) return false;
        draft[cell] = digits[i] + 1;
        return true;
    }

    private static Set<Grid> with(Set<Grid> solutions, int cell, int digit) {
        Set<Grid> with = new HashSet<>();
        for (Grid solution : solutions) if (solution.digit(cell) == digit) with.add(solution);
        return with;
    }

    private static boolean clashes(int[] draft, int cell, int digit) {
        for (int peer : BOARD.peers(cell)) {
            if (draft[peer] == digit) return true;
        }
        return false;
    }

    /** Returns a minimal draft: removes the unneeded givens of a proper draft, in random order. */
    int[] minimal(int[] proper, UniformRandomProvider random) {
        int[] draft = proper.clone();
        for (int cell : Shuffled.numbers(CELLS, random)) {
            int given = draft[cell];
            if (given == 0) continue;
            draft[cell] = 0;
            boolean needed = !(ask(draft, Question.UNIQUE) instanceof Claim.Unique);
            if (needed) draft[cell] = given;
        }
        return draft;
    }

    /** Adds givens of the solution in random cells, until there are {@code clues}. */
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
     * Returns proper drafts with one given exchanged for another, in random order. A random given is removed, which leaves several
     * solutions; a digit that only one of these has in some cell can replace it. So one run finds all replacements, whereas trying
     * cells and digits fails two hundred times for each.
     *
     * @return none if there are too many solutions without that given, or no such digit
     */
    List<int[]> exchanges(int[] minimal, UniformRandomProvider random) {
        if (!Arrays.equals(minimal, exchangesOf)) {
            exchangesOf = minimal.clone();
            exchangesWithout.clear();
        }
        int taken = givenCell(minimal, random);
        List<int[]> exchanged =
                new ArrayList<>(exchangesWithout.computeIfAbsent(taken, cell -> exchangesWithout(minimal, cell)));
        shuffle(exchanged, random);
        return exchanged;
    }

    private List<int[]> exchangesWithout(int[] minimal, int taken) {
        int[] rest = minimal.clone();
        rest[taken] = 0;
        if (!(ask(rest, SOLUTIONS) instanceof Claim.Counted counted && counted.exhausted())) return List.of();
        int[] solutionsWith = new int[CELLS * DIGITS];
        for (Grid solution : counted.solutions()) {
            for (int cell = 0; cell < CELLS; cell++) solutionsWith[DIGITS * cell + solution.digit(cell) - 1]++;
        }
        List<int[]> exchanged = new ArrayList<>();
        for (int place = 0; place < solutionsWith.length; place++) {
            int cell = place / DIGITS;
            int digit = place % DIGITS + 1;
            if (solutionsWith[place] != 1 || (cell == taken && digit == minimal[taken])) continue;
            int[] draft = rest.clone();
            draft[cell] = digit;
            exchanged.add(draft);
        }
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
