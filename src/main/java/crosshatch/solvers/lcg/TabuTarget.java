package crosshatch.solvers.lcg;

import java.util.function.BooleanSupplier;

/**
 * What another target says; and by turns with the search that learns, at restarts, {@link TabuSearch} looks for a solution, which is
 * filled if there is one. Local search inside a search that learns: S. Cai and X. Zhang, "Deep cooperation of CDCL and local search for SAT"
 * (SAT 2021). There local search begins with long trails, and its grids are targets. Here each goes on where it was; local search sees what was
 * learnt where that has removed candidates at the root.
 *
 * <p>After the first solution local search is of no use any more: it does not know which solutions are excluded.
 */
final class TabuTarget implements Target {
    /** A puzzle that takes fewer conflicts is searched as without local search. */
    private static final int FIRST_CONFLICTS = 1_000;

    private static final int CONFLICTS_BETWEEN = 4_000;

    /** On Sudokus of order 6 they take about four times as long as a conflict. */
    private static final long MOVES_FOR_A_CONFLICT = 2_400;

    private final ExactlyOneSets slots;
    private final Trail trail;
    private final Target other;
    private final TabuSearch tabuSearch;
    private int conflicts;
    private int conflictsOfLast;
    private int conflictsOfNext;
    private boolean isOfUse;
    private boolean knowsSolution;

    TabuTarget(ExactlyOneSets slots, Trail trail, Target other, TabuSearch tabuSearch) {
        this.slots = slots;
        this.trail = trail;
        this.other = other;
        this.tabuSearch = tabuSearch;
    }

    @Override
    public void begin() {
        other.begin();
        tabuSearch.begin();
        conflicts = 0;
        conflictsOfLast = 0;
        conflictsOfNext = FIRST_CONFLICTS;
        isOfUse = true;
        knowsSolution = false;
    }

    @Override
    public void conflict() {
        conflicts++;
        other.conflict();
    }

    @Override
    public void restart(BooleanSupplier isOver) {
        if (!isOfUse || knowsSolution || conflicts < conflictsOfNext) return;
        long most = MOVES_FOR_A_CONFLICT * (conflicts - conflictsOfLast);
        conflictsOfLast = conflicts;
        conflictsOfNext = conflicts + CONFLICTS_BETWEEN;
        knowsSolution = tabuSearch.run(most, isOver);
    }

    @Override
    public void solution() {
        isOfUse = false;
        knowsSolution = false;
    }

    @Override
    public int sure() {
        if (!knowsSolution) return Vsids.NO_CANDIDATE;
        for (int candidate = 0; candidate < slots.candidates(); candidate++) {
            if (tabuSearch.isInGrid(candidate) && trail.value(Literal.is(candidate)) == 0) return candidate;
        }
        return Vsids.NO_CANDIDATE;
    }

    @Override
    public double preference(int candidate) {
        return other.preference(candidate);
    }

    @Override
    public long moves() {
        return tabuSearch.moves();
    }
}
