package crosshatch.solver.trace;

import crosshatch.puzzle.Grid;
import java.util.List;
import java.util.function.IntFunction;

/**
 * One step of a solver. Cells are numbered row by row from 0, digits from 1, levels from 1; level 0 is the state before the first
 * decision.
 */
public sealed interface Event {
    /** Calls the method of the visitor for this kind of event. */
    <T> T accept(Visitor<T> visitor);

    /** Handles each kind of event. */
    interface Visitor<T> {
        T decision(Decision event);

        T branch(Branch event);

        T placed(Placed event);

        T removed(Removed event);

        T deadEnd(DeadEnd event);

        T backtrack(Backtrack event);

        T solution(Solution event);

        T defined(Defined event);

        T learnt(Learnt event);

        T jump(Jump event);

        T note(Note event);

        T proofRefused(ProofRefused event);
    }

    /**
     * The solver tries an alternative: it puts a digit into a cell, or takes a digit out of it.
     *
     * @param level the level that the decision opens
     * @param fill true if the digit is put into the cell, false if it is taken out of it (branching by elimination)
     * @param alternatives the number of alternatives at this choice point, 2 or more
     */
    record Decision(int level, int cell, int digit, boolean fill, int alternatives) implements Event {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.decision(this);
        }
    }

    /**
     * The solver branches on a variable that it added to the puzzle, so no cell or digit can be named.
     *
     * @param level the level that the decision opens
     * @param text the decision in the words of the solver: {@code highest == 3}
     */
    record Branch(int level, String text) implements Event {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.branch(this);
        }
    }

    /**
     * Propagation put a digit into a cell.
     *
     * @param reason the propagator and the place, for example {@code hidden single in row 3}
     */
    record Placed(int cell, int digit, String reason) implements Event {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.placed(this);
        }
    }

    /** Propagation removed a candidate; {@code reason} has the form of {@link Placed}. */
    record Removed(int cell, int digit, String reason) implements Event {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.removed(this);
        }
    }

    /** Propagation found a contradiction. */
    record DeadEnd(String reason) implements Event {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.deadEnd(this);
        }
    }

    /** The alternative that opened {@code level} was refuted and is undone. */
    record Backtrack(int level) implements Event {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.backtrack(this);
        }
    }

    /** The solver found a solution, which is not validated yet. */
    record Solution(Grid grid) implements Event {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.solution(this);
        }
    }

    /**
     * The solver defines a helper: a variable of its own that is no candidate. Definitions are sent only to traces that are
     * {@linkplain Trace#inWords not in words}, before any clause with the helper.
     *
     * @param literal the literal of the helper; helpers are defined in the order of their numbers
     * @param one literals of candidates, or of helpers defined earlier; {@code literal} is true if and only if at least one of
     *     them is true
     */
    record Defined(Literal literal, List<Literal> one) implements Event {
        public Defined {
            one = List.copyOf(one);
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.defined(this);
        }
    }

    /**
     * The solver learnt a clause. It follows from the puzzle alone, so it remains valid when decisions are undone.
     *
     * @param clause at least one literal, without repetition of a candidate or helper; at least one literal is true in every
     *     solution
     */
    record Learnt(List<Literal> clause) implements Event {
        public Learnt {
            clause = List.copyOf(clause);
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.learnt(this);
        }
    }

    /**
     * States that a cell has a digit, or that it does not have it. For a helper variable, {@code cell} is -1, and {@code digit}
     * is the number of the helper; numbers begin with 1.
     */
    record Literal(int cell, int digit, boolean holds) {
        private static final int NO_CELL = -1;

        /** Makes a literal of the helper variable with this number; numbers begin with 1. */
        public static Literal helper(int number, boolean holds) {
            return new Literal(NO_CELL, number, holds);
        }

        /** Returns whether this is the literal of a helper variable. */
        public boolean isHelper() {
            return cell == NO_CELL;
        }

        /** Returns the literal as text: {@code =5} or {@code ≠5} after the name of the cell; {@code h5} or {@code ¬h5} for a helper. */
        public String text(IntFunction<String> cellName) {
            if (isHelper()) return (holds ? "h" : "¬h") + digit;
            return cellName.apply(cell) + (holds ? "=" : "≠") + digit;
        }
    }

    /** All levels above this one are left without refutation: a backjump, or a restart if the level is 0. */
    record Jump(int level) implements Event {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.jump(this);
        }
    }

    /**
     * A check refused the proof that the solver wrote, so none of its steps is a part of this trace.
     *
     * @param reason the reason that the check gave, for people
     */
    record ProofRefused(String reason) implements Event {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.proofRefused(this);
        }
    }

    /** A message in the words of the solver, for steps without an event of their own. */
    record Note(String text) implements Event {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.note(this);
        }
    }
}
