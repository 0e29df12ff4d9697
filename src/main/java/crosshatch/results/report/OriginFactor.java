package crosshatch.results.report;

import crosshatch.base.Worded;

/** A property by which experiments can be compared instead of pooled. */
public enum OriginFactor implements Worded {
    /** Compares each experiment with the others. */
    EXPERIMENT,
    /** Compares commits of the program. */
    COMMIT,
    /** Compares machines by processor, hardware threads, memory, operating system and JVM. */
    MACHINE
}
