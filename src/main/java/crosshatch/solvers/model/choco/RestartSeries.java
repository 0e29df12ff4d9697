package crosshatch.solvers.model.choco;

/** How many dead ends lie between two restarts. Knows no class of Choco. */
enum RestartSeries {
    NONE("never"),
    LUBY("after 1, 1, 2, 1, 1, 2, 4, … hundred dead ends (Luby and others 1993)"),
    GEOMETRIC("after 100, 150, 225, … dead ends (Walsh 1999)"),
    BLACKBOX("after 5 dead ends, then each time after 1.05 times as many, as BlackBoxConfigurator.forCSP has it");

    private final String meaning;

    RestartSeries(String meaning) {
        this.meaning = meaning;
    }

    String meaning() {
        return meaning;
    }
}
