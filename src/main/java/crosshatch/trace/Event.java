package crosshatch.trace;

import crosshatch.puzzle.Grid;
import java.util.List;

/** One step of a solver. Cells are numbered row by row from 0, digits from 1, levels from 1; level 0 is before any decision. */
public sealed interface Event {
    <T> T accept(Visitor<T> visitor);

    /** Has something to say of each kind of event. */
    interface Visitor<T> {
        T decision(Decision event);

        T placed(Placed event);

        T removed(Removed event);

        T deadEnd(DeadEnd event);

        T backtrack(Backtrack event);

        T solution(Solution event);

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
     * A clause was learnt: it follows from the puzzle, whatever was decided, so it stays when decisions are undone.
     *
     * @param clause one or more, of which one is true; no candidate is in it twice
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

    /** What a cell holds, or does not. */
    record Literal(int cell, int digit, boolean holds) {
        /** {@code =5} or {@code ≠5}, behind the name of the cell. */
        public String text(String cellName) {
            return cellName + (holds ? "=" : "≠") + digit;
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
