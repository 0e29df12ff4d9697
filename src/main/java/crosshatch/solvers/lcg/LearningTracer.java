package crosshatch.solvers.lcg;

import crosshatch.base.Ints;
import crosshatch.puzzle.Grid;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import java.util.ArrayList;
import java.util.List;

/** Tells a trace what a search does, if anybody watches; who wants no words hears what is learnt, and solutions. */
final class LearningTracer implements Trail.CutListener {
    private final ExactlyOneSets slots;
    private final Trail trail;
    private final Trace trace;
    /** Everything on the trail before this was told. */
    private int toldLiterals;

    LearningTracer(ExactlyOneSets slots, Trail trail, Trace trace) {
        this.slots = slots;
        this.trail = trail;
        this.trace = trace;
    }

    void begin() {
        toldLiterals = 0;
    }

    /** Whether somebody wants to hear of every literal. */
    boolean inWords() {
        return trace.on() && trace.inWords();
    }

    /** Tells what came to hold without being decided. */
    void propagated() {
        if (!inWords()) return;
        for (; toldLiterals < trail.size(); toldLiterals++) {
            int literal = trail.literal(toldLiterals);
            int candidate = Literal.candidate(literal);
            int reason = trail.reason(candidate);
            if (reason == Reason.NONE) continue;
            int cell = slots.cell(candidate);
            int digit = slots.digit(candidate);
            trace.event(
                    Literal.fills(literal)
                            ? new Event.Placed(cell, digit, words(reason))
                            : new Event.Removed(cell, digit, words(reason)));
        }
    }

    private String words(int reason) {
        int about = Reason.about(reason);
        return switch (Reason.kind(reason)) {
            case Reason.LITERAL -> {
                int candidate = Literal.candidate(about);
                yield slots.digit(candidate) + " in " + slots.board().cellName(slots.cell(candidate));
            }
            case Reason.SLOT ->
                slots.isCell(about)
                        ? "naked single"
                        : "hidden single in "
                                + slots.board().units().get(slots.unit(about)).name();
            case Reason.CLAUSE -> "learnt";
            case Reason.LOCKED -> "locked candidates";
            case Reason.HALL -> "Hall set";
            case Reason.RELATION -> "relation";
            default -> throw new IllegalArgumentException("reason " + reason);
        };
    }

    void conflict(Conflict conflict) {
        if (!inWords()) return;
        trace.event(new Event.DeadEnd("conflict: " + words(conflict.reason())));
    }

    /** @param clause all of whose literals are false */
    void learnt(Ints clause) {
        if (!trace.on()) return;
        List<Event.Literal> literals = new ArrayList<>();
        for (int i = 0; i < clause.size(); i++) {
            int candidate = Literal.candidate(clause.get(i));
            literals.add(
                    new Event.Literal(slots.cell(candidate), slots.digit(candidate), Literal.fills(clause.get(i))));
        }
        trace.event(new Event.Learnt(literals));
    }

    void jump(int level) {
        if (inWords()) trace.event(new Event.Jump(level));
    }

    void decision(int level, int literal) {
        if (!inWords()) return;
        int candidate = Literal.candidate(literal);
        trace.event(
                new Event.Decision(level, slots.cell(candidate), slots.digit(candidate), Literal.fills(literal), 2));
    }

    void solution(Grid grid) {
        if (trace.on()) trace.event(new Event.Solution(grid));
    }

    @Override
    public void cut(int size) {
        toldLiterals = Math.min(toldLiterals, size);
    }
}
