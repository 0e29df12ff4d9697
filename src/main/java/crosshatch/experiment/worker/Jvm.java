package crosshatch.experiment.worker;

import java.time.Duration;

/** This JVM, as a worker's death concerns it. */
final class Jvm {
    private static final Duration PAUSE = Duration.ofMillis(50);
    /** A signal goes to all processes of a terminal at once, but not all act on it at once. */
    private static final int MOST_PAUSES = 20;
    /** Nothing more is recorded of a program that ends; that it ends after all is not waited for without end. */
    private static final Duration ENDING_PAUSE = Duration.ofMinutes(1);

    private Jvm() {}

    /**
     * Whoever interrupts this program interrupts its workers too, which must not count as a crash of theirs: if it is so, this
     * waits for its end. Else it returns after a second.
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

    /** The one thing that a JVM refuses while it ends, and only then. */
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
