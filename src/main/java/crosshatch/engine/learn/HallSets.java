package crosshatch.engine.learn;

import crosshatch.board.Board;
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
    private final Matchings matchings;

    /** Of each cell, for each of its units in their order: its place there, as a bit. */
    private final long[][] placesOf;
    /** By unit: the places that have lost a candidate since the unit was looked at. */
    private final long[] lost;
    /** By place of the unit at hand: its component, as places. */
    private final long[] components;
    /** By place of the unit at hand: the digits ahead of it. */
    private final long[] digitsAhead;

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
        matchings = new Matchings(slots, singles);
        components = new long[board.digits()];
        digitsAhead = new long[board.digits()];
        lost = new long[board.unitCount()];
        placesOf = placesOf();
        queue = new int[board.unitCount()];
        queued = new boolean[board.unitCount()];
        countAt = new int[slots.mostCandidates()];
    }

    private long[][] placesOf() {
        long[][] ofCells = new long[board.cells()][];
        for (int cell = 0; cell < ofCells.length; cell++) ofCells[cell] = new long[board.unitsOf(cell).length];
        int[] known = new int[ofCells.length];
        for (int unit = 0; unit < lost.length; unit++) {
            int[] unitCells = board.unit(unit);
            for (int place = 0; place < unitCells.length; place++) {
                int cell = unitCells[place];
                ofCells[cell][known[cell]++] = 1L << place;
            }
        }
        return ofCells;
    }

    /** All units are to be looked at. */
    void begin() {
        clear();
        count = 0;
        head = 0;
        matchings.begin();
        for (int unit = 0; unit < queue.length; unit++) enqueue(unit, matchings.places());
    }

    private void clear() {
        for (; queueSize > 0; queueSize--) {
            queued[queue[queueHead]] = false;
            lost[queue[queueHead]] = 0;
            queueHead = (queueHead + 1) % queue.length;
        }
    }

    private void enqueue(int unit, long places) {
        lost[unit] |= places;
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
            int cell = slots.cell(Literal.candidate(literal));
            int[] unitsOf = board.unitsOf(cell);
            for (int i = 0; i < unitsOf.length; i++) enqueue(unitsOf[i], placesOf[cell][i]);
        }
    }

    /** @return false if the unit has no matching */
    private boolean filter(int unit) {
        long lostHere = lost[unit];
        lost[unit] = 0;
        if (!matchings.match(unit, lostHere)) {
            long tooFew = matchings.tooFew();
            long places = matchings.holders(unit, tooFew) | matchings.unmatched(unit);
            return conflict.found(Reason.of(Reason.HALL, add(unit, places, tooFew)), Literal.NONE);
        }
        long open = openOf(unit, lostHere);
        if (open != 0) look(unit, open);
        return true;
    }

    /**
     * Looks at what leads to a place that has lost a candidate. All arcs that have gone began at such places, so that other components
     * are what they were.
     */
    private void look(int unit, long lostHere) {
        int first = Long.numberOfTrailingZeros(lostHere);
        long suspects = matchings.behind(unit, first, -1);
        long rest = lostHere & ~suspects;
        if (rest == 0) {
            matchings.ahead(unit, first, suspects);
            if ((suspects & ~matchings.reached()) == 0) return; // one component
        }
        for (; rest != 0; rest &= ~suspects) suspects |= matchings.behind(unit, Long.numberOfTrailingZeros(rest), -1);
        removeBetweenComponents(unit, suspects);
    }

    private void removeBetweenComponents(int unit, long suspects) {
        long component;
        for (long left = suspects; left != 0; left &= ~component) {
            int first = Long.numberOfTrailingZeros(left);
            long ahead = matchings.ahead(unit, first, -1);
            component = matchings.behind(unit, first, left & matchings.reached());
            for (long of = component; of != 0; of &= of - 1) {
                components[Long.numberOfTrailingZeros(of)] = component;
                digitsAhead[Long.numberOfTrailingZeros(of)] = ahead;
            }
        }
        int[] unitCells = board.unit(unit);
        for (long left = suspects; left != 0; left &= left - 1) {
            int place = Long.numberOfTrailingZeros(left);
            if (place >= unitCells.length) break;
            long impossible = singles.open(unitCells[place]) & ~matchings.held(unit, components[place]);
            while (impossible != 0) {
                int holder = matchings.holder(unit, impossible);
                assert (suspects >> holder & 1) != 0;
                long set = digitsAhead[holder];
                int reason = Reason.of(Reason.HALL, add(unit, matchings.holders(unit, set), set));
                remove(unitCells[place], impossible & set, reason);
                impossible &= ~set;
            }
        }
    }

    /** Those of the places of a unit that hold more than one digit. */
    private long openOf(int unit, long ofPlaces) {
        int[] unitCells = board.unit(unit);
        long open = 0;
        for (long left = ofPlaces; left != 0; left &= left - 1) {
            int place = Long.numberOfTrailingZeros(left);
            if (place >= unitCells.length || !isFilled(unitCells[place])) open |= 1L << place;
        }
        return open;
    }

    private boolean isFilled(int cell) {
        long mask = singles.open(cell);
        return (mask & (mask - 1)) == 0;
    }

    /** Writes down a set. */
    private int add(int unit, long itsPlaces, long itsDigits) {
        if (count == units.length) {
            units = Arrays.copyOf(units, 2 * count);
            cells = Arrays.copyOf(cells, 2 * count);
            digits = Arrays.copyOf(digits, 2 * count);
        }
        units[count] = unit;
        cells[count] = itsPlaces;
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
        clear();
        if (size >= head) return;
        head = size;
        count = countAt[size];
    }
}
