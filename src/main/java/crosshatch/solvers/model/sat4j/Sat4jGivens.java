package crosshatch.solvers.model.sat4j;

/** How the givens of a puzzle get into its formula. Knows no class of Sat4j. */
enum Sat4jGivens {
    REDUCED("variables and clauses only for the candidates that the givens leave (Kwon and Jain 2006)"),
    UNIT("a unit clause for each, before all variables and clauses"),
    ASSUMED("assumed before each search of a kept formula of all variables and clauses");

    private final String meaning;

    Sat4jGivens(String meaning) {
        this.meaning = meaning;
    }

    String meaning() {
        return meaning;
    }
}
