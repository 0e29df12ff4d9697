package crosshatch.solvers.swift;

import static crosshatch.solvers.swift.CandidateBoards.DIGITS;
import static crosshatch.solvers.swift.CandidateBoards.SIZE;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Budget;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solver.Limit;
import crosshatch.solver.Question;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Depth-first search over copied boards: propagate, choose a candidate, try it and then the others of its cell, which ascend. No
 * trail: a level is 40 words, and copying them costs less than remembering what changed.
 *
 * <p>A puzzle with several solutions is a way down with hardly a dead end, 0.4 on 11 decisions: {@link FirstSolutionBranching} chooses. A
 * tree with many dead ends is mostly that of a puzzle with one solution and explored to its end: after the first few it is the
 * turn of {@link ExhaustiveBranching}, and where solutions are counted it is from the beginning.
 */
final class SwiftSearch {
    /** Each decision places a digit, so no path is longer than the cells are many. */
    private static final int MOST_LEVELS = 82;

    /** With 2 decisions differ by at most 2 %; with 16 there are 2 % more on hard375, without end 30 %. */
    private static final int FEW_CONFLICTS = 4;

    private static final Board BOARD = Board.sudoku(3);

    private final BoardPropagation propagation;
    private final Trace trace;
    private final boolean watched;
    private final FirstSolutionBranching towardSolution = new FirstSolutionBranching();
    private final ExhaustiveBranching throughTree = new ExhaustiveBranching();
    private final int[] boards = new int[MOST_LEVELS * SIZE];
    private final byte[] digits = new byte[BOARD.cells()];

    private Budget budget = Budget.unlimited();
    private int limit;
    private int fewConflicts;
    private List<Grid> found = List.of();
    private @Nullable Limit exceeded;
    private long decisions;
    private long backtracks;
    private long conflicts;
    private int depth;

    /** @param trace told of decisions, backtracks and solutions; propagation settles many cells at once and tells nothing */
    SwiftSearch(BoardPropagation propagation, Trace trace) {
        this.propagation = propagation;
        this.trace = trace;
        watched = trace.on();
    }

    /** Looks for as many solutions as the question asks for; what it finds is in {@link #found} and {@link #exceeded} until the next run. */
    void run(Puzzle puzzle, Question question, Budget budget) {
        begin(question, budget);
        CandidateBoards.load(puzzle, boards);
        budget.encoded();
        explore(0, propagation.propagate(boards, 0));
    }

    private void begin(Question question, Budget budget) {
        this.budget = budget;
        limit = question.limit();
        fewConflicts = question.kind() == Question.Kind.COUNT ? 0 : FEW_CONFLICTS;
        found = new ArrayList<>(Math.min(limit, 2));
        exceeded = null;
        decisions = 0;
        backtracks = 0;
        conflicts = 0;
        depth = 0;
    }

    /** Different solutions, in the order in which they were found. */
    List<Grid> found() {
        return found;
    }

    /** The limit that ended the search; null if it ended by itself or with enough solutions. */
    @Nullable
    Limit exceeded() {
        return exceeded;
    }

    Counters counters() {
        return Counters.builder()
                .set(Counter.DECISIONS, decisions)
                .set(Counter.BACKTRACKS, backtracks)
                .set(Counter.CONFLICTS, conflicts)
                .set(Counter.DEPTH, depth)
                .build();
    }

    /** @return number of solutions found below */
    private int explore(int level, BoardPropagation.Fixpoint fixpoint) {
        if (fixpoint == BoardPropagation.Fixpoint.OPEN) return split(level);
        if (fixpoint == BoardPropagation.Fixpoint.SOLVED) {
            CandidateBoards.read(boards, level * SIZE, digits);
            Grid solution = Grid.of(BOARD, digits);
            found.add(solution);
            if (watched) trace.event(new Event.Solution(solution));
            return 1;
        }
        conflicts++;
        return 0;
    }

    private int split(int level) {
        int at = level * SIZE;
        int candidate = conflicts < fewConflicts ? towardSolution.choose(boards, at) : throughTree.choose(boards, at);
        int cell = candidate / DIGITS;
        int digit = candidate - DIGITS * cell;
        int solutions = decide(level, cell, digit);
        if (isOver()) return solutions;
        for (int left = CandidateBoards.candidates(boards, at, cell) ^ 1 << digit; left != 0; left &= left - 1) {
            solutions += decide(level, cell, Integer.numberOfTrailingZeros(left));
            if (isOver()) break;
        }
        return solutions;
    }

    private boolean isOver() {
        return exceeded != null || found.size() == limit;
    }

    /** @return number of solutions found with that digit in that cell */
    private int decide(int level, int cell, int digit) {
        decisions++;
        depth = Math.max(depth, level + 1);
        exceeded = budget.exceeded(decisions, conflicts);
        if (exceeded != null) return 0;
        int at = level * SIZE;
        if (watched) tellDecision(level + 1, cell, digit, CandidateBoards.candidates(boards, at, cell));
        int solutions = explore(level + 1, propagation.place(boards, at, at + SIZE, cell, digit));
        if (solutions == 0 && exceeded == null) backtrack(level + 1);
        return solutions;
    }

    private void tellDecision(int level, int cell, int digit, int candidates) {
        trace.event(new Event.Decision(level, cell, digit + 1, true, Integer.bitCount(candidates)));
    }

    private void backtrack(int level) {
        backtracks++;
        if (watched) trace.event(new Event.Backtrack(level));
    }
}
