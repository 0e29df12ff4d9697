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
 * Collects findings, and keeps only one finding for each cause. A fault that no known cause explains is tried again, reduced, and
 * written with everything needed to reproduce it. One thread does this slow work while the hunt goes on.
 */
final class HuntFindings {
    private static final int MOST_TRIES = 600;
    /** The longest time for one reduction, because other faults wait. */
    private static final int MOST_SECONDS = 60;
    /** The most slow tries of one reduction, each of which starts processes. */
    private static final int MOST_SLOW_TRIES = 60;
    /** The most tries for a solver that hangs; each lasts until the process is ended. */
    private static final int TRIES_OF_HANGS = 8;
    /** The time limit for a repeated hang, because on a busy machine a process may halt for seconds. */
    private static final long PATIENCE_NANOS = Duration.ofSeconds(30).toNanos();

    /** The tries to repeat a fault, because runs with several threads differ. */
    private static final int TRIES_TO_REPEAT = 3;
    /** The most causes kept for one family and kind of fault. */
    private static final int MOST_ALIKE = 12;

    private static final String NOT_REPEATED =
            "The case was not reduced, because the fault of the reduced case did not occur again in a fresh process.";

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
     * Begins with earlier findings.
     *
     * @param seconds returns the time of the hunt until now
     * @param known the findings of an earlier start
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

    /** Returns all causes, in the order of discovery. */
    List<Cause> causes() {
        return List.copyOf(causes);
    }

    /** Returns the number of faults that could not be repeated; they are only counted. */
    long unrepeated() {
        return unrepeated.get();
    }

    /** Returns whether a fault of the last puzzle is new enough to be examined. May be called by any thread. */
    boolean takes(HuntCase huntCase, Fault fault, long round) {
        return !isExplained(huntCase, fault) && notices.add(new Notice(huntCase, fault, round));
    }

    /** Examines one of the accepted faults. May be called by one thread at a time. */
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
        Shrinking shrinking = new Shrinking(catalog, huntCase, isSameFault(fault), timeLeft(huntCase, fault));
        HuntCase smallest = shrinking.smallest();
        Optional<Fault> last = again(smallest, fault);
        HuntCase shown = last.isPresent() ? smallest : huntCase;
        Cause cause = Cause.of(shown, fault);
        if (causes.contains(cause)) return;
        causes.add(cause);
        String reduction = last.isPresent() ? shrinking.inWords() : NOT_REPEATED;
        HuntFinding finding =
                new HuntFinding(causes.size(), cause, last.orElse(fault), shown, reduction, round, seconds.getAsLong());
        reproducer.write(finding);
        journal.add(new HuntJournal.Found(finding.number(), cause, finding.name(), round, finding.seconds()));
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

    /** Returns the last puzzle alone if that fails, or the whole case if that fails; empty if neither does. */
    private Optional<HuntCase> repeated(HuntCase huntCase, Fault fault) {
        int attempts = fault.kind() == Fault.Kind.HANG ? 1 : TRIES_TO_REPEAT;
        HuntCase alone = huntCase.withPuzzles(List.of(huntCase.last()));
        return Stream.concat(Stream.of(alone), Stream.generate(() -> huntCase).limit(attempts))
                .filter(each -> again(each, fault).isPresent())
                .findFirst();
    }

    /** Runs a case in its own process, and returns the fault if it is of the same kind. */
    private Optional<Fault> again(HuntCase huntCase, Fault fault) {
        return retrial.inProcess(huntCase).filter(fault::isLike);
    }

    private Predicate<HuntCase> isSameFault(Fault fault) {
        return fault.isDangerous()
                ? huntCase -> again(huntCase, fault).isPresent()
                : huntCase -> retrial.here(huntCase).filter(fault::isLike).isPresent();
    }

    /** Returns a condition for further tries. */
    private BooleanSupplier timeLeft(HuntCase huntCase, Fault fault) {
        long end = seconds.getAsLong() + MOST_SECONDS;
        AtomicInteger tries = new AtomicInteger(tries(huntCase, fault));
        return () -> tries.getAndDecrement() > 0 && seconds.getAsLong() < end;
    }

    private static int tries(HuntCase huntCase, Fault fault) {
        if (fault.kind() == Fault.Kind.HANG) return TRIES_OF_HANGS;
        boolean slow = fault.isDangerous() || huntCase.solver().family().runsInOwnProcess();
        return slow ? MOST_SLOW_TRIES : MOST_TRIES;
    }

    /**
     * A fault before its examination.
     *
     * @param huntCase a case that fails at its last puzzle
     * @param round the round of discovery
     */
    private record Notice(HuntCase huntCase, Fault fault, long round) {
        /** Returns the properties by which faults look alike before their examination. */
        private List<Object> traits() {
            return List.of(huntCase.solver().family().name(), fault.kind(), fault.detail());
        }
    }

    /** The queue of faults to examine, in which new-looking faults come first. May be used by any thread. */
    private static final class Notices {
        /** The most waiting faults that look alike, because most of them share a cause. */
        private static final int MOST_WAITING = 3;

        private final List<Notice> waiting = new ArrayList<>();
        /** The number of examined faults with the same properties. */
        private final Map<List<Object>, Integer> examined = new HashMap<>();

        /** Adds a fault; returns whether it waits now, so that a thread should take one. */
        synchronized boolean add(Notice notice) {
            List<Object> traits = notice.traits();
            long isSameFault = waiting.stream()
                    .filter(each -> each.traits().equals(traits))
                    .count();
            return isSameFault < MOST_WAITING && waiting.add(notice);
        }

        /** Takes the oldest fault among those whose properties were examined least often. At least one must wait. */
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
