package crosshatch.experiment.study.bench;

import java.util.Locale;

/** The ways to share out puzzles among threads. */
public enum Schedule {
    /** A thread that is free takes the next puzzles. */
    QUEUE,
    /** Each thread has its equal part from the beginning, as in P. Norvig's program. */
    SHARDS;

    /** The word in tables. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
