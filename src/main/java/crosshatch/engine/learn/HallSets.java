package crosshatch.engine.learn;

import crosshatch.board.Board;
import crosshatch.engine.matching.Components;
import crosshatch.engine.matching.Matching;
import java.util.Arrays;

/**
 * Generalised arc consistency of all-different (J.-C. Régin, AAAI 1994), with reasons: a candidate goes because some cells of
 * its unit have as many digits between them as they are, a Hall set, and the digit is one of these. The reason of the removal is
 * all that these cells have lost.
 *
 * <p>G. Katsirelos, "Nogood processing in CSPs", PhD thesis, Toronto 2008; N. Downing, T. Feydy and P. Stuckey, "Explaining
 * alldifferent", ACSC 2012. The sets are written down as two words each; the literals are named when somebody asks.
 */
final class HallSets implements Trail.Follower {
    private final Board board;
    private final Slots slots;
    private final Trail trail;
    private final Singles singles;
    private final Conflict conflict;
    private final Matching matching;
    private final Components components;

    /** The open cells of the unit at hand, by their places in it: the first nodes of the matching. */
    private final int[] places;

    /** The sets: their unit, their cells as places in it, their digits. */
    private int[] units = new int[64];

    private long[] cells = new long[64];
    private long[] digits = new long[64];
    private int count;
    /** How many sets there were when each literal of the trail came to hold. */
    private final int[] countAt;

    /** Units in which a candidate has gone, first in first out, each once. */
    private final int[] queue;

    private final boolean[] queued;
    private int queueHead;
    private int queueSize;
    /** Everything on the trail before this has woken its units. */
    private int head;

    HallSets(Slots slots, Trail trail, Singles singles, Conflict conflict) {
        this.slots = slots;
        this.trail = trail;
        this.singles = singles;
        this.conflict = conflict;
        board = slots.board();
        matching = new Matching(board.digits());
        components = new Components(matching);
        places = new int[board.digits()];
        queue = new int[board.unitCount()];
        queued = new boolean[board.unitCount()];
        countAt = new int[slots.mostCandidates()];
    }

    /** All units are to be looked at. */
    void begin() {
        clear();
        count = 0;
        head = 0;
        for (int unit = 0; unit < queue.length; unit++) enqueue(unit);
    }

    private void clear() {
        Arrays.fill(queued, false);
        queueSize = 0;
    }

    private void enqueue(int unit) {
        if (queued[unit]) return;
        queued[unit] = true;
        queue[(queueHead + queueSize++) % queue.length] = unit;
    }

    /**
     * Looks at units until something was removed or nothing is left to look at. To be called when {@link Singles} has nothing to
     * say.
     *
     * @return false at a conflict
     */
    boolean propagate() {
        wake();
        int before = trail.size();
        while (queueSize > 0 && trail.size() == before) {
            int unit = queue[queueHead];
            queueHead = (queueHead + 1) % queue.length;
            queueSize--;
            queued[unit] = false;
            if (!filter(unit)) {
                clear();
                return false;
            }
        }
        return true;
    }

    private void wake() {
        for (; head < trail.size(); head++) {
            countAt[head] = count;
            int literal = trail.literal(head);
            if (Literal.fills(literal)) continue;
            for (int unit : board.unitsOf(slots.cell(Literal.candidate(literal)))) enqueue(unit);
        }
    }

    private boolean filter(int unit) {
        int[] unitCells = board.unit(unit);
        int open = gather(unitCells);
        if (!matching.match()) {
            return conflict.found(Reason.of(Reason.HALL, add(unit, matching.tooFew(), open)), Literal.NONE);
        }
        components.find(matching.nodes());
        for (int node = 0; node < open; node++) {
            long impossible = matching.mask(node) & ~components.digitsAround(node);
            while (impossible != 0) {
                long set = components.digitsReached(matching.nodeOf(impossible));
                remove(unitCells[places[node]], impossible & set, Reason.of(Reason.HALL, add(unit, set, open)));
                impossible &= ~set;
            }
        }
        return true;
    }

    private int gather(int[] unitCells) {
        int open = 0;
        long filled = 0;
        matching.clear();
        for (int place = 0; place < unitCells.length; place++) {
            long mask = singles.open(unitCells[place]);
            if ((mask & (mask - 1)) == 0) {
                filled |= mask;
                continue;
            }
            places[open++] = place;
            matching.add(mask);
        }
        long all = -1L >>> (Long.SIZE - board.digits());
        for (int missing = unitCells.length; missing < board.digits(); missing++) matching.add(all & ~filled);
        return open;
    }

    /** Writes down the set of the open cells that have no other digits than these. */
    private int add(int unit, long itsDigits, int open) {
        long itsCells = 0;
        for (int node = 0; node < open; node++) {
            if ((matching.mask(node) & ~itsDigits) == 0) itsCells |= 1L << places[node];
        }
        if (count == units.length) {
            units = Arrays.copyOf(units, 2 * count);
            cells = Arrays.copyOf(cells, 2 * count);
            digits = Arrays.copyOf(digits, 2 * count);
        }
        units[count] = unit;
        cells[count] = itsCells;
        digits[count] = itsDigits;
        return count++;
    }

    private void remove(int cell, long goneDigits, int reason) {
        for (long left = goneDigits; left != 0; left &= left - 1) {
            trail.assign(Literal.isNot(slots.member(cell, Long.numberOfTrailingZeros(left))), reason);
        }
    }

    /**
     * Adds what a set rests on: that its cells hold no other digits. Where another cell of the unit holds such a digit, that says
     * it for all of them.
     *
     * @param literal that is implied, younger than all of that; {@link Literal#NONE} if that matters not
     */
    void explain(int set, int literal, Ints literals) {
        int[] unitCells = board.unit(units[set]);
        int before = literal == Literal.NONE ? trail.size() : trail.position(Literal.candidate(literal));
        long heldDigits = addHolders(unitCells, ~digits[set], before, literals);
        for (long left = cells[set]; left != 0; left &= left - 1) {
            int cell = unitCells[Long.numberOfTrailingZeros(left)];
            for (long goneDigits = singles.rootOpen(cell) & ~digits[set] & ~heldDigits;
                    goneDigits != 0;
                    goneDigits &= goneDigits - 1) {
                literals.add(Literal.isNot(slots.member(cell, Long.numberOfTrailingZeros(goneDigits))));
            }
        }
    }

    /** @return those of the digits that a cell of the unit held before a position of the trail */
    private long addHolders(int[] unitCells, long wanted, int before, Ints literals) {
        long heldDigits = 0;
        for (int cell : unitCells) {
            long mask = singles.open(cell);
            if ((mask & wanted) == 0 || (mask & (mask - 1)) != 0) continue;
            int candidate = slots.member(cell, Long.numberOfTrailingZeros(mask));
            if (trail.value(Literal.is(candidate)) <= 0 || trail.position(candidate) >= before) continue;
            literals.add(Literal.is(candidate));
            heldDigits |= mask;
        }
        return heldDigits;
    }

    @Override
    public void cut(int size) {
        if (size >= head) return;
        head = size;
        count = countAt[size];
    }
}
