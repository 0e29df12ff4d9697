package crosshatch.solvers.model.cnf;

/**
 * The encodings of a relation in clauses. All encode relations of two cells alike: for each digit of one cell, the digits of
 * the other that go with it (supports; I. Gent, ECAI 2002).
 */
public enum RelationForm {
    TUPLES("a variable for each filling of the cells; where there are more than " + FillingsRelation.MOST_FILLINGS
            + ", as diagram"),
    COUNTER("of a sum, a variable for each \"the first cells add up to v or more\"; any other relation as diagram"),
    DIAGRAM(
            "variables for the nodes and edges of a reduced decision diagram (Abío, Gange, Mayer-Eichberger, Stuckey 2016)");

    private final String meaning;

    RelationForm(String meaning) {
        this.meaning = meaning;
    }

    /** The meaning, for people. */
    public String meaning() {
        return meaning;
    }
}
