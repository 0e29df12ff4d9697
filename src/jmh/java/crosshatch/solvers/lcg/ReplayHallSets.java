package crosshatch.solvers.lcg;

import crosshatch.base.Ints;
import crosshatch.puzzle.Puzzle;

/** Hall sets in one of three implementations, with the same removals at a fixpoint. */
interface ReplayHallSets extends Trail.CutListener {
    void begin(Puzzle puzzle);

    /** @return false at a conflict */
    boolean propagate();

    /**
     * Adds what a removal rests on, or a conflict.
     *
     * @param set what its reason is about
     * @param literal that is implied; {@link Literal#NONE} for a conflict
     */
    void explain(int set, int literal, Ints literals);

    /** As {@code lcg} has them. */
    record Lazy(HallSets sets) implements ReplayHallSets {
        @Override
        public void begin(Puzzle puzzle) {
            sets.begin();
        }

        @Override
        public boolean propagate() {
            return sets.propagate();
        }

        @Override
        public void explain(int set, int literal, Ints literals) {
            sets.explain(set, literal, literals);
        }

        @Override
        public void cut(int size) {
            sets.cut(size);
        }
    }

    /** As {@code lcg} has them, but each reason becomes a clause at once. */
    final class Eager implements ReplayHallSets {
        private final HallSets sets;
        private final Trail trail;
        private final Conflict conflict;
        private final Written written;
        private final Ints because = new Ints();

        Eager(HallSets sets, int candidates, Trail trail, Conflict conflict) {
            this.sets = sets;
            this.trail = trail;
            this.conflict = conflict;
            written = new Written(candidates);
        }

        @Override
        public void begin(Puzzle puzzle) {
            sets.begin();
        }

        @Override
        public boolean propagate() {
            int before = trail.size();
            boolean alive = sets.propagate();
            for (int i = before; i < trail.size(); i++) {
                int literal = trail.literal(i);
                write(Reason.about(trail.reason(Literal.candidate(literal))), literal);
            }
            if (!alive) write(Reason.about(conflict.reason()), Literal.NONE);
            return alive;
        }

        private void write(int set, int literal) {
            because.clear();
            sets.explain(set, literal, because);
            written.write(literal, because);
        }

        @Override
        public void explain(int set, int literal, Ints literals) {
            written.explain(literal, literals);
        }

        @Override
        public void cut(int size) {
            sets.cut(size);
        }
    }

    /** Reasons as clauses: one for each candidate whose literal follows, and one for the last conflict. */
    final class Written {
        private final int[][] clauses;

        Written(int candidates) {
            clauses = new int[candidates + 1][];
        }

        /** @param because literals that hold */
        void write(int implied, Ints because) {
            boolean implies = implied != Literal.NONE;
            int[] clause = new int[because.size() + (implies ? 1 : 0)];
            int end = 0;
            if (implies) clause[end++] = implied;
            for (int i = 0; i < because.size(); i++) clause[end++] = Literal.negated(because.get(i));
            clauses[place(implied)] = clause;
        }

        void explain(int implied, Ints literals) {
            for (int literal : clauses[place(implied)]) if (literal != implied) literals.add(Literal.negated(literal));
        }

        private int place(int implied) {
            return implied == Literal.NONE ? clauses.length - 1 : Literal.candidate(implied);
        }
    }
}
