package crosshatch.solvers.model.sat4j;

import crosshatch.puzzle.board.Board;
import crosshatch.solvers.matching.Components;
import crosshatch.solvers.matching.Matching;
import crosshatch.solvers.model.cnf.CandidateVariables;
import java.util.BitSet;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.sat4j.core.LiteralsUtils;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.constraints.cnf.OriginalWLClause;
import org.sat4j.minisat.core.ILits;
import org.sat4j.minisat.core.Solver;
import org.sat4j.specs.Constr;
import org.sat4j.specs.MandatoryLiteralListener;
import org.sat4j.specs.Propagatable;
import org.sat4j.specs.UnitPropagationListener;

/**
 * Hall sets of units, with reasons, inside Sat4j: at the root, and everywhere after the first restart. Generalised arc consistency of
 * all-different (J.-C. Régin, AAAI 1994), explained as in {@code lcg} (G. Katsirelos, PhD thesis, Toronto 2008): a digit goes from a
 * cell because other cells have as many digits between them as they are, and the digit is one of these.
 *
 * <p>It watches every literal, but looks at units only when the literal at hand is the newest of the trail: then clauses have nothing
 * more to say. A reason is a clause that nobody watches, made at once; {@code lcg} names literals only when somebody asks.
 */
final class LateHallSets implements Propagatable {
    private final CandidateVariables candidates;
    private final Board board;
    private final Solver<?> solver;
    private final ILits values;
    private final Sat4jListener watch;
    private final Matching matching;
    private final Components components;
    /** Units that may have lost a candidate since they were looked at. */
    private final BitSet suspects = new BitSet();

    /** The unit at hand: its cells without a digit, the nodes of the matching. */
    private final int[] cells;

    private int open;
    /** By digit, from bit 0 on: the variable of the candidate that fills it in the unit at hand; 0 for givens. */
    private final int[] fillers;

    private long filled;
    private @Nullable Constr conflict;

    LateHallSets(CandidateVariables candidates, Solver<?> solver, Sat4jListener watch) {
        this.candidates = candidates;
        this.solver = solver;
        this.watch = watch;
        board = candidates.board();
        values = solver.getVocabulary();
        matching = new Matching(board.digits());
        components = new Components(matching);
        cells = new int[board.digits()];
        fillers = new int[board.digits()];
    }

    /** @return false if some unit has no solution */
    boolean begin() {
        for (int variable = 1; variable <= values.nVars(); variable++) {
            if (!values.belongsToPool(variable)) continue;
            values.watch(LiteralsUtils.posLit(variable), this);
            values.watch(LiteralsUtils.negLit(variable), this);
        }
        suspects.set(0, board.unitCount());
        return propagate(solver);
    }

    @Override
    public boolean propagate(UnitPropagationListener search, int literal) {
        values.watch(literal, this);
        int variable = LiteralsUtils.var(literal);
        if (variable <= candidates.count() && literal == LiteralsUtils.negLit(variable)) {
            for (int unit : board.unitsOf(candidates.cell(variable))) suspects.set(unit);
        }
        if (values.getTrailPosition(literal) + 1 != Sat4jRelease.assigned(solver)) return true;
        boolean isLate = solver.currentDecisionLevel() == 0 || watch.hasRestarted();
        return !isLate || propagate(search);
    }

    /** Looks at units until one removes something; then clauses come first. */
    private boolean propagate(UnitPropagationListener search) {
        int before = Sat4jRelease.assigned(solver);
        for (int unit = suspects.nextSetBit(0); unit >= 0; unit = suspects.nextSetBit(unit + 1)) {
            suspects.clear(unit);
            read(unit);
            if (!matching.match()) {
                int node = firstUnmatched();
                if (node >= open) continue; // a digit twice, which clauses find
                conflict = reason(0, matching.tooFew(), node);
                return false;
            }
            remove(search);
            if (Sat4jRelease.assigned(solver) > before) return true;
        }
        return true;
    }

