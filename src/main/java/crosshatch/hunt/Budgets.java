package crosshatch.hunt;

import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import java.util.Optional;

/** What a solver that ran out of something may say. */
final class Budgets {
    /** Who has not ended by itself when its time is over is ended from outside a second later. */
    private static final long GRACE_NANOS = 1_000_000_000;

    private Budgets() {}

    /** @param overrunNanos by how much the time limit was exceeded; -1 if that is not known */
    static Optional<Fault> fault(Limit met, Limits limits, long overrunNanos) {
        return switch (met) {
            case TIME ->
                overrunNanos >= GRACE_NANOS
                        ? Optional.of(Fault.of(Fault.Kind.HANG, "", "it was ended a second after its time was over"))
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
