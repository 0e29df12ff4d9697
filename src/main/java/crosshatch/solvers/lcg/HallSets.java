package crosshatch.solvers.lcg;

import crosshatch.base.Ints;
import java.util.Arrays;

/**
 * Generalised arc consistency of all-different (J.-C. Régin, AAAI 1994), with reasons: a candidate goes because some cells of
 * its unit have as many digits between them as they are, a Hall set, and the digit is one of these. The reason of the removal is
 * all that these cells have lost. So for each of the {@link Graphs}, in which cells are places and digits are values.
 *
 * <p>G. Katsirelos, "Nogood processing in CSPs", PhD thesis, Toronto 2008; N. Downing, T. Feydy and P. Stuckey, "Explaining
 * alldifferent", ACSC 2012. The sets are written down as two words each; the literals are named when somebody asks.
 */
final class HallSets implements Trail.CutListener {
    private final ExactlyOneSets slots;
    private final Trail trail;
    private final Singles singles;
    private final Conflict conflict;
    private final Graphs graphs;
    private final Matchings matchings;

    /** By graph: the places that have lost a value since it was looked at. */
    private final long[] lost;
    /** By place of the graph at hand: its component, as places. */
    private final long[] components;
    /** By place of the graph at hand: the values ahead of it. */
    private final long[] valuesAhead;

    /** The sets: their graph, their places, their values. */
    private int[] ofGraph = new int[64];

    private long[] places = new long[64];
    private long[] values = new long[64];
    private int count;
    /** How many sets there were when each literal of the trail came to hold. */
    private final int[] countAt;

    /** Graphs in which a candidate has gone, first in first out, each once. */
    private final int[] queue;

    private final boolean[] queued;
    private int queueHead;
    private int queueSize;
    /** Everything on the trail before this has woken its graphs. */
    private int head;

    /** @param fish whether rows are matched with columns too */
    HallSets(ExactlyOneSets slots, Trail trail, Singles singles, Conflict conflict, boolean fish) {
        this.slots = slots;
        this.trail = trail;
        this.singles = singles;
        this.conflict = conflict;
        int size = slots.board().digits();
        graphs = new Graphs(slots, fish);
        matchings = new Matchings(graphs, size, singles);
        components = new long[size];
        valuesAhead = new long[size];
        lost = new long[graphs.count()];
        queue = new int[graphs.count()];
        queued = new boolean[graphs.count()];
        countAt = new int[slots.mostCandidates()];
    }

    /** All graphs are to be looked at. */
    void begin() {
        clear();
        count = 0;
        head = 0;
        matchings.begin();
        for (int graph = 0; graph < queue.length; graph++) enqueue(graph, matchings.places());
    }

    private void clear() {
        for (; queueSize > 0; queueSize--) {
            queued[queue[queueHead]] = false;
            lost[queue[queueHead]] = 0;
            queueHead = (queueHead + 1) % queue.length;
        }
    }

    private void enqueue(int graph, long places) {
        lost[graph] |= places;
        if (queued[graph]) return;
        queued[graph] = true;
        queue[(queueHead + queueSize++) % queue.length] = graph;
    }

