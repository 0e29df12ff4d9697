package crosshatch;

import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How much of a large test runs: all of it in the profile {@code exhaustive}, else a part that is always the same.
 */
public final class Exhaustive {
    /** Whether the profile is on. */
    public static final boolean ON = Boolean.getBoolean("crosshatch.exhaustive");

    private static final int SHARE = 100;

    private Exhaustive() {}

    /** Returns a number of repetitions with random inputs: {@code full}, or one in a hundred, and at least {@code least}. */
    public static int of(int full, int least) {
        return ON ? full : Math.min(full, Math.max(least, full / SHARE));
    }

    /** Returns all cases, or the first one and every {@code stride}-th after it. */
    public static <T> Stream<T> some(Collection<T> all, int stride) {
        List<T> cases = List.copyOf(all);
        if (ON) return cases.stream();
        return IntStream.iterate(0, at -> at < cases.size(), at -> at + stride).mapToObj(cases::get);
    }
}
