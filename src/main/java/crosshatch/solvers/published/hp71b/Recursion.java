package crosshatch.solvers.published.hp71b;

import crosshatch.solver.Budget;
import crosshatch.solver.Limit;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import org.jspecify.annotations.Nullable;

/**
 * The subprogram TRY: propagates as far as possible, then tries every digit of every cell that is narrow enough, each by a recursive
 * call one level deeper.
 *
 * <p>A digit that fails is not struck out, and a cell whose digits all fail refutes nothing: the next narrow cell is tried,
 * from the same position. So whatever is found lies within the limits, and failure only says that these did not suffice.
 */
final class Recursion {
    /** The results of TRY, with the numbers and messages of the program. */
    enum Code {
        /** 2: no cell is empty. */
        SOLVED,
        /** 3, "Illegal?": a cell has no digit left. */
        ILLEGAL,
        /** 4, "No solution found": not within the limits. */
        NOT_FOUND,
        /** The budget is used up, which the published program knows nothing of. */
        INTERRUPTED
    }

    /** The variables local to one call of TRY. */
    private static final class Local {
        final OpenCells open = new OpenCells();
        final Position saved = new Position();
    }

    private final Hp71bSolver.Settings settings;
    private final Position position;
    private final Hp71bCounters work;
    private final Budget budget;
    private final Trace trace;
    private final ForcedDigits forcedDigits;
    private final ConjugateDigits conjugateDigits;
    private final Local[] locals;
    private @Nullable Limit exceeded;

    Recursion(Hp71bSolver.Settings settings, Position position, Hp71bCounters work, Budget budget, Trace trace) {
        this.settings = settings;
        this.position = position;
        this.work = work;
        this.budget = budget;
        this.trace = trace;
        forcedDigits = new ForcedDigits(position, work, trace);
        conjugateDigits = new ConjugateDigits(position, work, trace);
        locals = new Local[settings.maxDepth() + 1];
        for (int depth = 1; depth < locals.length; depth++) locals[depth] = new Local();
    }

    /** Returns the limit that interrupted the search, or null. */
    @Nullable
    Limit exceeded() {
        return exceeded;
    }

    /** @param depth 1 for the first call */
    Code tryAt(int depth) {
        work.tryCalls++;
        exceeded = budget.exceeded(work.decisions(), work.illegalCalls);
        if (exceeded != null) return Code.INTERRUPTED;
        work.deepestCall = Math.max(work.deepestCall, depth);
        if (trace.on()) trace.event(new Event.Note("TRY at depth " + depth));

        Local local = locals[depth];
        Code code = propagate(local.open);
        if (code == Code.ILLEGAL) work.illegalCalls++;
        if (code != Code.NOT_FOUND || depth == settings.maxDepth()) return code;
        return branch(depth, local);
    }

    /** @return {@code NOT_FOUND} if nothing more follows; the open cells are then those of the last sweep */
    private Code propagate(OpenCells open) {
        while (true) {
            ForcedDigits.Outcome outcome = forcedDigits.sweep(open);
            if (outcome == ForcedDigits.Outcome.ILLEGAL) return Code.ILLEGAL;
            if (outcome == ForcedDigits.Outcome.FULL) return full();
            if (outcome == ForcedDigits.Outcome.NOTHING_FORCED && !placesConjugateDigits(open)) return Code.NOT_FOUND;
        }
    }

    /** What a version does when a sweep forces nothing: version 1 has no such step. */
    private boolean placesConjugateDigits(OpenCells open) {
        return settings.version() == 2 && conjugateDigits.place(open);
    }

    /** The program as published calls any full position solved; the repaired one treats a wrong position as illegal. */
    private Code full() {
        if (settings.checked() && !position.obeysTheRules()) {
            if (trace.on()) trace.event(new Event.DeadEnd("the position is full and breaks the rules"));
            return Code.ILLEGAL;
        }
        if (trace.on()) trace.event(new Event.Solution(position.grid()));
        return Code.SOLVED;
    }

    private Code branch(int depth, Local local) {
        OpenCells open = local.open;
        local.saved.copyFrom(position);
        for (int i = 0; i < open.size(); i++) {
            if (open.width(i) > settings.maxWidth()) continue;
            for (int free = open.free(i); free != 0; free &= free - 1) {
                int digit = Integer.numberOfTrailingZeros(free);
                decide(depth, open.cell(i), digit, open.width(i));
                Code code = tryAt(depth + 1);
                if (code == Code.SOLVED || code == Code.INTERRUPTED) return code;
                takeBack(depth, local.saved);
            }
        }
        return Code.NOT_FOUND;
    }

    private void decide(int level, int cell, int digit, int alternatives) {
        if (trace.on()) trace.event(new Event.Decision(level, cell, digit, true, alternatives));
        position.place(cell, digit);
    }

    private void takeBack(int level, Position saved) {
        work.failedCalls++;
        position.copyFrom(saved);
        if (trace.on()) trace.event(new Event.Backtrack(level));
    }
}
