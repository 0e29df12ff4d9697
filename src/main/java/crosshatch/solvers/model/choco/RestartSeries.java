package crosshatch.solvers.model.choco;

/** The numbers of dead ends between two restarts. Needs no class of Choco. */
enum RestartSeries {
    NONE("never"),
    LUBY("after 1, 1, 2, 1, 1, 2, 4, … hundred failures (Luby and others 1993)"),
    GEOMETRIC("after 100, 150, 225, … failures (Walsh 1999)"),
    BLACKBOX("after 5 failures, then each time after 1.05 times as many, as BlackBoxConfigurator.forCSP has it");

    private final String meaning;

    RestartSeries(String meaning) {
        this.meaning = meaning;
    }

    String meaning() {
        return meaning;
    }
}
