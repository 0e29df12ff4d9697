package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
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

    @Test
    void whatWaitsBehindAFailureIsNotBegun() {
        List<String> done = new ArrayList<>();
        CountDownLatch handedOver = new CountDownLatch(1);
        IllegalStateException broken = new IllegalStateException("broken");

        assertThrows(IllegalStateException.class, () -> {
            try (Threads threads = new Threads(1, 3)) {
                threads.submit(() -> {
                    await(handedOver);
                    fail(broken);
                });
                threads.submit(() -> done.add("second"));
                threads.submit(() -> done.add("third"));
                handedOver.countDown();
            }
        });

        assertEquals(List.of(), done);
    }

    @Test
    void whoHandsOverMoreThanMayWaitWaitsUntilSomethingIsDone() {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch goOn = new CountDownLatch(1);
        List<String> done = Collections.synchronizedList(new ArrayList<>());
        try (Threads threads = new Threads(1, 1)) {
            threads.submit(() -> {
                begun.countDown();
                await(goOn);
                done.add("first");
            });
            await(begun);
            Thread other = new Thread(() -> {
                threads.submit(() -> done.add("second"));
                done.add("handed over");
            });
            other.start();
            while (other.getState() != Thread.State.WAITING) Thread.onSpinWait();
            goOn.countDown();
            join(other);
        }

        assertEquals(3, done.size());
        assertEquals("first", done.get(0));
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void anErrorIsThrownAsItIs() {
        AssertionError broken = new AssertionError("broken");
        Threads threads = new Threads(1, 1);
        threads.submit(() -> {
            throw broken;
        });

        assertSame(broken, assertThrows(AssertionError.class, threads::close));
    }

    private static void fail(IllegalStateException with) {
        throw with;
    }
}
