package crosshatch.experiment.campaign;

import java.util.List;

/** The extent of a comparison where the request leaves it open. */
public enum Scope {
    /** The sets that are shipped, in about a minute. */
    QUICK,
    /** Sets that somebody named. */
    NAMED,
    /** The main job at full size. */
    FULL;

    /** The sets of the main job at full size. */
    public static final List<String> FULL_SETS = List.of("bench250k");

    /** Four paradigms, and the fastest. */
    static final List<String> FULL_SOLVERS = List.of("choco", "cpsat", "sat4j", "engine", "swift");

    private static final int REPETITIONS = 10;

    /** Measured runs of each solver on each puzzle: small sets are answered again and again, unless that starts JVMs. */
    int repetitions(boolean cold) {
        return this == QUICK && !cold ? REPETITIONS : 1;
    }
}
