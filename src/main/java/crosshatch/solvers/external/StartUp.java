package crosshatch.solvers.external;

import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import java.util.function.Supplier;

/**
 * The time to start a program: its least time for a full grid. It is measured again between batches of puzzles, at growing intervals,
 * because this JVM starts programs faster when it is warm. Models are of order 2. Lines are of order 3, because many programs that
 * read lines accept no other order.
 */
final class StartUp {
    /** The start-up of a solver that itself measures the start, without a value. */
    static final StartUp UNKNOWN = new StartUp(
            () -> {
                throw new IllegalStateException("not to be started");
            },
            Input.LINE);

    private static final int STARTS = 5;
    /** The time after its start within which a server writes an unrequested line. */
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

    /**
     * Prepares the measurement.
     *
     * @param maker makes solvers that have not started a program yet
     */
    StartUp(Supplier<Solver> maker, Input input) {
        this.maker = maker;
        full = input.excludes() ? FULL_2 : FULL_3;
    }

    /** Measures the time now. */
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

    /** Waits for an unrequested line while nothing is measured, because it would be taken for the first answer. */
    private boolean waitForLine() {
        try (Solver solver = maker.get()) {
            return solver instanceof ServerSolver server && server.speaksWithin(Math.max(0, 2 * least) + LONGER_NANOS);
        }
    }

    /** Returns whether the program is a server that writes a line before it has a puzzle. */
    boolean speaksFirst() {
        return speaksFirst;
    }

    /** Measures the time again before the second batch, the fourth, the eighth and so on. */
    void awaitIdle() {
        batches++;
        if (works && batches > 1 && Long.bitCount(batches) == 1) measured();
    }

    /** Returns the least time so far, in ns; -1 if the program gave no answer, or nothing was measured. */
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
