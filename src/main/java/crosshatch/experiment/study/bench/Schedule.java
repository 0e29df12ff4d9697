package crosshatch.experiment.study.bench;

import java.util.Locale;

/** How puzzles are shared out among threads. */
public enum Schedule {
    /** A thread that is free takes the next puzzles. */
    QUEUE,
    /** Each thread has its equal part from the beginning, as in P. Norvig's program. */
    SHARDS;

    /** For tables. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
