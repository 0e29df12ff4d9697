package crosshatch.experiment.study.hunt;

import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import java.time.Duration;
import java.util.Optional;

/** What a solver that ran out of something may say. */
final class Budgets {
    /** On a busy machine a JVM that has just started takes seconds to notice that its time is over. */
    private static final long GRACE_NANOS = Duration.ofSeconds(10).toNanos();

    private Budgets() {}

    /** @param overrunNanos by how much the time limit was exceeded; 0 if it was not, or if there is none */
    static Optional<Fault> fault(Limit met, Limits limits, long overrunNanos) {
        return switch (met) {
            case TIME ->
                overrunNanos >= GRACE_NANOS
                        ? Optional.of(Fault.of(Fault.Kind.HANG, "", "it did not end when its time was over"))
                        : Optional.empty();
            case DECISIONS -> unless(limits.decisions() != Limits.NONE, met);
            case CONFLICTS -> unless(limits.conflicts() != Limits.NONE, met);
            case CPU -> unless(limits.cpuNanos() != Limits.NONE, met);
            case MEMORY -> Optional.of(Fault.of(Fault.Kind.MEMORY, "", "it ran out of memory"));
        };
    }

    private static Optional<Fault> unless(boolean limited, Limit met) {
        if (limited) return Optional.empty();
        return Optional.of(Fault.of(
                Fault.Kind.LIMIT,
                met.word(),
                "it says that its " + met.word() + " are used up, and they have no limit"));
    }
}
