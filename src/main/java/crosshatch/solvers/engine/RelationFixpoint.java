package crosshatch.solvers.engine;

import crosshatch.puzzle.Puzzle;
import java.util.List;

/** A fixpoint of units and relations: whenever the units have nothing more to say, one relation is looked at. */
final class RelationFixpoint extends Fixpoint {
    private final GridState state;
    private final RelationRules relations;
    private final int[] failures;
    private final EngineTracer tracer;
    /** Whether a puzzle has begun and no relation was looked at yet. */
    private boolean begun;

    /** @param failures one count a unit, then one a relation */
    RelationFixpoint(
            GridState state,
            boolean nakedSingles,
            List<Propagator> propagators,
            RelationRules relations,
            int[] failures,
            EngineTracer tracer) {
        super(state, nakedSingles, propagators, failures, tracer);
        this.state = state;
        this.relations = relations;
        this.failures = failures;
        this.tracer = tracer;
    }

    @Override
    public boolean begin(Puzzle puzzle) {
        begun = true;
        return super.begin(puzzle);
    }

    @Override
    public void narrowed(int cell, long mask) {
        super.narrowed(cell, mask);
        relations.wake(cell);
    }

    @Override
    public void filled(int cell) {
        super.filled(cell);
        relations.wake(cell);
    }

    @Override
    boolean propagate() {
        if (begun) relations.wakeAll();
        begun = false;
        while (super.propagate()) {
            int relation = relations.next();
            if (relation < 0) return true;
            if (tracer.isActive()) tracer.becauseBeyondSingles(relations, relation);
            if (relations.propagate(relation, state)) continue;
            failures[state.board().unitCount() + relation]++;
            clear();
            return false;
        }
        return false;
    }

    @Override
    void clear() {
        super.clear();
        relations.clear();
    }
}
