package crosshatch.solvers.engine;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import org.jspecify.annotations.Nullable;

/**
 * Tells a trace what happens. A trace that wants every step in words is told all; one that does not, the search, and what rules
 * remove that see more than singles. Ask {@link #on} or {@link #isActive} first, so that nothing is made that nobody hears of.
 */
final class EngineTracer {
    private final Board board;
    private final Trace trace;
    private final boolean inWords;
    private boolean isActive;
    private boolean on;
    private @Nullable String reason;

    EngineTracer(Board board, Trace trace) {
        this.board = board;
        this.trace = trace;
        inWords = trace.inWords();
        lookAgain();
    }

    /** Whether anybody hears of the search that is under way now. */
    boolean isActive() {
        return isActive;
    }

    /** Whether anybody hears of each step of the propagation that is under way now. */
    boolean on() {
        return on;
    }

    /** Looks away: what follows is only tried out. */
    void lookAway() {
        isActive = false;
        on = false;
    }

    /** Looks again, if anybody watches at all. */
    void lookAgain() {
        isActive = trace.on();
        on = isActive && inWords;
    }

    /** Why the next digits are placed or removed; null if that is no propagation but a given or a decision. */
    void because(@Nullable String newReason) {
        reason = newReason;
        on &= inWords;
    }

    /** A single in a unit. */
    void because(String single, int unit) {
        because(inWords ? inUnit(single, unit) : single);
    }

    /** A digit is in a cell, so it is in no peer of it. */
    void because(long digit, int cell) {
        because(inWords ? number(digit) + " in " + board.cellName(cell) : "");
    }

    /** As {@link #because}, of a rule that sees more than singles. Only where somebody is {@linkplain #isActive told}. */
    void becauseBeyondSingles(String rule) {
        reason = rule;
        on = true;
    }

    /** The same of a rule that looks at a unit. */
    void becauseBeyondSingles(String rule, int unit) {
        becauseBeyondSingles(inWords ? inUnit(rule, unit) : rule);
    }

    /** The same of one that looks at a relation. */
    void becauseBeyondSingles(RelationRules relations, int relation) {
        becauseBeyondSingles(inWords ? relations.name(relation) : "relation");
    }

    private String inUnit(String what, int unit) {
        return what + " in " + board.units().get(unit).name();
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
        trace.event(new Event.DeadEnd(inUnit(what, unit)));
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
