package crosshatch.solvers.external;

import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import java.util.function.Supplier;

/**
 * Time to start a program: its least time for a puzzle with nothing to solve, a full grid. It is measured again between batches of
 * puzzles, ever less often, because this program must warm up to start others quickly, and other solvers start when it does. Models
 * are those of order 2, lines those of order 3, because many programs that read lines know no other.
 */
final class StartUp {
    /** Of a solver that measures the start: nothing is known. */
    static final StartUp UNKNOWN = new StartUp(
            () -> {
                throw new IllegalStateException("not to be started");
            },
            Input.LINE);

    private static final int STARTS = 5;
    /** A server that is about to write a line does so within this time after its start. */
    private static final long LONGER_NANOS = 250_000_000;

    private static final long LONGEST_NANOS = 5_000_000_000L;
    private static final Puzzle FULL_2 = Puzzle.parse("1234341221434321");
    private static final Puzzle FULL_3 =
            Puzzle.parse("123456789456789123789123456214365897365897214897214365531642978642978531978531642");

    private final Supplier<Solver> maker;
    private final Puzzle full;
    private long least = -1;
    private boolean works;
    private boolean isServer;
    private boolean speaksFirst;
    private long batches;

    /** @param maker of solvers that have not started anything yet */
    StartUp(Supplier<Solver> maker, Input input) {
        this.maker = maker;
        full = input.excludes() ? FULL_2 : FULL_3;
    }

    /** Measures it now. */
    StartUp measured() {
        works = true;
        for (int start = 0; start < STARTS && works; start++) {
            long nanos = once();
            works = nanos >= 0;
            if (works) least = least < 0 ? nanos : Math.min(least, nanos);
        }
        speaksFirst = isServer && waitForLine();
        return this;
    }

    /** Its first line would answer the first puzzle, so this is found out while nothing is measured. */
    private boolean waitForLine() {
        try (Solver solver = maker.get()) {
            return solver instanceof ServerSolver server && server.speaksWithin(Math.max(0, 2 * least) + LONGER_NANOS);
        }
    }

    /** Whether the program is a server that writes a line before it is asked. */
    boolean speaksFirst() {
        return speaksFirst;
    }

    /** Measures it again before the second batch, the fourth, the eighth and so on. */
    void settle() {
        batches++;
        if (works && batches > 1 && Long.bitCount(batches) == 1) measured();
    }

    /** The least time so far, in ns; -1 if the program does not manage to answer, or nothing was measured. */
    long nanos() {
        return works ? least : -1;
    }

    private long once() {
        try (Solver solver = maker.get()) {
            isServer = solver instanceof ServerSolver;
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
