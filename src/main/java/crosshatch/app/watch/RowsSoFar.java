package crosshatch.app.watch;

import crosshatch.experiment.Plan;
import crosshatch.experiment.campaign.CampaignFindings;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.noise.NoiseBounds;
import crosshatch.results.report.Decisions;
import crosshatch.results.report.Line;
import crosshatch.results.report.Lines;
import crosshatch.results.report.SolverNames;
import crosshatch.results.report.page.LivePage;
import crosshatch.results.report.table.Table;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The report on the records of a campaign so far. Before the first measured run, the runs of the warm-up count.
 *
 * @param warmup whether no run is measured yet
 * @param solvers the solvers with records, by spec
 * @param noise the noise of the machine, the worst of all sets
 * @param page the rows on the page
 */
record RowsSoFar(boolean warmup, Map<String, OfSolver> solvers, NoiseBounds.Figures noise, LivePage.Rows page) {
    /** The rows of a directory without records. */
    static final RowsSoFar NONE = new RowsSoFar(true, Map.of(), Line.Conditions.UNKNOWN.noise(), LivePage.Rows.NONE);

    private static final String SOLVERS = """
            SELECT solver, count(*) AS runs, sum(total_ns)::DOUBLE AS run_nanos FROM measured GROUP BY solver
            """;

    /**
     * The runs of one solver.
     *
     * @param nanos their total time in ns
     */
    record OfSolver(String solver, long runs, double nanos) {}

    /**
     * Reads the rows.
     *
     * @param runs the open records, not restricted to a part
     * @param plans the plans of the shards, or the plan of the whole experiment
     */
    static RowsSoFar of(RunDatabase runs, List<Plan> plans, SolverNames names) {
        Plan plan = plans.get(0);
        runs.make("SET threads TO 1"); // the other processors belong to the campaign
        runs.keepUnfinished();
        boolean warmup = runs.list("SELECT count(*) = 0 FROM measured", row -> row.getBoolean(1))
                .get(0);
        if (warmup) runs.make("CREATE OR REPLACE VIEW measured AS FROM runs WHERE phase = 'warmup'");
        Lines lines = Lines.of(runs, Map.of(plan.experiment(), plan.limits()), names);
        Map<String, OfSolver> solvers = runs
                .list(
                        SOLVERS,
                        row -> new OfSolver(row.getString("solver"), row.getLong("runs"), row.getDouble("run_nanos")))
                .stream()
                .collect(Collectors.toMap(OfSolver::solver, Function.identity()));
        NoiseBounds.Figures noise = lines.all().stream()
                .map(line -> line.conditions().noise())
                .reduce(NONE.noise, NoiseBounds.Figures::worse);
        return new RowsSoFar(
                warmup,
                solvers,
                noise,
                LivePage.Rows.of(lines, !warmup, warmup ? Optional.empty() : decisions(plans, lines)));
    }

    private static Optional<Table> decisions(List<Plan> plans, Lines lines) {
        return CampaignFindings.decisionsIn(plans)
                .map(asked -> Decisions.of(lines, asked).table());
    }

    /** Returns the runs of a solver; none if it has no records. */
    OfSolver solver(String solver) {
        return solvers.getOrDefault(solver, new OfSolver(solver, 0, 0));
    }

    /** Returns the total time of all measured runs in ns. */
    double nanos() {
        return solvers.values().stream().mapToDouble(OfSolver::nanos).sum();
    }
}
