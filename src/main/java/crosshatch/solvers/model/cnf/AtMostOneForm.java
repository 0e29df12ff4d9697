package crosshatch.solvers.model.cnf;

/** The encodings of "at most one" in clauses. */
public enum AtMostOneForm {
    PAIRWISE("a binary clause for each pair"),
    SEQUENTIAL("a counter along the literals (Sinz 2005)"),
    PRODUCT("rows and columns of a rectangle (Chen 2010)"),
    COMMANDER("groups of three with a commander each (Klieber and Kwon 2007)"),
    BIMANDER("groups numbered in binary (Nguyen and Mai 2015)");

    private final String meaning;

    AtMostOneForm(String meaning) {
        this.meaning = meaning;
    }

    /** Returns the meaning, for people. */
    public String meaning() {
        return meaning;
    }

    /**
     * Makes the writer of this encoding.
     *
     * @param pool the source of auxiliary variables; not used by {@link #PAIRWISE}
     */
    public AtMostOne into(ClauseSink sink, VariablePool pool) {
        return switch (this) {
            case PAIRWISE -> new Pairwise(sink);
            case SEQUENTIAL -> new SequentialCounter(sink, pool);
            case PRODUCT -> new ProductAtMostOne(sink, pool);
            case COMMANDER -> new Commander(sink, pool);
            case BIMANDER -> new Bimander(sink, pool);
        };
    }
}
