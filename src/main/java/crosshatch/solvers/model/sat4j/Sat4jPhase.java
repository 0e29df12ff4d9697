package crosshatch.solvers.model.sat4j;

/** Which truth value a decision gives its variable. Knows no class of Sat4j. */
enum Sat4jPhase {
    POSITIVE("true: a digit is put into a cell"),
    NEGATIVE("false: a candidate is taken out of a cell"),
    SAVED("the value that the variable had last, first false (Pipatsrisawat and Darwiche 2007)"),
    FACTORY("the choice of the factory; most factories begin with false, and then take the last value of the variable");

    private final String meaning;

    Sat4jPhase(String meaning) {
        this.meaning = meaning;
    }

    String meaning() {
        return meaning;
    }
}
