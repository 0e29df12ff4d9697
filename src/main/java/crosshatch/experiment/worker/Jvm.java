package crosshatch.experiment.worker;

import java.time.Duration;

/** Detects whether this JVM is ending, because an interruption of this JVM also ends its workers. */
final class Jvm {
    private static final Duration PAUSE = Duration.ofMillis(50);
    /** The most pauses before a worker's end counts as its own; a signal to all processes does not act on all at once. */
    private static final int MOST_PAUSES = 20;
    /** The longest wait for the end of this program. */
    private static final Duration ENDING_PAUSE = Duration.ofMinutes(1);

    private Jvm() {}

    /**
     * Waits for the end of this program if it is ending; else returns after a second. An interruption of this program also interrupts
     * its workers, and must not count as a crash.
     */
    static void waitForTheEnd() {
        for (int step = 0; step < MOST_PAUSES; step++) {
            if (isEnding()) {
                pause(ENDING_PAUSE);
                return;
            }
            pause(PAUSE);
        }
    }

    /** Returns whether the JVM is ending: only then it refuses new shutdown hooks. */
    private static boolean isEnding() {
        Thread none = new Thread(() -> {});
        try {
            Runtime.getRuntime().addShutdownHook(none);
            Runtime.getRuntime().removeShutdownHook(none);
            return false;
        } catch (IllegalStateException ending) {
            return true;
        }
    }

    static void pause(Duration time) {
        try {
            Thread.sleep(time.toMillis());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
