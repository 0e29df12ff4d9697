package crosshatch.solvers.lcg;

import crosshatch.base.Ints;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solvers.matching.Components;
import crosshatch.solvers.matching.Matching;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Hall sets as {@code LateHallSets} finds them inside Sat4j: from the values of literals alone. A unit is read candidate by candidate,
 * matched from nothing, and each reason is a clause that is made at once.
 */
final class ReplayFreshHallSets implements ReplayHallSets {
    private final ExactlyOneSets slots;
    private final Board board;
    private final Trail trail;
    private final Conflict conflict;
    private final Written written;
    private final Matching matching;
    private final Components components;
    private final BitSet suspects = new BitSet();
    private final Ints because = new Ints();
    private @Nullable Puzzle puzzle;
    /** Everything on the trail before this has made its units suspect. */
    private int head;

    /** The cells of the unit at hand that have no digit, the nodes of the matching. */
    private final int[] cells;

    private int open;
    /** By digit, from bit 0 on: the literal that fills it in the unit at hand; none for givens. */
    private final int[] fillers;

    private long filled;

    ReplayFreshHallSets(ExactlyOneSets slots, Trail trail, Conflict conflict) {
        this.slots = slots;
        this.trail = trail;
        this.conflict = conflict;
        board = slots.board();
        written = new Written(slots.mostCandidates());
        matching = new Matching(board.digits());
        components = new Components(matching);
        cells = new int[board.digits()];
        fillers = new int[board.digits()];
    }

    @Override
    public void begin(Puzzle newPuzzle) {
        puzzle = newPuzzle;
        head = 0;
        suspects.set(0, board.unitCount());
    }

    @Override
    public boolean propagate() {
        for (; head < trail.size(); head++) {
            int literal = trail.literal(head);
            if (Literal.fills(literal)) continue;
            for (int unit : board.unitsOf(slots.cell(Literal.candidate(literal)))) suspects.set(unit);
        }
        int before = trail.size();
        for (int unit = suspects.nextSetBit(0); unit >= 0; unit = suspects.nextSetBit(unit + 1)) {
            suspects.clear(unit);
            read(unit);
            if (!matching.match()) {
                write(Literal.NONE, matching.tooFew(), firstUnmatched());
                return conflict.found(Reason.of(Reason.HALL, 0), Literal.NONE);
            }
            remove();
            if (trail.size() > before) return true;
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
        int given = puzzle == null ? 0 : puzzle.given(cell);
        if (given != 0) return fill(given, Literal.NONE);
        for (int digit = 1; digit <= board.digits(); digit++) {
            if (!isNumbered(cell, digit)) continue;
            int literal = Literal.is(slots.candidate(cell, digit));
            if (trail.value(literal) > 0) return fill(digit, literal);
        }
        return false;
    }

    private boolean fill(int digit, int literal) {
        filled |= 1L << (digit - 1);
        fillers[digit - 1] = literal;
        return true;
    }

    private boolean isNumbered(int cell, int digit) {
        return (slots.numbered(cell) >> (digit - 1) & 1) != 0;
    }

    private long mask(int cell) {
        long mask = 0;
        for (int digit = 1; digit <= board.digits(); digit++) {
            if (isNumbered(cell, digit) && trail.value(Literal.is(slots.candidate(cell, digit))) >= 0) {
                mask |= 1L << (digit - 1);
            }
        }
        return mask;
    }

    private int firstUnmatched() {
        int node = 0;
        while (matching.digit(node) != 0) node++;
        return node;
    }

    private void remove() {
        components.find(matching.nodes());
        for (int node = 0; node < open; node++) {
            for (long gone = matching.mask(node) & ~components.digitsAround(node); gone != 0; gone &= gone - 1) {
                int digit = Long.numberOfTrailingZeros(gone) + 1;
                int literal = Literal.isNot(slots.candidate(cells[node], digit));
                write(literal, ahead(Long.lowestOneBit(gone)), -1);
                trail.assign(literal, Reason.of(Reason.HALL, 0));
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
     * Writes down that the cells which hold some digits can take no others.
     *
     * @param one more node of the set, -1 for none
     */
    private void write(int implied, long digits, int one) {
        because.clear();
        long elsewhere = 0;
        for (int node = 0; node < open; node++) {
            if (node == one || (matching.digit(node) & digits) != 0) elsewhere |= addLost(cells[node], digits) & filled;
        }
        for (long left = elsewhere; left != 0; left &= left - 1) {
            int filler = fillers[Long.numberOfTrailingZeros(left)];
            if (filler != Literal.NONE) because.add(filler);
        }
        written.write(implied, because);
    }

    /** Adds the candidates that a cell has lost, but those that another cell has. @return all its candidates, lost or not */
    private long addLost(int cell, long but) {
        long all = 0;
        for (int digit = 1; digit <= board.digits(); digit++) {
            if (!isNumbered(cell, digit)) continue;
            long bit = 1L << (digit - 1);
            all |= bit;
            if ((bit & (but | filled)) == 0) because.add(Literal.isNot(slots.candidate(cell, digit)));
        }
        return all;
    }

    @Override
    public void explain(int set, int literal, Ints literals) {
        written.explain(literal, literals);
    }

    @Override
    public void cut(int size) {
        head = Math.min(head, size);
    }
}
