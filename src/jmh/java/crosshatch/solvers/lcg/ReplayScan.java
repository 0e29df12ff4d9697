package crosshatch.solvers.lcg;

import crosshatch.base.Ints;
import java.util.Arrays;

/**
 * The order of {@code CandidateOrder} inside Sat4j: all candidates are scanned at each decision, and the open places of slots are counted one by
 * one, as literals come and go. As there, a heap is kept up to date although the scan does not need it. Activities and the longest trail
 * are {@code lcg}'s.
 */
final class ReplayScan implements DecisionSelector {
    private final ExactlyOneSets slots;
    private final Trail trail;
    private final Phases phases;
    private final Vsids vsids;
    private final LongestTrail target;
    /** By slot. */
    private final int[] open;
    /** The candidates of cells with more than one. */
    private final Ints scanned = new Ints();
    /** Everything on the trail before this was counted. */
    private int head;

    ReplayScan(ExactlyOneSets slots, Trail trail, Singles singles, Phases phases) {
        this.slots = slots;
        this.trail = trail;
        this.phases = phases;
        vsids = new Vsids(slots, trail, singles, phases);
        target = new LongestTrail(slots.mostCandidates(), trail);
        open = new int[slots.count()];
    }

    @Override
    public void begin() {
        vsids.begin();
        target.begin();
        Arrays.fill(open, 0);
        scanned.clear();
        for (int candidate = 0; candidate < slots.candidates(); candidate++) {
            add(candidate, 1);
            if (Long.bitCount(slots.numbered(slots.cell(candidate))) > 1) scanned.add(candidate);
        }
        head = 0;
    }

    private void add(int candidate, int change) {
        int end = slots.firstSpot(candidate + 1);
        for (int i = slots.firstSpot(candidate); i < end; i++) open[ExactlyOneSets.slot(slots.spot(i))] += change;
    }

    private void count() {
        for (; head < trail.size(); head++) add(Literal.candidate(trail.literal(head)), -1);
    }

    @Override
    public int choose() {
        count();
        int chosen = Vsids.NO_CANDIDATE;
        double most = -1;
        for (int i = 0; i < scanned.size(); i++) {
            int candidate = scanned.get(i);
            double score = vsids.activity(candidate) * target.preference(candidate);
            if (score <= most || trail.value(Literal.is(candidate)) != 0) continue;
            score /= Math.max(1, otherPlaces(candidate));
            if (score <= most) continue;
            most = score;
            chosen = candidate;
        }
        return chosen == Vsids.NO_CANDIDATE ? Literal.NONE : phases.literal(chosen);
    }

    private int otherPlaces(int candidate) {
        int others = 0;
        int end = slots.firstSpot(candidate + 1);
        for (int i = slots.firstSpot(candidate); i < end; i++) {
            others += open[ExactlyOneSets.slot(slots.spot(i))] - 1;
        }
        return others;
    }

    @Override
    public void met(int candidate) {
        vsids.met(candidate);
    }

    @Override
    public void conflict(Ints literals) {
        count();
        vsids.conflict(literals);
        target.conflict();
    }

    @Override
    public void undone(int literal) {
        vsids.undone(literal);
        // The trail has dropped the literal already, as Singles says.
        if (trail.size() >= head) return;
        head = trail.size();
        add(Literal.candidate(literal), 1);
    }
}
