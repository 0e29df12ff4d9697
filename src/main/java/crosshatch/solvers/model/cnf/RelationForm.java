package crosshatch.solvers.model.cnf;

/**
 * The encodings of a relation in clauses. All encode relations of two cells in one way: each digit of a cell implies one of the
 * compatible digits of the other (supports; I. Gent, ECAI 2002).
 */
public enum RelationForm {
    TUPLES("a variable for each filling of the cells; where there are more than " + FillingsRelation.MOST_FILLINGS
            + ", as diagram"),
    COUNTER(
            "variables that count along the cells: the sum so far, the values of nValues, or the positions of a circuit; any other"
                    + " relation as diagram"),
    DIAGRAM(
            "variables for the nodes and edges of a reduced decision diagram (Abío, Gange, Mayer-Eichberger, Stuckey 2016);"
                    + " where it is too large, as counter");

    private final String meaning;

    RelationForm(String meaning) {
        this.meaning = meaning;
    }

    /** Returns the meaning, for people. */
    public String meaning() {
        return meaning;
    }
}
