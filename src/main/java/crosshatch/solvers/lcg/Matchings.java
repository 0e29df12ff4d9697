package crosshatch.solvers.lcg;

import java.util.Arrays;

/**
 * For each of the {@link Graphs} a matching of its places with values, kept from one look to the next: only a place that has lost its
 * value is matched anew, and candidates that come back hurt no matching. A graph with fewer places than values has spare ones, which may
 * hold any value.
 *
 * <p>In the graph of a matching an arc leads from a place to each place that holds a value it could take. Sets of places and of values
 * are words, from bit 0 on; a closure takes one step for a place. What can be reached from where is the same for every complete matching
 * (A. Dulmage and N. Mendelsohn, Canadian Journal of Mathematics 10, 1958).
 *
 * <p>Augmenting paths: C. Berge, "Two theorems in graph theory", PNAS 43(9), 1957. Kept matchings: I. Gent, I. Miguel and P. Nightingale,
 * "Generalised arc consistency for the AllDifferent constraint: an empirical survey", Artificial Intelligence 172(18), 2008.
 */
final class Matchings {
    private static final byte NONE = -1;

    private final Graphs graphs;
    private final Singles singles;
    private final int size;
    private final long all;
    /** By graph and place, from graph times {@link #size} on: the value it holds. */
    private final byte[] values;
    /** By graph and value, likewise: the place that holds it. */
    private final byte[] places;
    /** By graph: the places that hold no value. */
    private final long[] unmatched;
    /** By graph: the values that no place holds. */
    private final long[] free;
    /** By graph: the spare places. */
    private final long[] spare;
    /** Values that {@link #augment} has looked at. */
    private long seen;

    /** The places that {@link #ahead} has reached. */
    private long reached;

    /** @param size number of values, and of places with the spare ones */
    Matchings(Graphs graphs, int size, Singles singles) {
        this.graphs = graphs;
        this.size = size;
        this.singles = singles;
        all = -1L >>> (Long.SIZE - size);
        values = new byte[graphs.count() * size];
        places = new byte[graphs.count() * size];
        unmatched = new long[graphs.count()];
        free = new long[graphs.count()];
        spare = new long[graphs.count()];
        for (int graph = 0; graph < spare.length; graph++) {
            int count = graphs.placeSlots(graph).length;
            spare[graph] = count == size ? 0 : all & -1L << count;
        }
    }

    /** Nothing is matched. */
    void begin() {
        Arrays.fill(values, NONE);
        Arrays.fill(places, NONE);
        Arrays.fill(unmatched, all);
        Arrays.fill(free, all);
    }

    /** All places, spare ones included. */
    long places() {
        return all;
    }

    /** The values that a place may hold. */
    private long mask(int graph, int place) {
        int[] slots = graphs.placeSlots(graph);
        return place < slots.length ? singles.open(slots[place]) : all;
    }

    /**
     * Matches all places of a graph.
     *
     * @param lost places that may have lost their value since
     * @return false if there is no such matching; {@link #tooFew} then says why
     */
    boolean match(int graph, long lost) {
        int base = graph * size;
        for (long left = lost & ~unmatched[graph]; left != 0; left &= left - 1) {
            int place = Long.numberOfTrailingZeros(left);
            int value = values[base + place];
            if ((mask(graph, place) >> value & 1) != 0) continue;
            unmatched[graph] |= 1L << place;
            free[graph] |= 1L << value;
            places[base + value] = NONE;
        }
        // Spare places come last: they find a value whenever one is free.
        for (; unmatched[graph] != 0; unmatched[graph] &= unmatched[graph] - 1) {
            seen = 0;
            if (!augment(graph, Long.numberOfTrailingZeros(unmatched[graph]))) return false;
        }
        return true;
    }

    /** After {@link #match} failed: values that are all the candidates of one place more than they are. */
    long tooFew() {
        return seen;
    }

    /** The place for which {@link #match} found no value. */
    long unmatched(int graph) {
        return Long.lowestOneBit(unmatched[graph]);
    }

    /** Finds the place a value, sending the place that has it elsewhere if need be. */
    private boolean augment(int graph, int place) {
        long mask = mask(graph, place);
        long choice = mask & free[graph];
        if (choice != 0) {
            free[graph] &= ~Long.lowestOneBit(choice);
            assign(graph, place, Long.numberOfTrailingZeros(choice));
            return true;
        }
        for (long left = mask & ~seen; left != 0; left = mask & ~seen) {
            int value = Long.numberOfTrailingZeros(left);
            seen |= 1L << value;
            if (augment(graph, places[graph * size + value])) {
                assign(graph, place, value);
                return true;
            }
        }
        return false;
    }

    private void assign(int graph, int place, int value) {
        values[graph * size + place] = (byte) value;
        places[graph * size + value] = (byte) place;
    }

    /**
     * The values held by all places that can be reached from one, its own included; {@link #reached} then are these places. They have no
     * other candidates: a Hall set.
     *
     * @param enough it may stop when it has reached these
     */
    long ahead(int graph, int from, long enough) {
        int base = graph * size;
        int[] slots = graphs.placeSlots(graph);
        long ahead = 1L << values[base + from];
        reached = 1L << from;
        long left = mask(graph, from) & ~ahead;
        while (left != 0 && (enough & ~reached) != 0) {
            int place = places[base + Long.numberOfTrailingZeros(left)];
            ahead |= Long.lowestOneBit(left);
            reached |= 1L << place;
            left = (left | (place < slots.length ? singles.open(slots[place]) : all)) & ~ahead;
        }
        return ahead;
    }

    /** The places that the last {@link #ahead} has reached. */
    long reached() {
        return reached;
    }

    /**
     * The places from which one can be reached, with it.
     *
     * @param within the ways lead over these places only
     */
    long behind(int graph, int to, long within) {
        int base = graph * size;
        int[] slots = graphs.valueSlots(graph);
        long behind = 1L << to;
        for (long left = behind; left != 0; ) {
            int value = values[base + Long.numberOfTrailingZeros(left)];
            left &= left - 1;
            long more = (singles.open(slots[value]) | spare[graph]) & within & ~behind;
            behind |= more;
            left |= more;
        }
        return behind;
    }

    /** The values that places hold. */
    long held(int graph, long places) {
        long held = 0;
        for (long left = places; left != 0; left &= left - 1) {
            held |= 1L << values[graph * size + Long.numberOfTrailingZeros(left)];
        }
        return held;
    }

    /** The place that holds the lowest value of a mask. */
    int holder(int graph, long mask) {
        return places[graph * size + Long.numberOfTrailingZeros(mask)];
    }

    /** The places that hold some values, each of which is held. */
    long holders(int graph, long mask) {
        long holders = 0;
        for (long left = mask; left != 0; left &= left - 1) holders |= 1L << holder(graph, left);
        return holders;
    }
}
