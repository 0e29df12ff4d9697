package crosshatch.solvers.model.sat4j;

import crosshatch.puzzle.board.Board;
import crosshatch.solvers.model.cnf.CandidateVariables;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.sat4j.core.LiteralsUtils;
import org.sat4j.minisat.core.IPhaseSelectionStrategy;
import org.sat4j.minisat.orders.VarOrderHeap;

/**
 * Sat4j's VSIDS with two pieces of what {@code lcg} knows, each of which may be left out: the activity of a candidate is divided by
 * the {@linkplain RemainingCounts other places} that its slots have left, and candidates of the {@linkplain LongestTrail longest trail}
 * come first. How activity grows and fades is Sat4j's own. Auxiliary variables are decided only when no candidate is open.
 *
 * <p>All open candidates are compared, where {@code lcg} compares the first 255 of its heap: Sat4j's heap shows its first only.
 */
final class CandidateOrder extends VarOrderHeap {
    private static final long serialVersionUID = 1L;

    /** With division, candidates of cells with few candidates are ahead at first, by less than one conflict counts. */
    private static final double HEAD_START = 0.1;

    private final int count;
    private final RemainingCounts places;
    private final boolean divides;
    private final @Nullable LongestTrail target;
    /** By candidate: whether the order was told of its value, which it is later than others. */
    private final boolean[] told;

    /**
     * @param divides whether activity is divided by other places
     * @param hasTarget whether candidates of the longest trail come first
     */
    CandidateOrder(IPhaseSelectionStrategy phases, CandidateVariables candidates, boolean divides, boolean hasTarget) {
        super(phases);
        this.divides = divides;
        count = candidates.count();
        places = new RemainingCounts(candidates);
        target = hasTarget ? new LongestTrail(count) : null;
        told = new boolean[count + 1];
    }

    @Override
    public void init() {
        super.init();
        places.begin();
        if (target != null) target.begin();
        for (int variable = 1; variable <= count; variable++) {
            told[variable] = false;
            if (!divides) continue;
            activity[variable] = HEAD_START / places.inCell(variable);
            if (heap.inHeap(variable)) heap.increase(variable);
        }
    }

    @Override
    public int select() {
        if (target != null) target.deciding();
        int chosen = best();
        return chosen == 0 ? super.select() : phaseStrategy.select(chosen);
    }

    /** The open candidate with the best score; 0 if none is open. */
    private int best() {
        int chosen = 0;
        double most = -1;
        for (int variable = 1; variable <= count; variable++) {
            double score = activity[variable] * preference(variable);
            if (score <= most || !lits.isUnassigned(LiteralsUtils.posLit(variable))) continue;
            if (divides) score /= Math.max(1, places.others(variable));
            if (score <= most) continue;
            most = score;
            chosen = variable;
        }
        return chosen;
    }

    private double preference(int variable) {
        return target == null ? 1 : target.preference(variable);
    }

    @Override
    public void assignLiteral(int literal) {
        super.assignLiteral(literal);
        int variable = LiteralsUtils.var(literal);
        if (variable > count || told[variable]) return;
        told[variable] = true;
        places.close(variable);
        if (target != null) target.assigned(variable, literal == LiteralsUtils.posLit(variable));
    }

    @Override
    public void undo(int variable) {
        super.undo(variable);
        if (target != null) target.undoing();
        if (variable > count || !told[variable]) return;
        told[variable] = false;
        places.open(variable);
        if (target != null) target.undone(variable);
    }

    /** Called once for each conflict. */
    @Override
    public void varDecayActivity() {
        super.varDecayActivity();
        if (target != null) target.conflict();
    }

    @Override
    public String toString() {
        return super.toString()
                + (divides ? ", divided by open places" : "")
                + (target == null ? "" : ", with a target");
    }

    /**
     * Counts the open places of the slots of candidates. A slot is a cell, whose places are digits, or a digit in a unit, whose places
     * are cells; a place is open as long as its candidate has no value.
     */
    private static final class RemainingCounts {
        /** By variable: its slots, that of its cell first. */
        private final int[][] slotsOf;

        private final int[] open;

        RemainingCounts(CandidateVariables candidates) {
            Board board = candidates.board();
            slotsOf = new int[candidates.count() + 1][];
            for (int variable = 1; variable < slotsOf.length; variable++) {
                int cell = candidates.cell(variable);
                int first = board.cells() + candidates.digit(variable) - 1;
                IntStream ofDigit = IntStream.of(board.unitsOf(cell)).map(unit -> first + unit * board.digits());
                slotsOf[variable] =
                        IntStream.concat(IntStream.of(cell), ofDigit).toArray();
            }
            open = new int[board.cells() + board.unitCount() * board.digits()];
        }

        /** Begins without values. */
        void begin() {
            Arrays.fill(open, 0);
            for (int variable = 1; variable < slotsOf.length; variable++) open(variable);
        }

        /** Records that a candidate has lost its value. */
        void open(int variable) {
            for (int slot : slotsOf[variable]) open[slot]++;
        }

        /** Records that a candidate has got a value. */
        void close(int variable) {
            for (int slot : slotsOf[variable]) open[slot]--;
        }

        /** Returns the number of open places of a candidate's cell. */
        int inCell(int variable) {
            return open[slotsOf[variable][0]];
        }

        /** Returns the number of open places of all slots of an open candidate, without its own. */
        int others(int variable) {
            int others = 0;
            for (int slot : slotsOf[variable]) others += open[slot] - 1;
            return others;
        }
    }
}
