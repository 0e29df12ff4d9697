package crosshatch.results;

import java.util.Locale;

/** The phase of an experiment in which a run took place. Tables use only measured runs, unless a caller chooses others. */
public enum Phase {
    /** The run precedes the measured runs, while the JVM still compiles. */
    WARMUP,
    /** The run follows a warm-up. */
    MEASURED,
    /**
     * The run has no warm-up: it is the first run of a fresh JVM, or solvers share one JVM without warm-up. Runs are also
     * cold if the JVMs of the solver repeatedly ended during warm-up.
     */
    COLD,
    /** Other work kept the run off the processors, so it was repeated. Only the repeated run is counted. */
    DISTURBED;

    private final String word = name().toLowerCase(Locale.ROOT);

    /** Returns the word in records: {@code measured}. */
    public String word() {
        return word;
    }
}
