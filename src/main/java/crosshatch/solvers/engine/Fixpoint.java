package crosshatch.solvers.engine;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import java.util.Arrays;
import java.util.List;

/**
 * Runs propagators until none of them finds anything more. First what costs next to nothing: the digit of a filled cell
 * goes from its peers, a cell down to one candidate is filled if the naked-single rule is on. Then the cheapest propagator
 * that has a unit to look at looks at one, and all begins anew. {@link RelationFixpoint} adds relations: a board without any pays
 * nothing for them.
 *
 * <p>All rules here are monotone as long as naked singles are among them, so the order affects the work but not the result
 * (K. Apt, "The essence of constraint propagation", TCS 221, 1999).
 */
class Fixpoint implements Agenda, GridState.Listener {
    private final GridState state;
    private final Board board;
    private final EngineTracer tracer;
    private final boolean nakedSingles;
    private final Propagator[] propagators;
    /** For each propagator the units in which a cell has changed since it last looked, but for those in {@link #changed}. */
    private final UnitSet[] waiting;
    /** Units in which a cell has changed, not yet told to the propagators. */
    private final UnitSet changed = UnitSet.of();
    /** The units of each cell. */
    private final UnitSet[] unitsOf;
    /** Cells down to one candidate, not yet filled. A cell gets there once on a path, so both fit. */
    private final int[] singles;

    private int singleCount;
    /** Filled cells whose peers do not know it yet. */
    private final int[] unspread;

    private int unspreadCount;
    /** How often each unit was the one that failed, since the puzzle began; then what a subclass counts. */
    private final int[] failures;
    /** The unit that is being looked at. */
    private int unit;

    /**
     * @param propagators cheapest first
     * @param failures one count a unit or more, kept up here for others to read
     */
    Fixpoint(GridState state, boolean nakedSingles, List<Propagator> propagators, int[] failures, EngineTracer tracer) {
        this.state = state;
        this.nakedSingles = nakedSingles;
        this.propagators = propagators.toArray(Propagator[]::new);
        this.failures = failures;
        this.tracer = tracer;
        board = state.board();
        waiting = new UnitSet[this.propagators.length];
        Arrays.setAll(waiting, i -> UnitSet.of());
        unitsOf = new UnitSet[board.cells()];
        Arrays.setAll(unitsOf, cell -> UnitSet.of(board.unitsOf(cell)));
        singles = new int[board.cells()];
        unspread = new int[board.cells()];
        state.listen(this);
    }

    @Override
    public boolean begin(Puzzle puzzle) {
        Arrays.fill(failures, 0);
        clear();
        tracer.because(null);
        for (int cell = 0; cell < board.cells(); cell++) {
            int given = puzzle.given(cell);
            if (given != 0 && !state.fill(cell, 1L << (given - 1))) return false;
        }
        return propagate();
    }

    @Override
    public boolean fill(int cell, long digit) {
        tracer.because(null);
        return state.fill(cell, digit) && propagate();
    }

    @Override
    public boolean eliminate(int cell, long digit) {
        tracer.because(null);
        return state.remove(cell, digit) && propagate();
    }

    @Override
    public void narrowed(int cell, long mask) {
        changed.addAll(unitsOf[cell]);
        if (nakedSingles && (mask & (mask - 1)) == 0) singles[singleCount++] = cell;
    }

    @Override
    public void filled(int cell) {
        changed.addAll(unitsOf[cell]);
        unspread[unspreadCount++] = cell;
    }

    boolean propagate() {
        while (spread()) {
            wake();
            int next = 0;
            unit = -1;
            while (next < waiting.length && (unit = waiting[next].poll()) < 0) next++;
            if (unit < 0) return true;
            if (!run(propagators[next], waiting[next])) break;
        }
        failures[unit]++;
        clear();
        return false;
    }

    private void wake() {
        if (changed.isEmpty()) return;
        for (UnitSet units : waiting) units.addAll(changed);
        changed.clear();
    }

    private boolean run(Propagator propagator, UnitSet itsUnits) {
        if (tracer.isActive()) tellOf(propagator);
        if (!propagator.propagate(state, unit)) return false;
        if (propagator.isIdempotent()) {
            wake();
            itsUnits.remove(unit);
        }
        return true;
    }

    private void tellOf(Propagator propagator) {
        if (propagator.findsSingles()) tracer.because(propagator.name(), unit);
        else tracer.becauseBeyondSingles(propagator.name(), unit);
    }

    /** Naked singles, and what filled cells mean for their peers. */
    private boolean spread() {
        while (true) {
            if (unspreadCount > 0) {
                if (!tellPeers(unspread[--unspreadCount])) return false;
            } else if (singleCount > 0) {
                int cell = singles[--singleCount];
                if (tracer.on()) tracer.because("naked single");
                state.fill(cell, state.mask(cell));
            } else {
                return true;
            }
        }
    }

    private boolean tellPeers(int cell) {
        long digit = state.mask(cell);
        if (tracer.on()) tracer.because(digit, cell);
        for (int peer : board.peers(cell)) {
            if ((state.mask(peer) & digit) == 0 || state.remove(peer, digit)) continue;
            unit = commonUnit(cell, peer);
            return false;
        }
        return true;
    }

    private int commonUnit(int cell, int peer) {
        for (int candidate : board.unitsOf(cell)) {
            for (int other : board.unit(candidate)) {
                if (other == peer) return candidate;
            }
        }
        throw new IllegalArgumentException(cell + " and " + peer + " are no peers");
    }

    void clear() {
        for (UnitSet units : waiting) units.clear();
        changed.clear();
        singleCount = 0;
        unspreadCount = 0;
    }
}
