package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.HelpHeading;
import crosshatch.app.console.HelpHeading.Heading;
import crosshatch.app.console.ProjectFolder;
import crosshatch.app.console.Terminal;
import crosshatch.base.InputException;
import crosshatch.base.Scratch;
import crosshatch.experiment.Experiment;
import crosshatch.experiment.Part;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.experiment.campaign.Campaign;
import crosshatch.experiment.campaign.CampaignFindings;
import crosshatch.experiment.campaign.CampaignVerdict;
import crosshatch.experiment.campaign.Execution;
import crosshatch.experiment.campaign.GridsOfPlans;
import crosshatch.experiment.campaign.Pilot;
import crosshatch.experiment.campaign.Resumption;
import crosshatch.experiment.campaign.RunningPage;
import crosshatch.experiment.campaign.WrongAnswers;
import crosshatch.experiment.pack.RepeatedPack;
import crosshatch.results.ResultsStore;
import crosshatch.results.database.ReadPolicy;
import crosshatch.results.report.Decisions;
import crosshatch.results.report.FirstPlace;
import crosshatch.results.report.Repeated;
import crosshatch.results.report.SolverNames;
import crosshatch.results.report.SummaryTable;
import crosshatch.results.report.page.Grids;
import crosshatch.results.report.table.CsvFormat;
import crosshatch.results.report.table.JsonFormat;
import crosshatch.results.report.table.Table;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Compares solvers on puzzles: the command {@code compare}. */
@Command(
        name = ComparisonOptions.COMMAND,
        sortOptions = false,
        description = {
            "Runs solvers on puzzle sets, checks every answer, and prints how many puzzles each solver solved,"
                    + " and how fast.",
            "Without options, runs all families (hp71b in two configurations) on four sets that come with Crosshatch."
                    + " This takes one to two minutes.",
            "Writes the plan, the environment and a record of every run to results/<experiment>/.",
            "With --resume, continues an experiment that was interrupted. For a finished experiment, --resume"
                    + " writes missing files and prints the summary again."
        },
        footer = {
            "  crosshatch compare",
            "  crosshatch compare --solvers norvig --puzzles hardest10 --question any --format csv",
            "  crosshatch compare --solvers AC=choco/alldiff=AC,BC=choco/alldiff=BC --puzzles euler50,mine=my.txt:100 --repeat 5",
            "  crosshatch compare --solvers choco,engine --puzzles sudoku-5/holes=0.45/count=20/seed=7 --timeout 30s",
            "  crosshatch compare --certify --solvers choco,engine --puzzles my.txt --question unique",
            "  crosshatch compare --solvers engine,cadical,gecode,mine --solver-file mine.json --puzzles hardest10",
            "  crosshatch compare --same-tree --solvers engine/propagate=gac/branch=binary,choco/alldiff=AC/select=dom",
            "  crosshatch compare --aa --solvers engine,norvig --puzzles euler50",
            "  crosshatch compare --solvers engine,norvig --puzzles sudoku-3/holes=0.68/seed=5 --until decided --budget 5m",
            "  crosshatch compare --full --jobs 2",
            "  crosshatch compare --plan results/reference/peaks/plan.json",
            "  crosshatch compare --puzzles my.txt --forks 5 --memory 2g --against results/before --tolerance 1.1",
            "  crosshatch compare --resume --out results/compare-20260101-120000"
        })
final class CompareCommand extends ProgramCommand {
    private static final String PLAN = "--plan";
    private static final String PACK = ".zip";

    private static final String HOW_TO_RESUME =
            ". Leave out these options to resume the experiment as planned, or begin another experiment without --resume";

    /** The formats of the summary. */
    enum Format {
        TABLE,
        CSV,
        JSON
    }

    @Mixin
    private ComparisonOptions comparison = new ComparisonOptions();

    @HelpHeading(Heading.WORK)
    @Option(
            names = PLAN,
            paramLabel = "FILE",
            description =
                    "Run the plan in FILE, which replaces the other options. FILE is plan.json of a results directory, a file of"
                            + " the same form, or a pack (FILE.zip). From a pack, take the puzzles too, and print the results of"
                            + " the pack next to the new results. With --shard, run a part of the plan.")
    private @Nullable Path planFile;

    /** The pack whose experiment is run again; null for none. */
    private @Nullable RepeatedPack pack;

    /** The comparison with the pack, once it was made. */
    private @Nullable Repeated repeated;

    @Mixin
    private PlacementOptions placement = new PlacementOptions();

    @Mixin
    private AgainstOptions against = new AgainstOptions();

    @Mixin
    private ResultsOptions results = new ResultsOptions();

    @Option(
            names = "--format",
            defaultValue = "table",
            description = "Format of the summary on standard output: ${COMPLETION-CANDIDATES}. Default:"
                    + " ${DEFAULT-VALUE}.")
    private Format format = Format.TABLE;

    @Mixin
    private ProgressOption progress = new ProgressOption();

