package crosshatch.experiment.study.hunt;

import crosshatch.solver.Limits;
import crosshatch.solvers.catalog.SolverCatalog;
import java.time.Duration;
import java.util.List;
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
final class Findings {
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
    private final Journal journal;
    private final Reproducer reproducer;
    private final HuntWatch watch;
    private final LongSupplier seconds;
    private final List<Cause> causes = new CopyOnWriteArrayList<>();
    private final Notices notices = new Notices();
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

    /** Returns whether a fault is to be examined, now or later; for any thread. */
    boolean takes(Notices.Notice notice) {
        return !isExplained(notice.trial(), notice.fault()) && notices.add(notice);
    }

    /** Examines one of those that were taken; by one thread at a time. */
    void examineNext() {
        Notices.Notice notice = notices.take();
        if (!isExplained(notice.trial(), notice.fault())) examine(notice.trial(), notice.fault(), notice.round());
    }

    private void examine(Trial found, Fault fault, long round) {
        Optional<Trial> repeated = repeated(fault.kind() == Fault.Kind.HANG ? patient(found) : found, fault);
        if (repeated.isEmpty()) {
            unrepeated.incrementAndGet();
            journal.add(new Journal.Unrepeated(
                    found.solver().toString(), fault.kind().word(), fault.detail(), round));
            return;
        }
        Trial trial = repeated.get();
        Trial smallest = new Shrinking(catalog, trial, alike(fault), left(trial, fault)).smallest();
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

    /** The last puzzle alone, if that fails, else all of them; empty if neither fails again. */
    private Optional<Trial> repeated(Trial trial, Fault fault) {
        int attempts = fault.kind() == Fault.Kind.HANG ? 1 : TRIES_TO_REPEAT;
        Trial alone = trial.withPuzzles(List.of(trial.last()));
        return Stream.concat(Stream.of(alone), Stream.generate(() -> trial).limit(attempts))
                .filter(each -> again(each, fault).isPresent())
                .findFirst();
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

    /** Whether another try is worth it. */
    private BooleanSupplier left(Trial trial, Fault fault) {
        long end = seconds.getAsLong() + MOST_SECONDS;
        AtomicInteger tries = new AtomicInteger(tries(trial, fault));
        return () -> tries.getAndDecrement() > 0 && seconds.getAsLong() < end;
    }

    private static int tries(Trial trial, Fault fault) {
        if (fault.kind() == Fault.Kind.HANG) return TRIES_OF_HANGS;
        boolean slow = fault.isDangerous() || trial.solver().family().isOutside();
        return slow ? MOST_SLOW_TRIES : MOST_TRIES;
    }
}
