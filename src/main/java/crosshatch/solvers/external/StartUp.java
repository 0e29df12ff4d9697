package crosshatch.solvers.external;

import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import java.util.function.Supplier;

/**
 * What it costs to start a program: the time it takes for a puzzle with nothing to solve, a full grid. It is tried until several tries
 * in a row were not quicker than the quickest before, because this program, too, must warm up to start others quickly.
 * Models are those of order 2, lines those of order 3, because many a program that reads lines knows no other.
 */
final class StartUp {
    /** Tries in a row that are not quicker. */
    private static final int ENOUGH = 10;

    private static final int MOST_STARTS = 100;
    /** No try is begun after so long. */
    private static final long PATIENCE_NANOS = 2_000_000_000L;

    private static final long LONGEST_NANOS = 5_000_000_000L;
    private static final Puzzle FULL_2 = Puzzle.parse("1234341221434321");
    private static final Puzzle FULL_3 =
            Puzzle.parse("123456789456789123789123456214365897365897214897214365531642978642978531978531642");

    private StartUp() {}

    /**
     * @param maker of solvers that have not started anything yet
     * @return in ns; -1 if it does not manage to answer
     */
    static long nanos(Supplier<Solver> maker, Input input) {
        long least = Long.MAX_VALUE;
        long patience = PATIENCE_NANOS;
        for (int start = 0, quickest = 0; start < MOST_STARTS && start - quickest < ENOUGH; start++) {
            long nanos = once(maker, input.excludes() ? FULL_2 : FULL_3);
            if (nanos < 0) return -1;
            patience -= nanos;
            if (nanos < least) {
                least = nanos;
                quickest = start;
            }
            if (patience < 0) break;
        }
        return least;
    }

    private static long once(Supplier<Solver> maker, Puzzle full) {
        try (Solver solver = maker.get()) {
            long start = System.nanoTime();
            Claim claim = solver.answer(full, Question.ANY, new Deadline(start)).claim();
            return claim instanceof Claim.Solved ? System.nanoTime() - start : -1;
        }
    }

    private record Deadline(long start) implements Budget {
        @Override
        public Limits limits() {
            return Limits.ofNanos(LONGEST_NANOS);
        }

        @Override
        public long remainingNanos() {
            return LONGEST_NANOS - (System.nanoTime() - start);
        }

        @Override
        public void encoded() {}
    }
}