    @Override
    public Integer call() {
        comparison.check();
        Comparison planned = results.isResumed() ? resumed() : planned();
        if (comparison.isPlanOnly()) return pilot(planned);
        against.requirePossible(planned.plan());
        Optional<Experiment.Outcome> ran = planned.campaign().map(campaign -> run(campaign, planned));
        try (CampaignFindings findings = findings(planned)) {
            Experiment.Outcome outcome = ran.orElseGet(findings::outcome);
            Optional<List<Table>> trees = against.trees().tables(findings.lines(), messages());
            Path page = writeFiles(planned, findings, trees.orElse(List.of()));
            printTables(planned, findings, trees.orElse(List.of()), outcome);
            printPlaces(planned, outcome, page);
            return exitCode(verdict(findings, outcome, trees.isPresent()));
        }
    }

    /**
     * A comparison, planned and perhaps begun.
     *
     * @param directory the directory of its records
     * @param campaign what is left to run; empty if all runs are recorded
     * @param opened opens the records
     */
    private record Comparison(Plan plan, Path directory, Optional<Campaign> campaign, Supplier<ResultsStore> opened) {
        /** Returns whether files that exist are written again, because there are new runs. */
        boolean overwrites() {
            return campaign.isPresent();
        }

        /** Returns the puzzles, as they were read for the runs, or as the plan names them. */
        GridsOfPlans.Renamed puzzles() {
            return campaign.map(GridsOfPlans.Renamed::asRun).orElseGet(() -> GridsOfPlans.Renamed.asPlanned(plan));
        }
    }

    private Comparison planned() {
        Campaign wanted = planFile == null ? comparison.campaign(placement, line()) : ofFile(planFile);
        Path experiment = experiment(wanted.plan());
        Campaign named = wanted.named(ResultsOptions.nameOf(experiment));
        Path directory = named.plan().shard().folder(experiment);
        return new Comparison(
                named.plan(),
                directory,
                Optional.of(named),
                () -> ResultsStore.create(directory, PlanFile.tree(named.plan())));
    }

    private int pilot(Comparison planned) {
        Campaign campaign = planned.campaign().orElseThrow();
        Execution execution = new Execution(
                arguments(), System.getProperty("java.class.path"), store -> new Experiment.Listener() {});
        print(Pilot.run(campaign, execution).table(), Terminal.here(), out());
        out().flush();
        return ExitCode.DONE;
    }

    /** Returns the directory; shards of one experiment need a directory that all of them know. */
    private Path experiment(Plan plan) {
        if (!plan.shard().equals(Part.WHOLE)) return results.existing();
        return results.directory(planFile == null ? ComparisonOptions.COMMAND : plan.experiment());
    }

    /** Continues the plan of the directory; a plan on the command line must be equal. */
    private Comparison resumed() {
        Resumption begun = Resumption.in(placement.shard().folder(results.existing()));
        Path directory = begun.directory();
        comparison.resume(directory, line());
        Optional<Campaign> found = Optional.empty();
        if (!begun.finished() || !planning().isEmpty()) {
            Campaign again = continued(begun.planned()).named(begun.planned().experiment());
            Resumption.requireSame(begun.planned(), again.plan(), directory.toString(), HOW_TO_RESUME);
            found = Optional.of(again);
        }
        if (begun.finished()) {
            err().println(directory + " is finished, so no run is repeated");
            begun.removeArchivedLog();
            found = Optional.empty();
        }
        return new Comparison(begun.planned(), directory, found, () -> begun.open(results.isSalvaged()));
    }

    /** Returns the campaign of the plan to resume, or of the command line if it has one too. */
    private Campaign continued(Plan planned) {
        if (planFile != null) return ofFile(planFile);
        return planning().isEmpty() ? comparison.campaign(planned, line()) : comparison.campaign(placement, line());
    }

    /** Returns the options of the command line that determine the plan. */
    private List<String> planning() {
        return results.others(parsed());
    }

    private Campaign ofFile(Path file) {
        boolean isPack = file.toString().endsWith(PACK);
        planning().stream()
                .filter(name -> !name.equals(PLAN) && !(isPack && name.equals(PuzzleOptions.SAMPLE)))
                .findFirst()
                .ifPresent(name -> {
                    throw new InputException(PLAN + " with " + name + ": expected " + PLAN
                            + " without it, because the plan states all that is run. Leave out " + name
                            + ", or change the plan");
                });
        if (isPack) pack = comparison.unpack(file, Scratch.open().folder(), line());
        Plan plan = pack == null ? PlanFile.read(file) : pack.plan();
        return comparison.campaign(
                placement.shard().equals(Part.WHOLE) ? plan : plan.withShard(placement.shard()), line());
    }

    private Experiment.Outcome run(Campaign campaign, Comparison planned) {
        PlacementOptions.warnOfThreads(campaign, err());
        if (campaign.overridesPlacement()) {
            err().println(
                            "note: --isolate off has no effect on solvers from jars: each solver runs in a JVM of its own");
        }
        Plan plan = campaign.plan();
        Execution execution = new Execution(
                arguments(),
                System.getProperty("java.class.path"),
                store -> new TerminalListener(
                        store,
                        planned.directory(),
                        runningPage(planned, store),
                        plan.runs(),
                        err(),
                        names(plan)::label,
                        progress.isQuiet()));
        return execution.run(campaign, planned.opened());
    }

