package crosshatch.solvers.model.choco;

/** How many dead ends lie between two restarts. Knows no class of Choco. */
enum RestartSeries {
    NONE("never"),
    LUBY("after 1, 1, 2, 1, 1, 2, 4, … hundred dead ends (Luby and others 1993)"),
    GEOMETRIC("after 100, 150, 225, … dead ends (Walsh 1999)");

    private final String meaning;

    RestartSeries(String meaning) {
        this.meaning = meaning;
    }

    String meaning() {
        return meaning;
    }
}
