package crosshatch.experiment.study.reproduce;

/** The outcome of a figure. */
public enum Outcome {
    /** The value, at its precision. */
    EXACT("exact", true),
    /** A time within the tolerance. */
    WITHIN("within", true),
    /** Something else, for a known reason. */
    DIFFERS("differs", true),
    /** Something else, and nothing explains it. */
    UNEXPLAINED("UNEXPLAINED", false),
    /** A puzzle set is not here. */
    NEEDS_DATA("needs data", true),
    /** No value could be taken: a solver broke or was wrong. */
    FAILED("FAILED", false);

    private final String words;
    private final boolean acceptable;

    Outcome(String words, boolean acceptable) {
        this.words = words;
        this.acceptable = acceptable;
    }

    /** The outcome in words, for people. */
    public String words() {
        return words;
    }

    /** Whether the program may call this a success. */
    public boolean acceptable() {
        return acceptable;
    }
}
