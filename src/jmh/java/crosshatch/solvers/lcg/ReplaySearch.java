package crosshatch.solvers.lcg;

import crosshatch.base.Ints;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import java.util.List;
import java.util.Locale;

/**
 * Decides, learns and jumps as a recording says, with one of twelve implementations of the rest. Each propagates to the same fixpoints, computes
 * a decision of its own and walks from each conflict to the first implication point, but does not use what it finds.
 *
 * <p>Clauses for slots come before {@link Singles}, which then find nothing. They still run, because orders and Hall sets read the places
 * that they keep, so that their work is done with slots in both forms: clauses pay for it too.
 */
final class ReplaySearch {
    /**
     * An implementation of each part.
     *
     * @param order {@link DomVsids} or {@link ReplayScan}
     * @param hall how Hall sets are found and their reasons kept
     * @param slots how propagation knows that each slot has one candidate
     */
    record Variant(Order order, Hall hall, Slots slots) {
        enum Order {
            HEAP,
            SCAN
        }

        enum Hall {
            LAZY,
            EAGER,
            FRESH
        }

        enum Slots {
            IMPLICIT,
            CLAUSES
        }

        static Variant of(String order, String hall, String slots) {
            return new Variant(
                    Order.valueOf(order.toUpperCase(Locale.ROOT)),
                    Hall.valueOf(hall.toUpperCase(Locale.ROOT)),
                    Slots.valueOf(slots.toUpperCase(Locale.ROOT)));
        }
    }

    /** Hears of each fixpoint without a conflict. */
    interface Listener {
        /** @param before size of the trail before the propagation, with the decision */
        void fixpoint(Trail trail, int before);
    }

    private final Variant variant;
    private final ExactlyOneSets slots;
    private final Trail trail;
    private final Singles singles;
    private final Clauses clauses;
    private final Locked locked;
    private final ReplayHallSets hallSets;
    private final Phases phases;
    private final DecisionSelector order;
    private final ReplayAnalysis analysis;
    private final boolean hasSlotClauses;
    private final Ints clause = new Ints();
    /** Whether Hall sets are looked for at all levels: from the first restart on. */
    private boolean everywhere;

    ReplaySearch(Board board, Variant variant) {
        this.variant = variant;
        slots = new ExactlyOneSets(board);
        int candidates = slots.mostCandidates();
        trail = new Trail(candidates);
        Conflict conflict = new Conflict();
        singles = new Singles(slots, trail, conflict, true);
        clauses = new Clauses(candidates, trail, conflict);
        locked = new Locked(slots, trail, singles);
        HallSets ownSets = new HallSets(slots, trail, singles, conflict, false);
        hallSets = switch (variant.hall()) {
            case LAZY -> new ReplayHallSets.Lazy(ownSets);
            case EAGER -> new ReplayHallSets.Eager(ownSets, candidates, trail, conflict);
            case FRESH -> new ReplayFreshHallSets(slots, trail, conflict);
        };
        phases = new Phases(candidates, true);
        order = switch (variant.order()) {
            case HEAP -> new DomVsids(slots, trail, singles, phases, new LongestTrail(candidates, trail));
            case SCAN -> new ReplayScan(slots, trail, singles, phases);
        };
        hasSlotClauses = variant.slots() == Variant.Slots.CLAUSES;
        RelationReasons none = new RelationReasons(slots, trail, singles, conflict, List.of(), List.of());
        Explanations explanations = new Explanations(slots, singles, clauses, locked, ownSets, none);
        analysis = new ReplayAnalysis(candidates, trail, conflict, explanations, hallSets, order);
        trail.listen(singles, order);
        trail.follow(clauses, locked, hallSets);
    }

    /** Puts a puzzle into this form; nothing was propagated. */
    void begin(Puzzle puzzle) {
        trail.begin();
        ReplayRecording.number(slots, puzzle);
        singles.begin();
        clauses.begin();
        locked.begin();
        hallSets.begin(puzzle);
        phases.begin();
        everywhere = false;
        if (hasSlotClauses) addSlotClauses();
        for (int cell = 0; cell < slots.board().cells(); cell++) {
            int given = puzzle.given(cell);
            if (given != 0) trail.assign(Literal.is(slots.candidate(cell, given)), Reason.NONE);
        }
        singles.fillLast();
    }

