package crosshatch.results;

import java.util.Locale;

/** When a run took place. Tables use only measured runs, unless a caller chooses others. */
public enum Phase {
    /** Before the measured runs, while the JVM still compiles. */
    WARMUP,
    /** A run after warm-up. */
    MEASURED,
    /**
     * Without warm-up: each run the first of a fresh JVM, or, where solvers share one JVM, from the first run of each on. Or the
     * JVMs of the solver ended in the warm-up, again and again.
     */
    COLD,
    /** Something kept the run off the processors, and it was run again. The second run is the one that counts. */
    DISTURBED;

    private final String word = name().toLowerCase(Locale.ROOT);

    /** The word in records: {@code measured}. */
    public String word() {
        return word;
    }
}
