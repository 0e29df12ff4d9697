package crosshatch.experiment.pack;

/** The referee's finding on one answer. */
public enum Finding {
    /** Its grids show all that it says. */
    BY_GRID("by grid", ""),
    /** Its grids are solutions, and a proof shows that there are no others. */
    BY_PROOF("by proof", ""),
    /** It is recorded as wrong, and grids or a proof show that it is. */
    WRONG_AS_RECORDED("wrong, as recorded", ""),
    /** It says that there are no other solutions, and nothing shows that. */
    NO_PROOF("no proof", "refutation not shown"),
    /** It counts more solutions than records name. */
    NOT_NAMED("not named", "more solutions than records name"),
    /** It names a solution whose grid is not in the pack. */
    NO_GRID("no grid", "grid not in the pack"),
    /** Its puzzle is neither in the pack nor here. */
    NO_PUZZLE("no puzzle", "puzzle neither in the pack nor here"),
    /** The answer, or its record, is false. */
    CONTRADICTION("contradiction", "");

    private final String words;
    private final String reason;

    Finding(String words, String reason) {
        this.words = words;
        this.reason = reason;
    }

    /** For people. */
    public String words() {
        return words;
    }

    /** Why nothing is shown, for people; empty for findings that show something. */
    public String reason() {
        return reason;
    }
}
