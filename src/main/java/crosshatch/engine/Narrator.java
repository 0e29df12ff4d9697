package crosshatch.engine;

import crosshatch.board.Board;
import crosshatch.puzzle.Grid;
import crosshatch.trace.Event;
import crosshatch.trace.Trace;
import org.jspecify.annotations.Nullable;

/** Tells a trace in words what happens. Ask {@link #on} first, so that nothing is put into words that nobody reads. */
final class Narrator {
    private final Board board;
    private final Trace trace;
    private boolean on;
    private @Nullable String reason;

    Narrator(Board board, Trace trace) {
        this.board = board;
        this.trace = trace;
        on = trace.on();
    }

    /** Whether anybody watches what is happening now. */
    boolean on() {
        return on;
    }

    /** Looks away: what follows is only tried out. */
    void lookAway() {
        on = false;
    }

    /** Looks again, if anybody watches at all. */
    void lookAgain() {
        on = trace.on();
    }

    /** Why the next digits are placed or removed; null if that is no propagation but a given or a decision. */
    void because(@Nullable String newReason) {
        reason = newReason;
    }

    void because(String rule, int unit) {
        reason = rule + " in " + board.units().get(unit).name();
    }

    void placed(int cell, long digit) {
        if (reason != null) trace.event(new Event.Placed(cell, number(digit), reason));
    }

    /** @param digits one or more */
    void removed(int cell, long digits) {
        if (reason == null) return;
        for (long left = digits; left != 0; left &= left - 1) {
            trace.event(new Event.Removed(cell, number(left), reason));
        }
    }

    void deadEnd(String what) {
        trace.event(new Event.DeadEnd(what));
    }

    void deadEnd(String what, int unit) {
        trace.event(new Event.DeadEnd(what + " in " + board.units().get(unit).name()));
    }

    void decision(int level, int cell, long digit, boolean fill, int alternatives) {
        trace.event(new Event.Decision(level, cell, number(digit), fill, alternatives));
    }

    void backtrack(int level) {
        trace.event(new Event.Backtrack(level));
    }

    void solution(Grid grid) {
        trace.event(new Event.Solution(grid));
    }

    /** The lowest digit of a mask, from 1. */
    static int number(long digits) {
        return Long.numberOfTrailingZeros(digits) + 1;
    }
}
