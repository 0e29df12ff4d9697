package crosshatch.experiment.study.hunt;

import crosshatch.solver.Limits;
import crosshatch.solvers.catalog.SolverCatalog;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What was found: each cause once. A fault that nothing explains yet is tried again, made small, and written down with all that
 * is needed to see it, which takes a while: by one thread, while those that hunt go on.
 */
final class HuntFindings {
    private static final int MOST_TRIES = 600;
    /** Of making one small: others wait. */
    private static final int MOST_SECONDS = 60;
    /** Each starts a process, or several. */
    private static final int MOST_SLOW_TRIES = 60;
    /** Each waits until somebody ends it. */
    private static final int TRIES_OF_HANGS = 8;
    /** On a busy machine a process may stand still for seconds: one that does not end is given this long. */
    private static final long PATIENCE_NANOS = Duration.ofSeconds(30).toNanos();

    /** What several threads do may differ from time to time. */
    private static final int TRIES_TO_REPEAT = 3;
    /** Causes of one family and kind; more of them say little more. */
    private static final int MOST_ALIKE = 12;

    private final SolverCatalog catalog;
    private final Retrial retrial;
    private final HuntJournal journal;
    private final Reproducer reproducer;
    private final Hunt.Listener listener;
    private final LongSupplier seconds;
    private final List<Cause> causes = new CopyOnWriteArrayList<>();
    private final Notices notices = new Notices();
    private final AtomicLong unrepeated = new AtomicLong();

    /**
     * @param seconds of hunting until now
     * @param known from an earlier start
     */
    HuntFindings(
            SolverCatalog catalog,
            Retrial retrial,
            HuntJournal journal,
            Reproducer reproducer,
            Hunt.Listener listener,
            LongSupplier seconds,
            HuntJournal.Content known) {
        this.catalog = catalog;
        this.retrial = retrial;
        this.journal = journal;
        this.reproducer = reproducer;
        this.listener = listener;
        this.seconds = seconds;
        known.findings().forEach(found -> causes.add(found.cause()));
        unrepeated.set(known.unrepeated().size());
    }

    /** All causes, in the order of discovery. */
    List<Cause> causes() {
        return List.copyOf(causes);
    }

    /** Faults that did not come again: they are counted, and nothing is said of them. */
    long unrepeated() {
        return unrepeated.get();
    }

    /** Returns whether a fault of the last puzzle is to be examined, now or later; for any thread. */
    boolean takes(HuntCase huntCase, Fault fault, long round) {
        return !isExplained(huntCase, fault) && notices.add(new Notice(huntCase, fault, round));
    }

    /** Examines one of those that were taken; by one thread at a time. */
    void examineNext() {
        Notice notice = notices.take();
        if (!isExplained(notice.huntCase(), notice.fault())) examine(notice.huntCase(), notice.fault(), notice.round());
    }

    private void examine(HuntCase found, Fault fault, long round) {
        Optional<HuntCase> repeated = repeated(fault.kind() == Fault.Kind.HANG ? patient(found) : found, fault);
        if (repeated.isEmpty()) {
            unrepeated.incrementAndGet();
            journal.add(new HuntJournal.Unrepeated(
                    found.solver().toString(), fault.kind().word(), fault.detail(), round));
            return;
        }
        HuntCase huntCase = repeated.get();
        HuntCase smallest = new Shrinking(catalog, huntCase, alike(fault), left(huntCase, fault)).smallest();
        Optional<Fault> last = again(smallest, fault);
        HuntCase shown = last.isPresent() ? smallest : huntCase;
        Cause cause = Cause.of(shown, fault);
        if (causes.contains(cause)) return;
        causes.add(cause);
        HuntFinding finding =
                new HuntFinding(causes.size(), cause, last.orElse(fault), shown, round, seconds.getAsLong());
        reproducer.write(finding);
        String task = Conformance.task(shown.question(), finding.fault().refutes());
        journal.add(new HuntJournal.Found(finding.number(), cause, task, finding.name(), round, finding.seconds()));
        listener.found(cause.words() + ": " + finding.name(), finding.seconds());
    }

