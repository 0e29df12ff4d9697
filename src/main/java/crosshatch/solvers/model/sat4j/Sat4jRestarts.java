package crosshatch.solvers.model.sat4j;

/** When a search begins anew. Knows no class of Sat4j. */
enum Sat4jRestarts {
    FACTORY("as the factory has it"),
    NONE("never"),
    LUBY("after 1, 1, 2, 1, 1, 2, 4, … hundred conflicts (Luby and others 1993)"),
    GEOMETRIC("after 100, 150, 225, … conflicts, as MiniSat (Walsh 1999)"),
    GLUCOSE("when learnt clauses span more levels than they did (Audemard and Simon 2012)");

    private final String meaning;

    Sat4jRestarts(String meaning) {
        this.meaning = meaning;
    }

    String meaning() {
        return meaning;
    }
}
