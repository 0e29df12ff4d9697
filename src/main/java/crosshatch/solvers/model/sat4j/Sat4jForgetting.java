package crosshatch.solvers.model.sat4j;

/** Which learnt clauses go first. Knows no class of Sat4j. */
enum Sat4jForgetting {
    FACTORY("as the factory has it"),
    LBD("clauses of many levels (Audemard and Simon 2009)"),
    ACTIVITY("those that were seldom met in conflicts (Eén and Sörensson 2003)");

    private final String meaning;

    Sat4jForgetting(String meaning) {
        this.meaning = meaning;
    }

    String meaning() {
        return meaning;
    }
}