    private RunningPage runningPage(Comparison planned, ResultsStore store) {
        return new RunningPage(
                store.recorded().runs(),
                planned.plan().runs(),
                soFar -> {
                    try (CampaignFindings findings = findings(planned)) {
                        findings.writePage(grids(planned), List.of(), soFar, true);
                    }
                },
                System::nanoTime);
    }

    private static Grids grids(Comparison planned) {
        return new GridsOfPlans(ProjectFolder.folder(), List.of(planned.puzzles()));
    }

    private CampaignFindings findings(Comparison planned) {
        ReadPolicy reading = new ReadPolicy(results.isSalvaged(), true);
        return new CampaignFindings(
                planned.plan(),
                planned.directory(),
                reading,
                comparison.catalog().everyFamily());
    }

    /**
     * Writes the summaries, the page for browsers and the description of the files.
     *
     * @return the page
     */
    private Path writeFiles(Comparison planned, CampaignFindings findings, List<Table> trees) {
        RecordsOptions.tellNotes(findings.runs(), line());
        findings.writeSummaries(planned.overwrites());
        Path page = findings.writePage(grids(planned), trees, null, planned.overwrites());
        findings.describe(planned.overwrites());
        return page;
    }

    private void printPlaces(Comparison planned, Experiment.Outcome outcome, Path page) {
        outcome.unavailable().forEach((solver, reason) -> err().println("unavailable: " + solver + ": " + reason));
        err().println("Raw runs, plan and environment: " + planned.directory());
        err().println("Report for browsers: " + page);
    }

    private CampaignVerdict verdict(CampaignFindings findings, Experiment.Outcome outcome, boolean sameTrees) {
        WrongAnswers wrong = findings.wrongAnswers();
        wrong.print(messages());
        boolean open = against.gate().isOpen(findings.runs(), messages());
        boolean same = repeated(findings).map(Repeated::hasSameAnswers).orElse(true);
        return CampaignVerdict.of(wrong, open && sameTrees && same, outcome.unavailable());
    }

    static int exitCode(CampaignVerdict verdict) {
        return switch (verdict) {
            case AS_EXPECTED -> ExitCode.DONE;
            case WRONG -> ExitCode.WRONG;
            case INCOMPLETE -> ExitCode.BAD_INPUT;
        };
    }

    /**
     * Prints the tables.
     *
     * @param more tables in addition to those of all sets
     */
    private void printTables(
            Comparison planned, CampaignFindings findings, List<Table> more, Experiment.Outcome outcome) {
        PrintWriter stdout = out();
        Optional<Table> decisions = findings.decisions().map(Decisions::table);
        if (format == Format.CSV) {
            stdout.print(CsvFormat.of(decisions.orElseGet(() -> SummaryTable.everything(findings.summaries()))));
        } else if (format == Format.JSON) {
            stdout.print(JsonFormat.of(decisions.orElseGet(() -> SummaryTable.everything(findings.summaries()))));
        } else {
            Terminal terminal = Terminal.here();
            decisions.ifPresent(table -> print(table, terminal, stdout));
            printSets(findings, terminal, stdout);
            Stream.concat(findings.twins().stream(), more.stream()).forEach(table -> print(table, terminal, stdout));
            repeated(findings).stream()
                    .flatMap(each -> each.tables().stream())
                    .forEach(table -> print(table, terminal, stdout));
            stdout.println(
                    terminal.flowed(Footnotes.of(planned.plan(), findings.summaries(), outcome, comparison.catalog())));
        }
        stdout.flush();
    }

    /** Compares the runs with the runs of the pack that they repeat; empty without a pack. */
    private Optional<Repeated> repeated(CampaignFindings findings) {
        if (pack == null || repeated != null) return Optional.ofNullable(repeated);
        try (CampaignFindings packed = new CampaignFindings(
                PlanFile.in(pack.folder()),
                pack.folder(),
                ReadPolicy.STRICT,
                comparison.catalog().everyFamily())) {
            repeated = Repeated.of(packed.lines(), findings.lines());
        }
        return Optional.of(repeated);
    }

    /** Prints the table of each set, and below it which solver is first. */
    private static void printSets(CampaignFindings findings, Terminal terminal, PrintWriter stdout) {
        Iterator<FirstPlace> places = FirstPlace.of(findings.lines()).iterator();
        for (Table table : SummaryTable.perSet(findings.summaries())) {
            stdout.println(terminal.tables().of(table));
            stdout.println(terminal.flowed(places.next().sentence()) + "\n");
        }
    }

    private static void print(Table table, Terminal terminal, PrintWriter stdout) {
        stdout.println(terminal.tables().of(table));
        table.notes().forEach(note -> stdout.println(terminal.flowed(note)));
        stdout.println();
    }

    private SolverNames names(Plan plan) {
        return new SolverNames(comparison.catalog().families(), plan.labels());
    }
}
