package crosshatch.experiment.study.hunt;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Faults that wait to be examined. Of what looks new the examination comes first. For any thread. */
final class Notices {
    /** That look alike; most will have the same cause, and others come again. */
    private static final int MOST_WAITING = 3;

    /**
     * A fault as it was noticed.
     *
     * @param huntCase fails at its last puzzle
     * @param round in which it did
     */
    record Notice(HuntCase huntCase, Fault fault, long round) {
        private Look look() {
            return new Look(huntCase.solver().family().name(), fault.kind(), fault.detail());
        }
    }

    /** What is known of a fault before it is examined. */
    private record Look(String family, Fault.Kind kind, String detail) {}

    private final List<Notice> waiting = new ArrayList<>();
    /** How often a look was examined. */
    private final Map<Look, Integer> examined = new HashMap<>();

    /** Returns whether it waits now; then somebody is to take one. */
    synchronized boolean add(Notice notice) {
        Look look = notice.look();
        long alike = waiting.stream().filter(each -> each.look().equals(look)).count();
        return alike < MOST_WAITING && waiting.add(notice);
    }

    /** The one to be examined next: whose look was examined least often, the oldest of these. One waits. */
    synchronized Notice take() {
        Notice next = waiting.stream()
                .min(Comparator.comparingInt(notice -> examined.getOrDefault(notice.look(), 0)))
                .orElseThrow();
        waiting.remove(next);
        examined.merge(next.look(), 1, Integer::sum);
        return next;
    }
}
