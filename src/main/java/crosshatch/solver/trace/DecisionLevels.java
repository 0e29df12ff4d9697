package crosshatch.solver.trace;

/** Follows the decision level of a trace. It must receive every event, in order. Level 0 is before any decision. */
public final class DecisionLevels {
    private final Follower follower = new Follower();
    private int level;

    /** @return the level on which {@code event} happens; a decision belongs to the level it opens, a backtrack to the one it closes */
    public int of(Event event) {
        return event.accept(follower);
    }

    private final class Follower implements Event.Visitor<Integer> {
        /** Also closes a level without a backtrack: one that held a solution is left, not refuted. */
        @Override
        public Integer decision(Event.Decision event) {
            level = event.level();
            return level;
        }

        @Override
        public Integer backtrack(Event.Backtrack event) {
            level = event.level() - 1;
            return event.level();
        }

        @Override
        public Integer placed(Event.Placed event) {
            return level;
        }

        @Override
        public Integer removed(Event.Removed event) {
            return level;
        }

        @Override
        public Integer deadEnd(Event.DeadEnd event) {
            return level;
        }

        @Override
        public Integer solution(Event.Solution event) {
            return level;
        }

        @Override
        public Integer defined(Event.Defined event) {
            return level;
        }

        @Override
        public Integer learnt(Event.Learnt event) {
            return level;
        }

        @Override
        public Integer jump(Event.Jump event) {
            level = event.level();
            return level;
        }

        @Override
        public Integer note(Event.Note event) {
            return level;
        }
    }
}
