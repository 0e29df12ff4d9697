package crosshatch.solvers.model.sat4j;

/** Whether learnt clauses lose literals that others imply. Knows no class of Sat4j. */
enum Sat4jMinimisation {
    FACTORY("as the factory has it"),
    NONE("they do not"),
    LOCAL("those that the rest of the clause implies directly"),
    RECURSIVE("those that it implies by any number of steps (Sörensson and Biere 2009)");

    private final String meaning;

    Sat4jMinimisation(String meaning) {
        this.meaning = meaning;
    }

    String meaning() {
        return meaning;
    }
}
