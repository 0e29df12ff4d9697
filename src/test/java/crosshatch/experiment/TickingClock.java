package crosshatch.experiment;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A clock that goes on by the same step at each look at its time, whatever the machine is busy with: a limit on time ends a solver
 * that looks as often as before at the same decision as before.
 */
public final class TickingClock implements Clock {
    private final long step;
    private final AtomicLong now = new AtomicLong();

    /** A clock that goes on by so much at each look. */
    public TickingClock(Duration step) {
        this.step = step.toNanos();
    }

    @Override
    public long nanoTime() {
        return now.addAndGet(step);
    }
}
