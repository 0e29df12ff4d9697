package crosshatch.solvers.lcg;

import crosshatch.base.Ints;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Budget;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What {@code lcg} decided and learnt on one puzzle, and where it jumped, so that others can do the same. Nothing is forgotten, and there is no local
 * search. It ends with the last decision, or with the last clause that the limit of conflicts allows.
 *
 * @param steps each follows a propagation, which ended in a conflict if the step is a clause
 */
record ReplayRecording(Puzzle puzzle, List<Step> steps) {
    private static final String SPEC = "lcg/select=target/forget=none";

    enum Kind {
        DECISION,
        /** A clause, and the jump to the level at which its first literal follows from the others. */
        CLAUSE,
        /** A jump that no conflict asks for. */
        RESTART
    }

    /**
     * @param level to which the search jumps; of a decision, that which it opens
     * @param literals of the decision or clause
     */
    record Step(Kind kind, int level, Ints literals) {}

    static ReplayRecording of(Puzzle puzzle, long mostConflicts) {
        Recorder recorder = new Recorder(puzzle);
        LcgFamily family = new LcgFamily();
        try (var solver = family.create(SolverSpec.parse(SPEC, List.of(family)), recorder)) {
            solver.answer(puzzle, Question.ANY, Budget.unmeasured(Limits.ofConflicts(mostConflicts)));
        }
        return new ReplayRecording(puzzle, recorder.steps);
    }

    long count(Kind kind) {
        return steps.stream().filter(step -> step.kind == kind).count();
    }

    /** Hears of all candidates, and numbers them as they are numbered when nobody listens. */
    private static final class Recorder implements Trace {
        private final ExactlyOneSets slots;
        private final List<Step> steps = new ArrayList<>();
        /** The clause after which no jump was heard of yet. */
        private @Nullable Ints clause;

        Recorder(Puzzle puzzle) {
            slots = new ExactlyOneSets(puzzle.board());
            number(slots, puzzle);
        }

        @Override
        public void event(Event event) {
            if (event instanceof Event.Decision decision) {
                Ints literals = new Ints();
                literals.add(literal(decision.cell(), decision.digit(), decision.fill()));
                steps.add(new Step(Kind.DECISION, decision.level(), literals));
            } else if (event instanceof Event.Learnt learnt) {
                clause = new Ints();
                for (Event.Literal each : learnt.clause()) clause.add(literal(each.cell(), each.digit(), each.holds()));
            } else if (event instanceof Event.Jump jump) {
                boolean learns = clause != null;
                steps.add(new Step(
                        learns ? Kind.CLAUSE : Kind.RESTART, jump.level(), clause == null ? new Ints() : clause));
                clause = null;
            }
        }

        private int literal(int cell, int digit, boolean fills) {
            if ((slots.numbered(cell) >> (digit - 1) & 1) == 0) {
                throw new IllegalStateException("givens exclude " + digit + " in cell " + cell);
            }
            int candidate = slots.candidate(cell, digit);
            return fills ? Literal.is(candidate) : Literal.isNot(candidate);
        }
    }

    /** Numbers the candidates that the givens leave. */
    static void number(ExactlyOneSets slots, Puzzle puzzle) {
        Givens givens = new Givens(slots.board());
        if (!givens.read(puzzle)) throw new IllegalStateException("givens clash");
        slots.number(givens.left());
    }
}
