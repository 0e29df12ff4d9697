package crosshatch.solver.trace;

import crosshatch.puzzle.Grid;
import java.util.List;
import java.util.function.IntFunction;

/** One step of a solver. Cells are numbered row by row from 0, digits from 1, levels from 1; level 0 is before any decision. */
public sealed interface Event {
    /** Calls the method of the visitor for this kind of event. */
    <T> T accept(Visitor<T> visitor);

    /** Has something to say of each kind of event. */
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
    }

    /**
     * An alternative is tried.
     *
     * @param level the level it opens
     * @param fill true if the digit is put into the cell, false if it is taken out of it (branching by elimination)
     * @param alternatives how many there are at this choice point, 2 or more
     */
    record Decision(int level, int cell, int digit, boolean fill, int alternatives) implements Event {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.decision(this);
        }
    }

    /**
     * An alternative is tried that is about no single candidate: the solver decides on a variable that it added to the puzzle.
     *
     * @param level the level it opens, as of {@link Decision}
     * @param text in the words of the solver: {@code highest == 3}
     */
    record Branch(int level, String text) implements Event {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.branch(this);
        }
    }

    /**
     * A cell got its digit by propagation.
     *
     * @param reason the propagator and where it found it, e.g. {@code hidden single in row 3}
     */
    record Placed(int cell, int digit, String reason) implements Event {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.placed(this);
        }
    }

    /** A candidate was removed by propagation; {@code reason} as for {@link Placed}. */
    record Removed(int cell, int digit, String reason) implements Event {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.removed(this);
        }
    }

    /** Propagation found that this cannot be. */
    record DeadEnd(String reason) implements Event {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.deadEnd(this);
        }
    }

    /** The alternative that opened {@code level} is refuted and undone. */
    record Backtrack(int level) implements Event {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.backtrack(this);
        }
    }

    /** A solution. Whether it is valid is for others to say. */
    record Solution(Grid grid) implements Event {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.solution(this);
        }
    }

    /**
     * A helper is a variable of a solver that is no candidate; this says what one means. Reported only to a trace that is
     * {@linkplain Trace#inWords not in words}, before any clause that holds it.
     *
     * @param literal of the helper; helpers are defined in the order of their numbers
     * @param one the literal is true if and only if one of these is, of candidates and helpers that were defined before
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
     * A clause was learnt: it follows from the puzzle, whatever was decided, so it stays when decisions are undone.
     *
     * @param clause one or more, of which one is true; no candidate or helper is in it twice
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
     * A statement that a cell holds a digit, or does not hold it. For a helper variable, {@code cell} is -1, and {@code digit}
     * is the number of the helper, from 1.
     */
    record Literal(int cell, int digit, boolean holds) {
        private static final int NO_CELL = -1;

        /** Makes a literal of a helper variable with this number, from 1. */
        public static Literal helper(int number, boolean holds) {
            return new Literal(NO_CELL, number, holds);
        }

        /** Returns whether it is of a helper. */
        public boolean isHelper() {
            return cell == NO_CELL;
        }

        /** {@code =5} or {@code ≠5}, behind the name of the cell; of a helper {@code h5} or {@code ¬h5}. */
        public String text(IntFunction<String> cellName) {
            if (isHelper()) return (holds ? "h" : "¬h") + digit;
            return cellName.apply(cell) + (holds ? "=" : "≠") + digit;
        }
    }

    /** All levels above this one are left, with nothing said about them: a backjump, or a restart if it is 0. */
    record Jump(int level) implements Event {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.jump(this);
        }
    }

    /** Something that only this solver says, in its own words. */
    record Note(String text) implements Event {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.note(this);
        }
    }
}
