package crosshatch.hunt;

import crosshatch.catalog.SolverCatalog;
import crosshatch.solver.Limits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What was found: each cause once. A fault that nothing explains yet is tried again, made small, and written down with all that
 * is needed to see it. One thread at a time.
 */
final class Findings {
    private static final int MOST_TRIES = 600;
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
    private final List<Cause> causes = new ArrayList<>();
    private long unrepeated;

    /** @param known from an earlier start */
    Findings(
            SolverCatalog catalog,
            Retrial retrial,
            Journal journal,
            Reproducer reproducer,
            HuntWatch watch,
            List<Journal.Found> known) {
        this.catalog = catalog;
        this.retrial = retrial;
        this.journal = journal;
        this.reproducer = reproducer;
        this.watch = watch;
        known.forEach(found -> causes.add(found.cause()));
    }

    /** All causes, in the order of discovery. */
    synchronized List<Cause> causes() {
        return List.copyOf(causes);
    }

    /** Faults that did not come again: they are counted, and nothing is said of them. */
    synchronized long unrepeated() {
        return unrepeated;
    }

    /**
     * A fault was found.
     *
     * @param found fails at its last puzzle
     * @param seconds of hunting until now
     */
    synchronized void add(Trial found, Fault fault, long round, long seconds) {
        if (isExplained(found, fault)) return;
        Trial trial = fault.kind() == Fault.Kind.HANG ? patient(found) : found;
        if (!isRepeated(trial, fault)) {
            unrepeated++;
            return;
        }
        Trial smallest = new Shrinking(catalog, trial, alike(fault), tries(trial, fault)).smallest();
        Optional<Fault> last = again(smallest, fault);
        Trial shown = last.isPresent() ? smallest : trial;
        Cause cause = Cause.of(shown, fault);
        if (causes.contains(cause)) return;
        causes.add(cause);
        Finding finding = new Finding(causes.size(), cause, last.orElse(fault), shown, round, seconds);
        reproducer.write(finding);
        journal.add(new Journal.Found(finding.number(), cause, finding.name(), round, seconds));
        watch.found(cause.words() + ": " + finding.name(), seconds);
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
        return slow ? MOST_SLOW_TRIES : MOST_TRIES;
    }
}