    private static HuntCase patient(HuntCase huntCase) {
        Limits limits = huntCase.limits();
        return huntCase.withLimits(new Limits(PATIENCE_NANOS, limits.decisions(), limits.conflicts()));
    }

    private boolean isExplained(HuntCase huntCase, Fault fault) {
        if (causes.stream().anyMatch(cause -> cause.explains(huntCase, fault))) return true;
        return causes.stream()
                        .filter(cause ->
                                cause.family().equals(huntCase.solver().family().name())
                                        && cause.kind() == fault.kind())
                        .count()
                >= MOST_ALIKE;
    }

    /** The last puzzle alone, if that fails, else all of them; empty if neither fails again. */
    private Optional<HuntCase> repeated(HuntCase huntCase, Fault fault) {
        int attempts = fault.kind() == Fault.Kind.HANG ? 1 : TRIES_TO_REPEAT;
        HuntCase alone = huntCase.withPuzzles(List.of(huntCase.last()));
        return Stream.concat(Stream.of(alone), Stream.generate(() -> huntCase).limit(attempts))
                .filter(each -> again(each, fault).isPresent())
                .findFirst();
    }

    /** The same kind of fault, in a process of its own. */
    private Optional<Fault> again(HuntCase huntCase, Fault fault) {
        return retrial.inProcess(huntCase).filter(fault::isLike);
    }

    private Predicate<HuntCase> alike(Fault fault) {
        return fault.isDangerous()
                ? huntCase -> again(huntCase, fault).isPresent()
                : huntCase -> retrial.here(huntCase).filter(fault::isLike).isPresent();
    }

    /** Whether another try is worth it. */
    private BooleanSupplier left(HuntCase huntCase, Fault fault) {
        long end = seconds.getAsLong() + MOST_SECONDS;
        AtomicInteger tries = new AtomicInteger(tries(huntCase, fault));
        return () -> tries.getAndDecrement() > 0 && seconds.getAsLong() < end;
    }

    private static int tries(HuntCase huntCase, Fault fault) {
        if (fault.kind() == Fault.Kind.HANG) return TRIES_OF_HANGS;
        boolean slow = fault.isDangerous() || huntCase.solver().family().isOutside();
        return slow ? MOST_SLOW_TRIES : MOST_TRIES;
    }

    /**
     * A fault as it was noticed.
     *
     * @param huntCase fails at its last puzzle
     * @param round in which it did
     */
    private record Notice(HuntCase huntCase, Fault fault, long round) {
        /** What is known of a fault before it is examined. */
        private List<Object> traits() {
            return List.of(huntCase.solver().family().name(), fault.kind(), fault.detail());
        }
    }

    /** Faults that wait to be examined. Of what looks new the examination comes first. For any thread. */
    private static final class Notices {
        /** That look alike; most will have the same cause, and others come again. */
        private static final int MOST_WAITING = 3;

        private final List<Notice> waiting = new ArrayList<>();
        /** How often faults with the same traits were examined. */
        private final Map<List<Object>, Integer> examined = new HashMap<>();

        /** Returns whether it waits now; then somebody is to take one. */
        synchronized boolean add(Notice notice) {
            List<Object> traits = notice.traits();
            long alike = waiting.stream()
                    .filter(each -> each.traits().equals(traits))
                    .count();
            return alike < MOST_WAITING && waiting.add(notice);
        }

        /** The one to be examined next: whose traits were examined least often, the oldest of these. One waits. */
        synchronized Notice take() {
            Notice next = waiting.stream()
                    .min(Comparator.comparingInt(notice -> examined.getOrDefault(notice.traits(), 0)))
                    .orElseThrow();
            waiting.remove(next);
            examined.merge(next.traits(), 1, Integer::sum);
            return next;
        }
    }
}
