package crosshatch.experiment.worker;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** How long this JVM waits, while it does not end. */
@Timeout(60)
class JvmTest {
    private static final long MILLI = 1_000_000;

    @Test
    void aPauseTakesAsLongAsItIsSaid() {
        long start = System.nanoTime();
        Jvm.pause(Duration.ofMillis(20));

        assertTrue(System.nanoTime() - start >= 19 * MILLI);
    }

    @Test
    void aThreadThatIsInterruptedPausesNoLongerAndKnowsIt() {
        Thread.currentThread().interrupt();
        Jvm.pause(Duration.ofMinutes(10));

        assertTrue(Thread.interrupted());
    }

    @Test
    void aProgramThatDoesNotEndGoesOnAfterASecond() {
        long start = System.nanoTime();
        Jvm.waitForTheEnd();

        assertTrue(System.nanoTime() - start >= 900 * MILLI);
    }
}
