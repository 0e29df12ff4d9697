package crosshatch.instances.generate;

import crosshatch.base.InputException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;

/**
 * Makes random things on several threads. Each attempt has its own random numbers, from a seed that one generator draws in order.
 * Results are used in this order, so they do not depend on the number of threads.
 */
public final class Attempts<T> {
    /** The number of attempts at the same time per thread: enough to keep all threads busy while one attempt takes long. */
    private static final int ATTEMPTS_AHEAD = 64;

    private final Supplier<Function<UniformRandomProvider, T>> makers;
    private final int jobs;

    /**
     * Makes a source of attempts.
     *
     * @param makers makes the maker of each thread
     */
    public Attempts(Supplier<Function<UniformRandomProvider, T>> makers, int jobs) {
        this.makers = makers;
        this.jobs = jobs;
    }

    /**
     * Passes on attempts in order, in the calling thread.
     *
     * @param wantsMore receives an attempt, and returns whether to continue
     * @throws InputException if an attempt throws it
     */
    public void forEach(long seed, Predicate<T> wantsMore) {
        UniformRandomProvider seeds = RandomSource.SPLIT_MIX_64.create(seed);
        ThreadLocal<Function<UniformRandomProvider, T>> makerOfThread = ThreadLocal.withInitial(makers);
        Deque<Future<T>> underWay = new ArrayDeque<>();
        ExecutorService threads = Executors.newFixedThreadPool(jobs);
        try {
            boolean more = true;
            while (more) {
                while (underWay.size() < ATTEMPTS_AHEAD * jobs) {
                    long attemptSeed = seeds.nextLong();
                    underWay.add(threads.submit(
                            () -> makerOfThread.get().apply(RandomSource.XO_SHI_RO_256_PP.create(attemptSeed))));
                }
                more = wantsMore.test(result(underWay.remove()));
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static <T> T result(Future<T> future) {
        try {
            return future.get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new InputException("interrupted", interrupted);
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException cause) throw cause;
            throw new AssertionError("an attempt throws nothing that is checked", failed);
        }
    }
}
