package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Nothing that fails on another thread is lost, and nobody waits for ever. */
@Timeout(60)
class ThreadsTest {

    @Test
    void oneThreadKeepsTheOrder() {
        List<Integer> done = new ArrayList<>();
        try (Threads threads = new Threads(1, 2)) {
            for (int i = 0; i < 100; i++) {
                int task = i;
                threads.submit(() -> done.add(task));
            }
        }

        assertEquals(IntStream.range(0, 100).boxed().toList(), done);
    }

    @Test
    void aFailureIsThrownToWhoeverClosesIfNobodyHandsOverMore() {
        IllegalStateException broken = new IllegalStateException("broken");
        Threads threads = new Threads(1, 2);
        threads.submit(() -> {
            throw broken;
        });

        assertSame(broken, assertThrows(IllegalStateException.class, threads::close));
    }

    @Test
    void aFailureOfTheRecorderEndsAllLanesWithThatFailure() {
        IllegalStateException full = new IllegalStateException("disk full");

        IllegalStateException thrown = assertThrows(IllegalStateException.class, () -> {
            try (Threads recording = new Threads(1, 2);
                    Threads lanes = new Threads(2, 2)) {
                for (int lane = 0; lane < 2; lane++) {
                    lanes.submit(() -> {
                        while (true) recording.submit(() -> fail(full));
                    });
                }
            }
        });

        assertSame(full, thrown);
    }

    private static void fail(IllegalStateException with) {
        throw with;
    }
}
