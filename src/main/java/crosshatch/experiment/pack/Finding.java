package crosshatch.experiment.pack;

/** The referee's finding on one answer. */
public enum Finding {
    /** The grids of the answer show its whole status. */
    BY_GRID("by grid", ""),
    /** The grids of the answer are solutions, and a proof shows that there are no others. */
    BY_PROOF("by proof", ""),
    /** The answer is recorded as wrong, and grids or a proof show that it is. */
    WRONG_AS_RECORDED("wrong, as recorded", ""),
    /** The answer states that there are no other solutions, and nothing shows it. */
    NO_PROOF("no proof", "refutation not shown"),
    /** The answer counts more solutions than records name. */
    NOT_NAMED("not named", "more solutions than records name"),
    /** The answer names a solution whose grid is not in the pack. */
    NO_GRID("no grid", "grid not in the pack"),
    /** The puzzle of the answer is neither in the pack nor here. */
    NO_PUZZLE("no puzzle", "puzzle neither in the pack nor here"),
    /** The answer, or its record, is false. */
    CONTRADICTION("contradiction", "");

    private final String words;
    private final String reason;

    Finding(String words, String reason) {
        this.words = words;
        this.reason = reason;
    }

    /** The finding in words, for people. */
    public String words() {
        return words;
    }

    /** The reason why nothing is shown, for people; empty for findings that show something. */
    public String reason() {
        return reason;
    }
}
