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

    /** A cell holds a digit, or does not. */
    record Literal(int cell, int digit, boolean fill) {}

    /**
     * A clause was learnt: in every solution that was not found yet, one of these literals holds.
     *
     * @param literals one or more, all of them refuted by the decisions of the moment
     */
    record Learnt(List<Literal> literals) implements Event {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.learnt(this);
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