    /**
     * Does what a recording says, after {@link #begin} for its puzzle.
     *
     * @return a sum over what was found and is not used
     * @throws IllegalStateException if a conflict comes where the recording has none, or none where it has one
     */
    long replay(ReplayRecording recording, Listener listener) {
        long unused = 0;
        int before = trail.size();
        boolean begun = false;
        for (ReplayRecording.Step step : recording.steps()) {
            boolean alive = propagate();
            if (alive == (step.kind() == ReplayRecording.Kind.CLAUSE)) {
                throw new IllegalStateException(variant + ": conflict " + !alive + " before a " + step.kind());
            }
            if (alive) listener.fixpoint(trail, before);
            if (!begun) order.begin();
            begun = true;
            unused += follow(step);
            before = trail.size();
        }
        return unused;
    }

    /** @return something that depends on what is computed */
    private long follow(ReplayRecording.Step step) {
        switch (step.kind()) {
            case DECISION -> {
                if (trail.level() == 0) singles.keepRoot();
                int chosen = order.choose();
                trail.decide(step.literals().get(0));
                return chosen;
            }
            case CLAUSE -> {
                Ints learnt = analysis.learn();
                int last = learnt.get(learnt.size() - 1);
                trail.backTo(step.level());
                assign(step.literals());
                return last;
            }
            default -> {
                everywhere = true;
                trail.backTo(step.level());
                return 0;
            }
        }
    }

    private void assign(Ints learnt) {
        boolean isUnit = learnt.size() == 1;
        int reason = isUnit ? Reason.NONE : Reason.of(Reason.CLAUSE, clauses.add(learnt, Clauses.LBD_OF_KEPT));
        trail.assign(learnt.get(0), reason);
    }

    /** As {@link LearningPropagation}. @return false at a conflict */
    private boolean propagate() {
        while (true) {
            if (!(hasSlotClauses ? propagateClauses() : propagateSingles())) return false;
            int before = trail.size();
            if (locked.isOfUse()) locked.propagate();
            if (trail.size() > before) continue;
            if ((everywhere || trail.level() == 0) && !hallSets.propagate()) return false;
            if (trail.size() == before) return true;
        }
    }

    private boolean propagateSingles() {
        while (true) {
            if (!singles.propagate()) return false;
            if (clauses.isDone()) return true;
            if (!clauses.propagateNext()) return false;
        }
    }

    private boolean propagateClauses() {
        while (!clauses.isDone()) if (!clauses.propagateNext()) return false;
        int before = trail.size();
        if (!singles.propagate() || trail.size() > before) throw new IllegalStateException("clauses missed a single");
        return true;
    }

    private void addSlotClauses() {
        for (int slot = 0; slot < slots.count(); slot++) {
            clause.clear();
            for (long left = singles.open(slot); left != 0; left &= left - 1) {
                clause.add(Literal.is(slots.member(slot, Long.numberOfTrailingZeros(left))));
            }
            if (clause.size() < 2) continue; // fillLast fills it
            if (singles.takesLast(slot)) clauses.add(clause, Clauses.LBD_OF_KEPT);
            addPairs(slot, clause.toArray());
        }
    }

    /** A pair that an earlier slot has too is left out: two cells of a line in a box. */
    private void addPairs(int slot, int[] members) {
        for (int i = 0; i < members.length; i++) {
            for (int j = i + 1; j < members.length; j++) {
                if (firstCommon(Literal.candidate(members[i]), Literal.candidate(members[j])) != slot) continue;
                clause.clear();
                clause.add(Literal.negated(members[i]));
                clause.add(Literal.negated(members[j]));
                clauses.add(clause, Clauses.LBD_OF_KEPT);
            }
        }
    }

    private int firstCommon(int one, int other) {
        for (int i = slots.firstSpot(one); i < slots.firstSpot(one + 1); i++) {
            int slot = ExactlyOneSets.slot(slots.spot(i));
            for (int j = slots.firstSpot(other); j < slots.firstSpot(other + 1); j++) {
                if (ExactlyOneSets.slot(slots.spot(j)) == slot) return slot;
            }
        }
        throw new IllegalArgumentException(one + " and " + other + " share no slot");
    }
}
