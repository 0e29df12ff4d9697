package crosshatch.experiment.campaign;

import crosshatch.base.InputException;
import crosshatch.experiment.Experiment;
import crosshatch.experiment.Plan;
import crosshatch.experiment.crate.ResearchObject;
import crosshatch.results.ResultsStore;
import crosshatch.results.WarmupResult;
import crosshatch.results.database.ReadPolicy;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.Decisions;
import crosshatch.results.report.Lines;
import crosshatch.results.report.SetsBySolvers;
import crosshatch.results.report.SolverNames;
import crosshatch.results.report.Summary;
import crosshatch.results.report.SummaryTable;
import crosshatch.results.report.Twins;
import crosshatch.results.report.figure.DecisionFigures;
import crosshatch.results.report.figure.Figure;
import crosshatch.results.report.files.Report;
import crosshatch.results.report.page.Grids;
import crosshatch.results.report.page.Page;
import crosshatch.results.report.page.Provenance;
import crosshatch.results.report.table.CsvFormat;
import crosshatch.results.report.table.Table;
import crosshatch.solver.Family;
import crosshatch.solver.SolverSpec;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The findings in the records of a campaign, and the files made from them. It must be closed. */
public final class CampaignFindings implements AutoCloseable {
    private final Plan plan;
    private final Path directory;
    private final RunDatabase runs;
    private final Lines lines;
    private final List<Summary> summaries;

    /**
     * Opens the records of a campaign.
     *
     * @param directory the directory with the records of the plan
     * @param families the families, with the meanings of their counters and their known defects
     */
    public CampaignFindings(Plan plan, Path directory, ReadPolicy reading, List<Family> families) {
        this.plan = plan;
        this.directory = directory;
        runs = RunDatabase.open(List.of(directory), reading);
        try {
            lines = Lines.of(runs, Map.of(plan.experiment(), plan.limits()), new SolverNames(families, plan.labels()));
            summaries = lines.summaries();
        } catch (RuntimeException failed) {
            runs.close();
            throw failed;
        }
    }

    /** Returns the records of the campaign. */
    public RunDatabase runs() {
        return runs;
    }

    /** Returns the records, grouped by solver and puzzle. */
    public Lines lines() {
        return lines;
    }

    public List<Summary> summaries() {
        return summaries;
    }

    /**
     * Returns the rule of decision that these plans share, one or all shards of a comparison; empty if they share none. If
     * shards are missing, the rule allows only their part of the error.
     */
    public static Optional<Decisions.Asked> decisionsIn(List<Plan> plans) {
        List<Optional<Plan.PlannedDecision>> rules = plans.stream()
                .map(plan -> Optional.ofNullable(plan.until()).map(until -> until.within(0)))
                .distinct()
                .toList();
        if (rules.size() != 1) return Optional.empty();
        int shards = plans.get(0).shard().of();
        return rules.get(0)
                .map(until -> new Decisions.Asked(
                        until.rule().ofPart(plans.size() == shards ? 1 : shards),
                        Objects.requireNonNullElse(until.reference(), ""),
                        plans.get(0).specs().stream().map(SolverSpec::toString).toList(),
                        batch -> plans.stream().anyMatch(plan -> plan.shard().holds(batch))));
    }

    /** Returns the declarations on pairs of solvers, if the comparison ends when its pairs are decided. */
    public Optional<Decisions> decisions() {
        return decisionsIn(List.of(plan)).map(asked -> Decisions.of(lines, asked));
    }

    /** Returns tables of the differences between twins; empty without twins. */
    public List<Table> twins() {
        return Twins.tables(lines);
    }

    /**
     * Returns the outcome of a campaign that another process ran.
     *
     * @throws InputException if a file of the directory cannot be read
     */
    public Experiment.Outcome outcome() {
        return new Experiment.Outcome(WarmupResult.in(directory), unavailable());
    }

    /** Returns the solvers that could not run: those without a measured run. */
    private Map<String, String> unavailable() {
        Set<String> ran = Set.copyOf(runs.list("SELECT DISTINCT solver FROM measured", row -> row.getString(1)));
        Map<String, String> unavailable = new LinkedHashMap<>();
        if (plan.runs() == 0) return unavailable;
        for (SolverSpec solver : plan.specs()) {
            if (!ran.contains(solver.toString()))
                unavailable.put(solver.toString(), "the records have no run of this solver");
        }
        return unavailable;
    }

    /** Returns the runs with wrong answers, and the runs that crashed, including warm-up runs. */
    public WrongAnswers wrongAnswers() {
        return WrongAnswers.of(runs, lines.names());
    }

    /**
     * Writes the summaries.
     *
     * @param overwrite whether existing files are written again
     */
    public void writeSummaries(boolean overwrite) {
        if (overwrite || isMissing("summary.csv")) {
            ResultsStore.writeText(directory, "summary.csv", CsvFormat.of(SummaryTable.everything(summaries)));
        }
        if (overwrite || isMissing("summary.md")) {
            ResultsStore.writeText(directory, "summary.md", SetsBySolvers.markdown(summaries));
        }
    }

    /**
     * Writes a page for browsers without the parts of a report that take long.
     *
     * @param grids finds the grids of puzzles
     * @param asked further tables that the user requested
     * @param running the progress of a running comparison in words; null if it has ended
     * @param overwrite whether an existing page is written again
     * @return the path of the page
     */
    public Path writePage(Grids grids, List<Table> asked, @Nullable String running, boolean overwrite) {
        Path page = directory.resolve(Report.FOLDER).resolve(Report.PAGE);
        if (overwrite || !Files.exists(page)) {
            List<Table> more = Stream.of(SetsBySolvers.tables(summaries), twins(), asked)
                    .flatMap(List::stream)
                    .toList();
            Optional<Decisions> decisions = decisions();
            List<Table> results = Stream.concat(
                            decisions.map(Decisions::table).stream(), SummaryTable.perSet(summaries).stream())
                    .toList();
            List<Figure> figures = decisions.map(DecisionFigures::of).orElse(List.of());
            List<Provenance> provenance = List.of(Provenance.in(directory));
            Page.Contents contents = new Page.Contents(results, more, figures, provenance, grids, running);
            Page.write(page, lines, contents);
        }
        return page;
    }

    /**
     * Describes the files of the directory as a research object.
     *
     * @param overwrite whether an existing description is written again
     */
    public void describe(boolean overwrite) {
        if (overwrite || isMissing(ResearchObject.METADATA)) ResearchObject.write(directory);
    }

    private boolean isMissing(String name) {
        return !Files.exists(directory.resolve(name));
    }

    @Override
    public void close() {
        runs.close();
    }
}
