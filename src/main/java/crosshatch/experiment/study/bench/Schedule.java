package crosshatch.experiment.study.bench;

import java.util.Locale;

/** How puzzles are shared out among threads. */
public enum Schedule {
    /** Who is free takes the next ones. */
    QUEUE,
    /** Each thread has its equal part from the beginning, as in P. Norvig's program. */
    SHARDS;

    /** For tables. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