    /**
     * Looks at graphs until something was removed or nothing is left to look at. To be called when {@link Singles} has nothing to
     * say.
     *
     * @return false at a conflict
     */
    boolean propagate() {
        wake();
        int before = trail.size();
        while (queueSize > 0 && trail.size() == before) {
            int graph = queue[queueHead];
            queueHead = (queueHead + 1) % queue.length;
            queueSize--;
            queued[graph] = false;
            if (!filter(graph)) {
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
            int candidate = Literal.candidate(literal);
            int cell = slots.cell(candidate);
            int[] unitsOf = graphs.unitsOf(cell);
            for (int i = 0; i < unitsOf.length; i++) enqueue(unitsOf[i], slots.placeInUnit(cell, i));
            if (graphs.hasFish()) enqueue(graphs.graphOf(slots.digit(candidate)), graphs.row(cell));
        }
    }

    /** @return false if the graph has no matching */
    private boolean filter(int graph) {
        long lostHere = lost[graph];
        lost[graph] = 0;
        if (!matchings.match(graph, lostHere)) {
            long tooFew = matchings.tooFew();
            long places = matchings.holders(graph, tooFew) | matchings.unmatched(graph);
            return conflict.found(Reason.of(Reason.HALL, add(graph, places, tooFew)), Literal.NONE);
        }
        long open = openOf(graph, lostHere);
        if (open != 0) propagate(graph, open);
        return true;
    }

    /**
     * Looks at what leads to a place that has lost a candidate. All arcs that have gone began at such places, so that other components
     * are what they were.
     */
    private void propagate(int graph, long lostHere) {
        int first = Long.numberOfTrailingZeros(lostHere);
        long suspects = matchings.behind(graph, first, -1);
        long rest = lostHere & ~suspects;
        if (rest == 0) {
            matchings.ahead(graph, first, suspects);
            if ((suspects & ~matchings.reached()) == 0) return; // one component
        }
        for (; rest != 0; rest &= ~suspects) suspects |= matchings.behind(graph, Long.numberOfTrailingZeros(rest), -1);
        removeBetweenComponents(graph, suspects);
    }

    private void removeBetweenComponents(int graph, long suspects) {
        long component;
        for (long left = suspects; left != 0; left &= ~component) {
            int first = Long.numberOfTrailingZeros(left);
            long ahead = matchings.ahead(graph, first, -1);
            component = matchings.behind(graph, first, left & matchings.reached());
            for (long of = component; of != 0; of &= of - 1) {
                components[Long.numberOfTrailingZeros(of)] = component;
                valuesAhead[Long.numberOfTrailingZeros(of)] = ahead;
            }
        }
        int[] placeSlots = graphs.placeSlots(graph);
        for (long left = suspects; left != 0; left &= left - 1) {
            int place = Long.numberOfTrailingZeros(left);
            if (place >= placeSlots.length) break;
            long impossible = singles.open(placeSlots[place]) & ~matchings.held(graph, components[place]);
            while (impossible != 0) {
                int holder = matchings.holder(graph, impossible);
                assert (suspects >> holder & 1) != 0;
                long set = valuesAhead[holder];
                int reason = Reason.of(Reason.HALL, add(graph, matchings.holders(graph, set), set));
                remove(placeSlots[place], impossible & set, reason);
                impossible &= ~set;
            }
        }
    }

    /** Those of the places of a graph that may hold more than one value. */
    private long openOf(int graph, long ofPlaces) {
        int[] placeSlots = graphs.placeSlots(graph);
        long open = 0;
        for (long left = ofPlaces; left != 0; left &= left - 1) {
            int place = Long.numberOfTrailingZeros(left);
            if (place >= placeSlots.length || !isFixed(placeSlots[place])) open |= 1L << place;
        }
        return open;
    }

    /** Whether a slot has taken its last candidate, which then has gone from everywhere else. */
    private boolean isFixed(int slot) {
        long mask = singles.open(slot);
        return (mask & (mask - 1)) == 0 && singles.takesLast(slot);
    }

    /** Writes down a set. */
    private int add(int graph, long itsPlaces, long itsValues) {
        if (count == ofGraph.length) {
            ofGraph = Arrays.copyOf(ofGraph, 2 * count);
            places = Arrays.copyOf(places, 2 * count);
            values = Arrays.copyOf(values, 2 * count);
        }
        ofGraph[count] = graph;
        places[count] = itsPlaces;
        values[count] = itsValues;
        return count++;
    }

    private void remove(int slot, long removed, int reason) {
        for (long left = removed; left != 0; left &= left - 1) {
            trail.assign(Literal.isNot(slots.member(slot, Long.numberOfTrailingZeros(left))), reason);
        }
    }

    /**
     * Adds what a set rests on: that its places hold no other values. Where another place of the graph holds such a value, that says
     * it for all of them.
     *
     * @param literal that is implied, younger than all of that; {@link Literal#NONE} if that matters not
     */
    void explain(int set, int literal, Ints literals) {
        int[] placeSlots = graphs.placeSlots(ofGraph[set]);
        int before = literal == Literal.NONE ? trail.size() : trail.position(Literal.candidate(literal));
        long held = addHolders(placeSlots, ~values[set], before, literals);
        for (long left = places[set]; left != 0; left &= left - 1) {
            int slot = placeSlots[Long.numberOfTrailingZeros(left)];
            for (long removed = singles.rootOpen(slot) & ~values[set] & ~held; removed != 0; removed &= removed - 1) {
                literals.add(Literal.isNot(slots.member(slot, Long.numberOfTrailingZeros(removed))));
            }
        }
    }

    /** @return those of the values that a place held before a position of the trail */
    private long addHolders(int[] placeSlots, long wanted, int before, Ints literals) {
        long held = 0;
        for (int slot : placeSlots) {
            long mask = singles.open(slot);
            if ((mask & wanted) == 0 || (mask & (mask - 1)) != 0) continue;
            int candidate = slots.member(slot, Long.numberOfTrailingZeros(mask));
            if (trail.value(Literal.is(candidate)) <= 0 || trail.position(candidate) >= before) continue;
            literals.add(Literal.is(candidate));
            held |= mask;
        }
        return held;
    }

    @Override
    public void cut(int size) {
        clear();
        if (size >= head) return;
        head = size;
        count = countAt[size];
    }
}