    private void read(int unit) {
        open = 0;
        filled = 0;
        for (int cell : board.unit(unit)) if (!fill(cell)) cells[open++] = cell;
        matching.clear();
        for (int node = 0; node < open; node++) matching.add(mask(cells[node]) & ~filled);
        long all = -1L >>> (Long.SIZE - board.digits());
        for (int missing = board.unit(unit).length; missing < board.digits(); missing++) matching.add(all & ~filled);
    }

    /** @return whether the cell has its digit */
    private boolean fill(int cell) {
        if (candidates.given(cell) != 0) return fill(candidates.given(cell), 0);
        for (int digit = 1; digit <= board.digits(); digit++) {
            int variable = candidates.variable(cell, digit);
            if (variable > 0 && values.isSatisfied(LiteralsUtils.posLit(variable))) return fill(digit, variable);
        }
        return false;
    }

    private boolean fill(int digit, int variable) {
        filled |= 1L << (digit - 1);
        fillers[digit - 1] = variable;
        return true;
    }

    private long mask(int cell) {
        long mask = 0;
        for (int digit = 1; digit <= board.digits(); digit++) if (isOpen(cell, digit)) mask |= 1L << (digit - 1);
        return mask;
    }

    private boolean isOpen(int cell, int digit) {
        int variable = candidates.variable(cell, digit);
        return variable > 0 && !values.isFalsified(LiteralsUtils.posLit(variable));
    }

    private int firstUnmatched() {
        int node = 0;
        while (matching.digit(node) != 0) node++;
        return node;
    }

    private void remove(UnitPropagationListener search) {
        components.find(matching.nodes());
        for (int node = 0; node < open; node++) {
            for (long gone = matching.mask(node) & ~components.digitsAround(node); gone != 0; gone &= gone - 1) {
                int literal =
                        LiteralsUtils.negLit(candidates.variable(cells[node], Long.numberOfTrailingZeros(gone) + 1));
                search.enqueue(literal, reason(literal, ahead(Long.lowestOneBit(gone)), -1));
            }
        }
    }

    /** The digits of the smallest Hall set that holds a digit: all that its cell can take, and so on. */
    private long ahead(long digit) {
        long ahead = 0;
        for (long left = digit; left != 0; left &= ~ahead) {
            ahead |= Long.lowestOneBit(left);
            left |= matching.mask(matching.nodeOf(left));
        }
        return ahead;
    }

    /**
     * That the cells which hold some digits can take no others.
     *
     * @param implied the literal that follows; 0 if these cells are too many
     * @param one more node of the set, -1 for none
     */
    private Constr reason(int implied, long digits, int one) {
        VecInt literals = new VecInt();
        if (implied != 0) literals.push(implied);
        long elsewhere = 0;
        for (int node = 0; node < open; node++) {
            if (node == one || (matching.digit(node) & digits) != 0) {
                elsewhere |= addLost(cells[node], digits, literals) & filled;
            }
        }
        for (long left = elsewhere; left != 0; left &= left - 1) {
            int filler = fillers[Long.numberOfTrailingZeros(left)];
            if (filler != 0) literals.push(LiteralsUtils.negLit(filler));
        }
        return new OriginalWLClause(literals, values);
    }

    /**
     * Adds the candidates that a cell has lost. Left out are digits that another cell of the unit has: the literal of that cell is a
     * reason for all cells.
     *
     * @return the digits of its candidates, lost or not
     */
    private long addLost(int cell, long but, VecInt literals) {
        long all = 0;
        for (int digit = 1; digit <= board.digits(); digit++) {
            int variable = candidates.variable(cell, digit);
            if (variable == 0) continue;
            long bit = 1L << (digit - 1);
            all |= bit;
            if ((bit & (but | filled)) == 0) literals.push(LiteralsUtils.posLit(variable));
        }
        return all;
    }

    @Override
    public boolean propagatePI(MandatoryLiteralListener listener, int literal) {
        throw new UnsupportedOperationException("prime implicants");
    }

    /** The reason of the conflict that {@link #propagate} has met last. */
    @Override
    public Constr toConstraint() {
        return Objects.requireNonNull(conflict);
    }
}
