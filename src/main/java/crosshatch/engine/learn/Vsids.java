package crosshatch.engine.learn;

import java.util.Arrays;

/**
 * The candidate that was met most in recent conflicts: VSIDS (M. Moskewicz et al., DAC 2001), as in MiniSat (N. Eén and N. Sörensson,
 * SAT 2003): what counts grows by a constant factor with each conflict, so that older ones fade. Of candidates met as often the
 * first in the order of the heap.
 */
final class Vsids implements Selection {
    private static final double GROWTH = 1 / 0.95;
    private static final double MOST = 1e100;

    private final Trail trail;
    private final Phases phases;
    private final double[] activity;
    private double step;
    /** A binary heap of candidates, the most active one first; the open ones are all in it. */
    private final int[] heap;

    private int size;
    /** Where in the heap a candidate is; -1 if it is not. */
    private final int[] place;

    Vsids(int candidates, Trail trail, Phases phases) {
        this.trail = trail;
        this.phases = phases;
        activity = new double[candidates];
        heap = new int[candidates];
        place = new int[candidates];
    }

    @Override
    public void begin() {
        step = 1;
        Arrays.fill(activity, 0);
        size = heap.length;
        for (int i = 0; i < size; i++) {
            heap[i] = i;
            place[i] = i;
        }
    }

    @Override
    public int choose() {
        while (size > 0) {
            int candidate = heap[0];
            place[candidate] = -1;
            size--;
            if (size > 0) sink(heap[size], 0);
            if (trail.value(Literal.is(candidate)) == 0) return phases.literal(candidate);
        }
        return Literal.NONE;
    }

    @Override
    public void met(int candidate) {
        activity[candidate] += step;
        if (activity[candidate] > MOST) rescale();
        if (place[candidate] >= 0) rise(candidate, place[candidate]);
    }

    private void rescale() {
        for (int i = 0; i < activity.length; i++) activity[i] /= MOST;
        step /= MOST;
    }

    @Override
    public void conflict(Ints literals) {
        step *= GROWTH;
    }

    @Override
    public void undone(int literal) {
        int candidate = Literal.candidate(literal);
        if (place[candidate] < 0) rise(candidate, size++);
    }

    /** Puts a candidate where there is room, or above. */
    private void rise(int candidate, int room) {
        int at = room;
        while (at > 0) {
            int parent = (at - 1) >> 1;
            if (activity[heap[parent]] >= activity[candidate]) break;
            put(heap[parent], at);
            at = parent;
        }
        put(candidate, at);
    }

    /** Puts a candidate where there is room, or below. */
    private void sink(int candidate, int room) {
        int at = room;
        while (true) {
            int child = 2 * at + 1;
            if (child >= size) break;
            if (child + 1 < size && activity[heap[child + 1]] > activity[heap[child]]) child++;
            if (activity[heap[child]] <= activity[candidate]) break;
            put(heap[child], at);
            at = child;
        }
        put(candidate, at);
    }

    private void put(int candidate, int at) {
        heap[at] = candidate;
        place[candidate] = at;
    }
}
