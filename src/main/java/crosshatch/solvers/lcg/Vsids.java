package crosshatch.solvers.lcg;

import crosshatch.base.Ints;
import java.util.Arrays;

/**
 * The candidate that was met most in recent conflicts: VSIDS (M. Moskewicz et al., DAC 2001), as in MiniSat (N. Eén and N. Sörensson,
 * SAT 2003): what counts grows by a constant factor with each conflict, so that older ones fade. Of candidates met as often the
 * first in the order of the heap.
 *
 * <p>Measured without Hall sets on 300 quasigroups of 35 digits with 35 % holes, conflicts in the mean by the factor with which what counted fades: 0.8,
 * 15,110; 0.9, 10,315; 0.95 as in MiniSat, 8,359; 0.98, 7,380; 0.99, 7,043; 0.995, 6,758; 0.999, 6,500. On Sudokus of order 5 with
 * 54 % holes: 0.95, 1,371; 0.99, 1,097; 0.995, 1,088; 0.999, 952. With 0.999 a run took no less time: 253 and 278 ms, 27 and 30 ms.
 */
final class Vsids implements DecisionSelector {
    private static final double STEP_GROWTH = 1 / 0.995;
    private static final double MOST_ACTIVITY = 1e100;
    /** At first candidates of cells with few candidates are ahead, by less than one conflict counts. */
    private static final double HEAD_START = 0.1;

    static final int NO_CANDIDATE = -1;

    private final ExactlyOneSets slots;
    private final Trail trail;
    private final Singles singles;
    private final Phases phases;
    private final double[] activity;
    private double step;
    /** A binary heap of candidates, the most active one first; the open ones are all in it. */
    private final int[] heap;

    private int size;
    /** Where in the heap a candidate is; -1 if it is not. */
    private final int[] place;

    Vsids(ExactlyOneSets slots, Trail trail, Singles singles, Phases phases) {
        this.slots = slots;
        this.trail = trail;
        this.singles = singles;
        this.phases = phases;
        int candidates = slots.mostCandidates();
        activity = new double[candidates];
        heap = new int[candidates];
        place = new int[candidates];
    }

    @Override
    public void begin() {
        step = 1;
        size = 0;
        Arrays.fill(place, -1);
        for (int candidate = 0; candidate < slots.candidates(); candidate++) {
            activity[candidate] = 0;
            if (trail.value(Literal.is(candidate)) != 0) continue;
            activity[candidate] = HEAD_START / Long.bitCount(singles.open(slots.cell(candidate)));
            rise(candidate, size++);
        }
    }

    @Override
    public int choose() {
        int candidate = first();
        return candidate == NO_CANDIDATE ? Literal.NONE : phases.literal(candidate);
    }

    /** The most active open candidate; {@link #NO_CANDIDATE} if none is open. It is the heap's first. */
    int first() {
        while (size > 0) {
            int candidate = heap[0];
            if (trail.value(Literal.is(candidate)) == 0) return candidate;
            place[candidate] = -1;
            size--;
            if (size > 0) sink(heap[size], 0);
        }
        return NO_CANDIDATE;
    }

    /** Of the heap, in which all open candidates are, and others. */
    int size() {
        return size;
    }

    /** The heap's, from 0; each is as active as twice its index plus one and plus two are, or more. */
    int candidate(int index) {
        return heap[index];
    }

    double activity(int candidate) {
        return activity[candidate];
    }

    @Override
    public int levelToKeep() {
        int next = first();
        int kept = 0;
        while (next != NO_CANDIDATE
                && kept < trail.level()
                && activity[Literal.candidate(trail.decision(kept + 1))] > activity[next]) kept++;
        return kept;
    }

    @Override
    public void met(int candidate) {
        activity[candidate] += step;
        if (activity[candidate] > MOST_ACTIVITY) rescale();
        if (place[candidate] >= 0) rise(candidate, place[candidate]);
    }

    private void rescale() {
        for (int i = 0; i < slots.candidates(); i++) activity[i] /= MOST_ACTIVITY;
        step /= MOST_ACTIVITY;
    }

    @Override
    public void conflict(Ints literals) {
        step *= STEP_GROWTH;
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
