package crosshatch.hunt;

import crosshatch.catalog.SolverCatalog;
import crosshatch.solver.Limits;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.function.Predicate;

/**
 * What was found: each cause once. A fault that nothing explains yet is tried again, made small, and written down with all that
 * is needed to see it, which takes a while: by one thread, while those that hunt go on.
 */
final class Findings {
    private static final int TRIES = 600;
    /** Each starts a process, or several. */
    private static final int SLOW_TRIES = 60;
    /** Each waits until somebody ends it. */
    private static final int TRIES_OF_HANGS = 8;
    /** On a busy machine a process may stand still for seconds: one that does not end is given this long. */
    private static final long PATIENCE_NANOS = Duration.ofSeconds(30).toNanos();

    /** What several threads do may differ from time to time. */
    private static final int TRIES_TO_REPEAT = 3;
    /** Causes of one family and kind; more of them say little more. */
    private static final int MOST_ALIKE = 12;
    /** Faults that look alike and wait to be examined; most will have the same cause, and others come again. */
    private static final int MOST_WAITING = 3;

    /** What is known of a fault before it is examined. */
    private record Look(String family, Fault.Kind kind, String detail) {
        static Look of(Trial trial, Fault fault) {
            return new Look(trial.solver().family().name(), fault.kind(), fault.detail());
        }
    }

    private final SolverCatalog catalog;
    private final Retrial retrial;
    private final Journal journal;
    private final Reproducer reproducer;
    private final HuntWatch watch;
    private final LongSupplier seconds;
    private final List<Cause> causes = new CopyOnWriteArrayList<>();
    private final Map<Look, Integer> waiting = new HashMap<>();
    private final AtomicLong unrepeated = new AtomicLong();

    /**
     * @param seconds of hunting until now
     * @param known from an earlier start
     */
    Findings(
            SolverCatalog catalog,
            Retrial retrial,
            Journal journal,
            Reproducer reproducer,
            HuntWatch watch,
            LongSupplier seconds,
            Journal.Content known) {
        this.catalog = catalog;
        this.retrial = retrial;
        this.journal = journal;
        this.reproducer = reproducer;
        this.watch = watch;
        this.seconds = seconds;
        known.findings().forEach(found -> causes.add(found.cause()));
        unrepeated.set(known.unrepeated());
    }

    /** All causes, in the order of discovery. */
    List<Cause> causes() {
        return List.copyOf(causes);
    }

    /** Faults that did not come again: they are counted, and nothing is said of them. */
    long unrepeated() {
        return unrepeated.get();
    }

    /**
     * Whether a fault is to be examined, which must then be done; for any thread.
     *
     * @param found fails at its last puzzle
     */
    boolean takes(Trial found, Fault fault) {
        if (isExplained(found, fault)) return false;
        synchronized (waiting) {
            if (waiting.getOrDefault(Look.of(found, fault), 0) == MOST_WAITING) return false;
            waiting.merge(Look.of(found, fault), 1, Integer::sum);
            return true;
        }
    }

    /** By one thread at a time. */
    void examine(Trial found, Fault fault, long round) {
        if (!isExplained(found, fault)) examineNew(found, fault, round);
        synchronized (waiting) {
            waiting.merge(Look.of(found, fault), -1, Integer::sum);
        }
    }

    private void examineNew(Trial found, Fault fault, long round) {
        Trial trial = fault.kind() == Fault.Kind.HANG ? patient(found) : found;
        if (!isRepeated(trial, fault)) {
            unrepeated.incrementAndGet();
            journal.add(new Journal.Unrepeated(
                    trial.solver().toString(), fault.kind().word(), fault.detail(), round));
            return;
        }
        Trial smallest = new Shrinking(catalog, trial, alike(fault), tries(trial, fault)).smallest();
        Optional<Fault> last = again(smallest, fault);
        Trial shown = last.isPresent() ? smallest : trial;
        Cause cause = Cause.of(shown, fault);
        if (causes.contains(cause)) return;
        causes.add(cause);
        Finding finding = new Finding(causes.size(), cause, last.orElse(fault), shown, round, seconds.getAsLong());
        reproducer.write(finding);
        journal.add(new Journal.Found(finding.number(), cause, finding.name(), round, finding.seconds()));
        watch.found(cause.words() + ": " + finding.name(), finding.seconds());
    }

    private static Trial patient(Trial trial) {
        Limits limits = trial.limits();
        return trial.withLimits(new Limits(PATIENCE_NANOS, limits.decisions(), limits.conflicts()));
    }

    private boolean isExplained(Trial trial, Fault fault) {
        if (causes.stream().anyMatch(cause -> cause.explains(trial, fault))) return true;
        return causes.stream()
                        .filter(cause ->
                                cause.family().equals(trial.solver().family().name()) && cause.kind() == fault.kind())
                        .count()
                >= MOST_ALIKE;
    }

    private boolean isRepeated(Trial trial, Fault fault) {
        int attempts = fault.kind() == Fault.Kind.HANG ? 1 : TRIES_TO_REPEAT;
        for (int attempt = 0; attempt < attempts; attempt++) {
            if (again(trial, fault).isPresent()) return true;
        }
        return false;
    }

    /** The same kind of fault, in a process of its own. */
    private Optional<Fault> again(Trial trial, Fault fault) {
        return retrial.inProcess(trial).filter(fault::isLike);
    }

    private Predicate<Trial> alike(Fault fault) {
        return fault.isDangerous()
                ? trial -> again(trial, fault).isPresent()
                : trial -> retrial.here(trial).filter(fault::isLike).isPresent();
    }

    private static int tries(Trial trial, Fault fault) {
        if (fault.kind() == Fault.Kind.HANG) return TRIES_OF_HANGS;
        boolean slow = fault.isDangerous() || trial.solver().family().isOutside();
        return slow ? SLOW_TRIES : TRIES;
    }
}
