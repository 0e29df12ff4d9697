package crosshatch.instances.sets;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solver.Limit;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The plainest solver there is, for tests: the blank cell with fewest candidates, its candidates in order. */
public final class BruteForce implements Solver {
    private final List<Grid> found = new ArrayList<>();
    private long decisions;
    private boolean outOfBudget;

    @Override
    public Answer answer(Puzzle puzzle, Question question, Budget budget) {
        found.clear();
        decisions = 0;
        outOfBudget = false;
        budget.encoded();
        if (SolutionChecker.repeated(puzzle.givens()).isEmpty()) {
            search(puzzle.board(), puzzle.givens().digits(), question.limit(), budget);
        }
        Claim claim = outOfBudget
                ? new Claim.OutOfBudget(Limit.DECISIONS)
                : question.claim(found, found.size() < question.limit());
        return new Answer(
                claim, Counters.builder().set(Counter.DECISIONS, decisions).build());
    }

    private void search(Board board, int[] digits, int limit, Budget budget) {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (int cell = 0; cell < digits.length && fewest > 1; cell++) {
            if (digits[cell] != 0) continue;
            int count = candidates(board, digits, cell).cardinality();
            if (count < fewest) {
                fewest = count;
                best = cell;
            }
        }
        if (best >= 0) {
            branch(board, digits, best, limit, budget);
        } else {
            found.add(Grid.of(board, digits));
        }
    }

    private void branch(Board board, int[] digits, int cell, int limit, Budget budget) {
        BitSet candidates = candidates(board, digits, cell);
        for (int digit = candidates.nextSetBit(1); digit > 0; digit = candidates.nextSetBit(digit + 1)) {
            if (candidates.cardinality() > 1) decisions++;
            outOfBudget |= budget.exceeded(decisions, 0) != null;
            if (outOfBudget || found.size() == limit) return;
            digits[cell] = digit;
            search(board, digits, limit, budget);
            digits[cell] = 0;
        }
    }

    private static BitSet candidates(Board board, int[] digits, int cell) {
        BitSet candidates = new BitSet();
        candidates.set(1, board.digits() + 1);
        for (int peer : board.peers(cell)) candidates.clear(digits[peer]);
        return candidates;
    }

    /** The only solution; null if there is none or another. */
    public static @Nullable Grid onlySolution(Puzzle puzzle) {
        Claim claim = new BruteForce()
                .answer(puzzle, Question.UNIQUE, Budget.unlimited())
                .claim();
        return claim instanceof Claim.Unique unique ? unique.grid() : null;
    }
}
