package crosshatch.reproduce;

/** How a figure came out. */
public enum Outcome {
    /** The published value, at the published precision. */
    EXACT("exact", "exact", true),
    /** A time within the tolerance. */
    WITHIN("within", "within tolerance", true),
    /** Something else, for a known reason. */
    DIFFERS("differs", "different for the reasons given", true),
    /** Something else, and nothing explains it. */
    UNEXPLAINED("UNEXPLAINED", "DIFFERENT WITHOUT EXPLANATION", false),
    /** A puzzle set is not here. */
    NEEDS_DATA("needs data", "in need of data", true),
    /** No value could be taken: a solver broke or was wrong. */
    FAILED("FAILED", "FAILED", false);

    private final String words;
    private final String many;
    private final boolean acceptable;

    Outcome(String words, String many, boolean acceptable) {
        this.words = words;
        this.many = many;
        this.acceptable = acceptable;
    }

    /** For people, of one figure. */
    public String words() {
        return words;
    }

    /** For people, of several: "12 …". */
    public String many() {
        return many;
    }

    /** Whether the program may call this a success. */
    public boolean acceptable() {
        return acceptable;
    }
}
