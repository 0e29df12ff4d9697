package crosshatch.results;

import java.util.Locale;

/** When a run took place. Tables use measured runs only, unless told otherwise. */
public enum Phase {
    /** Before the measured runs, while the JVM still compiles. */
    WARMUP,
    /** After warm-up. */
    MEASURED,
    /** Without warm-up, from the first run of each solver on. Only the very first one meets a JVM that has run nothing. */
    COLD;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
