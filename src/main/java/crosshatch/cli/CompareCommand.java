package crosshatch.cli;

import crosshatch.catalog.NamedSolvers;
import crosshatch.catalog.SolverCatalog;
import crosshatch.corpus.PuzzleSet;
import crosshatch.corpus.Selection;
import crosshatch.crate.ResearchObject;
import crosshatch.database.ParquetArchive;
import crosshatch.database.Reading;
import crosshatch.database.RunDatabase;
import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Experiment;
import crosshatch.experiment.Part;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.experiment.Prepared;
import crosshatch.puzzle.InputException;
import crosshatch.report.CounterAudit;
import crosshatch.report.Lines;
import crosshatch.report.SetsBySolvers;
import crosshatch.report.SolverNames;
import crosshatch.report.Summaries;
import crosshatch.report.Summary;
import crosshatch.report.SummaryTable;
import crosshatch.report.Twins;
import crosshatch.report.files.Report;
import crosshatch.report.page.Page;
import crosshatch.report.page.Provenance;
import crosshatch.report.table.CsvFormat;
import crosshatch.report.table.Table;
import crosshatch.report.table.TextFormat;
import crosshatch.results.Environment;
import crosshatch.results.ResultsStore;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.worker.WorkerLimits;
import crosshatch.worker.Workers;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code compare}: the main job. */
@Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Runs solvers on puzzle sets, judges every answer, and prints who solved what, how fast.",
            "Without arguments: every family on the committed sets, in about a minute.",
            "Writes the plan, the environment and every raw run to results/<experiment>/.",
            "An experiment that was interrupted continues with --resume; of a finished one, that makes what is missing",
            "and tells the verdict again."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  crosshatch compare",
            "  crosshatch compare --solvers norvig --puzzles hardest10 --question any --format csv",
            "  crosshatch compare --solvers AC=choco,BC=choco/alldiff=BC --puzzles euler50,mine=my.txt:100 --repeat 5",
            "  crosshatch compare --solvers choco,engine --puzzles sudoku-5/holes=0.45/count=20/seed=7 --timeout 30s",
            "  crosshatch compare --certify --solvers choco,engine --puzzles my.txt --question unique",
            "  crosshatch compare --solvers engine,cadical,gecode,mine --solver-file mine.json --puzzles hardest10",
            "  crosshatch compare --aa --solvers engine,norvig --puzzles euler50",
            "  crosshatch compare --full --jobs 2",
            "  crosshatch compare --plan plans/scaling.json",
            "  crosshatch compare --puzzles my.txt --forks 5 --memory 2g --against results/before --tolerance 1.1",
            "  crosshatch compare --resume --out results/compare-20260101-120000"
        })
final class CompareCommand implements Callable<Integer> {
    private static final int BLOCKS = 50;
    private static final int SMALLEST_BLOCK = 50;
    private static final int LARGEST_BLOCK = 1000;
    private static final int WARMUP_PUZZLES = 50;
    private static final int DIFFERENCES_SHOWN = 3;

    private static final String PLAN = "--plan";
    private static final List<String> FULL_SETS = List.of("bench250k");
    private static final List<String> FULL_SOLVERS = List.of("choco", "cpsat", "sat4j", "engine", "swift");

    /** How the summary is printed. */
    enum Format {
        TABLE,
        CSV
    }

    @Option(
            names = "--solvers",
            split = ",",
            paramLabel = "[LABEL=]SPEC",
            description =
                    "Solvers, as family/option=value/…; see 'solvers list'. LABEL= calls one so wherever it is shown."
                            + " Default: one of each family, with --full the four paradigms and swift.")
    private @Nullable List<String> solvers;

    @Mixin
    private GuestOptions guests = new GuestOptions();

    @Mixin
    private PuzzleOptions puzzles = new PuzzleOptions();

    @Option(
            names = "--full",
            description = "The main job at full size: the four paradigms and swift on the 250,000 puzzles of bench250k,"
                    + " which are made on first use.")
    private boolean full;

    @Option(
            names = "--aa",
            description =
                    "A/A check: each solver takes part twice, as #1 and #2, and a table says how often a test finds a"
                            + " difference; by chance it is 5 %%.")
    private boolean twice;

    @Option(
            names = "--isomorphs",
            paramLabel = "K",
            defaultValue = "0",
            description =
                    "Follow each puzzle by K random isomorphs (digits renamed, rows, columns and boxes moved, as far as its"
                            + " board stays the same); see --seed.")
    private int isomorphs;

    @Option(
            names = "--question",
            defaultValue = "any",
            converter = QuestionConverter.class,
            description = "any, unique or count:N. Default: ${DEFAULT-VALUE}.")
    private Question question = Question.ANY;

    @Mixin
    private LimitOptions limits = new LimitOptions();

    @Option(
            names = "--repeat",
            paramLabel = "N",
            defaultValue = "10",
            description =
                    "Measured runs of each solver on each puzzle. Default: ${DEFAULT-VALUE} without --puzzles, --full and --cold, else 1.")
    private int repeat = 10;

    @Option(
            names = "--warmup",
            paramLabel = "TIME",
            defaultValue = "2s",
            converter = DurationConverter.class,
            description = "Warm up each solver until it is steady, at most this long. Default: ${DEFAULT-VALUE}.")
    private Duration warmup = Duration.ofSeconds(2);

    @Option(
            names = "--cold",
            description =
                    "Without warm-up, each run the first of a fresh JVM (with --isolate off: from the first run on).")
    private boolean cold;

    @Option(
            names = "--certify",
            description =
                    "Prove each refutation, in an extra run that is not measured, and check the proof: a claim that is"
                            + " false is wrong even if all agree. See docs/proofs.md.")
    private boolean certify;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "Of samples and of the order of runs. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(
            names = PLAN,
            paramLabel = "FILE",
            description =
                    "Run what a plan says, instead of the other options: plan.json of a results directory, or a file"
                            + " of the same form. With --shard, a part of it.")
    private @Nullable Path planFile;

    @Mixin
    private PlacementOptions placement = new PlacementOptions();

    @Mixin
    private AgainstOptions against = new AgainstOptions();

    @Mixin
    private ResultsOptions results = new ResultsOptions();

    @Option(
            names = "--format",
            defaultValue = "table",
            description = "Of the summary on standard output: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private Format format = Format.TABLE;

    @Option(names = "--quiet", description = "No progress on standard error.")
    private boolean quiet;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        if (repeat < 1) throw new InputException("--repeat " + repeat + ": expected 1 or more");
        return results.isResumed() ? resume(results.existing()) : begin();
    }

    private int begin() {
        Prepared said = planFile == null ? ofOptions() : ofFile(planFile);
        Path experiment = experiment(said.plan());
        Prepared named = said.named(ResultsOptions.nameOf(experiment));
        Path directory = named.plan().shard().folder(experiment);
        return run(named, directory, () -> ResultsStore.create(directory, named.plan()));
    }

    /** Shards of one experiment need a directory that all of them know. */
    private Path experiment(Plan plan) {
        if (!plan.shard().equals(Part.WHOLE)) return results.existing();
        return results.directory(planFile == null ? "compare" : plan.experiment());
    }

    /** Continues what the directory plans; what the command line plans, if it says anything, must be the same. */
    private int resume(Path experiment) {
        Path directory = placement.shard().folder(experiment);
        Plan planned = PlanFile.in(directory);
        boolean finished = ResultsStore.isFinished(directory);
        if (finished && planning().isEmpty()) return finish(planned, directory);
        Prepared found = prepared(planned).named(planned.experiment());
        List<String> differences = planned.differences(found.plan());
        if (!differences.isEmpty()) {
            throw new InputException(directory + " was begun with another plan: " + String.join("; ", differences)
                    + ". Leave the options out to resume it as planned, or begin another experiment without --resume");
        }
        if (finished) return finish(planned, directory);
        return run(
                found,
                directory,
                () -> results.isSalvaged() ? ResultsStore.salvage(directory) : ResultsStore.resume(directory));
    }

    /** All runs are there: what is made of them and is missing is made, and the verdict is told again. */
    private int finish(Plan planned, Path directory) {
        spec.commandLine().getErr().println(directory + " is finished: nothing is run again");
        against.check();
        ResultsStore.settle(directory, new ParquetArchive());
        return report(planned, runs -> EarlierOutcome.of(planned, directory, runs), directory, false);
    }

    /** By the plan that is to be resumed, unless the command line says one too. */
    private Prepared prepared(Plan planned) {
        if (planFile != null) return ofFile(planFile);
        return planning().isEmpty() ? of(planned) : ofOptions();
    }

    /** The options of the command line that say what is run. */
    private List<String> planning() {
        return results.others(spec.commandLine().getParseResult());
    }

    private Prepared ofOptions() {
        ChosenPuzzles chosen = chosen(sets(), puzzles.selection(seed).withIsomorphs(isomorphs));
        NamedSolvers named = NamedSolvers.parse(solvers == null ? List.of() : solvers, guests.catalog());
        Plan plan = new Plan(
                "compare",
                chosen.planned(),
                specs(named.specs(), guests.catalog(), chosen).stream()
                        .flatMap(each -> twice ? Stream.of(each.twin(1), each.twin(2)) : Stream.of(each))
                        .map(SolverSpec::toString)
                        .toList(),
                named.labels(),
                question.toString(),
                Plan.PlannedLimits.of(limits.limits()),
                chosen.selection(),
                repetitions(),
                seed,
                new Plan.WarmupPlan(cold ? 0 : warmup.toNanos(), WARMUP_PUZZLES),
                block(chosen),
                placement.planned(cold),
                certify,
                placement.shard());
        return new Prepared(plan, chosen);
    }

    private List<PuzzleSet> sets() {
        if (!full) return puzzles.sets();
        if (puzzles.isDefault()) return puzzles.resolved(FULL_SETS);
        throw new InputException("--full is about bench250k: leave it out, or leave out --puzzles");
    }

    /** A fiftieth of the puzzles, within bounds: solvers take turns often, and a turn is long beside a change of turns. */
    private static int block(ChosenPuzzles chosen) {
        long puzzles =
                chosen.planned().stream().mapToLong(Plan.PlannedSet::puzzles).sum();
        return (int) Math.min(LARGEST_BLOCK, Math.max(SMALLEST_BLOCK, puzzles / BLOCKS));
    }

    private Prepared ofFile(Path file) {
        planning().stream().filter(name -> !name.equals(PLAN)).findFirst().ifPresent(name -> {
            throw new InputException(PLAN + " says what is run; leave out " + name + ", or change the plan");
        });
        Plan plan = PlanFile.read(file);
        return of(placement.shard().equals(Part.WHOLE) ? plan : plan.cut(placement.shard()));
    }

    private Prepared of(Plan plan) {
        Prepared prepared = Prepared.of(plan, guests.catalog(), puzzles::planned);
        puzzles.reportSkipped(spec.commandLine().getErr());
        return prepared;
    }

    private ChosenPuzzles chosen(List<PuzzleSet> sets, Selection selection) {
        ChosenPuzzles chosen = new ChosenPuzzles(sets, selection);
        puzzles.reportSkipped(spec.commandLine().getErr()); // now: each repetition would skip them again
        return chosen;
    }

    private int run(Prepared prepared, Path directory, Supplier<ResultsStore> opened) {
        PrintWriter stderr = spec.commandLine().getErr();
        Plan plan = prepared.plan();
        placement.requireThreadsFor(plan, guests.catalog());
        against.check();
        Experiment.Outcome outcome;
        try (ResultsStore store = opened.get();
                Workers workers = new Workers(
                        WorkerLimits.of(plan.placement()), guests.catalog().guests());
                Interruption interruption = new Interruption(store, directory, stderr)) {
            interruption.reportEarlier();
            Environment environment = Environment.here(
                            spec.commandLine().getParseResult().originalArgs(),
                            plan.placement().workers() ? Workers.flags() : List.of())
                    .with(guests.versions(plan.solvers()));
            try (ProgressLine progress =
                    new ProgressLine(plan.runs() - store.recorded().runs(), stderr, quiet)) {
                outcome = prepared.experiment(guests.catalog(), workers).run(store, environment, progress);
            }
            store.finish(new ParquetArchive());
        }
        return report(plan, runs -> outcome, directory, true);
    }

    /**
     * Prints what came of it, and writes it.
     *
     * @param anew also what is there already
     */
    private int report(Plan plan, Function<RunDatabase, Experiment.Outcome> ended, Path directory, boolean anew) {
        try (RunDatabase runs = RunDatabase.open(List.of(directory), new Reading(results.isSalvaged(), true))) {
            Notes.print(runs, spec.commandLine());
            Experiment.Outcome outcome = ended.apply(runs);
            Map<String, Limits> limits = Map.of(plan.experiment(), plan.limits().toLimits());
            Lines lines =
                    Lines.of(runs, limits, new SolverNames(guests.catalog().families(), plan.labels()));
            List<Summary> summaries = Summaries.of(lines);
            Path page = directory.resolve(ReportCommand.FOLDER).resolve(Report.PAGE);
            if (anew || isMissing(directory, "summary.csv")) {
                ResultsStore.writeText(directory, "summary.csv", CsvFormat.of(SummaryTable.everything(summaries)));
            }
            if (anew || isMissing(directory, "summary.md")) {
                ResultsStore.writeText(directory, "summary.md", SetsBySolvers.markdown(summaries));
            }
            if (anew || !Files.exists(page)) writePage(plan, lines, summaries, directory, page);
            print(plan, summaries, Twins.tables(lines), outcome, directory);
            spec.commandLine().getErr().println("Report for browsers: " + page);
            if (anew || isMissing(directory, ResearchObject.METADATA)) ResearchObject.write(directory);
            WrongAnswers wrong = WrongAnswers.of(runs, lines.names());
            printDifferences(CounterAudit.differences(runs));
            wrong.print(spec.commandLine());
            boolean asGood = against.print(runs, spec.commandLine());
            if (!asGood || !wrong.areExpected()) return ExitCode.WRONG;
            return outcome.unavailable().isEmpty() ? ExitCode.DONE : ExitCode.BAD_INPUT;
        }
    }

    private static boolean isMissing(Path directory, String name) {
        return !Files.exists(directory.resolve(name));
    }

    /** Where {@code report} writes it, too, with all that takes longer to make. */
    private static void writePage(Plan plan, Lines lines, List<Summary> summaries, Path directory, Path page) {
        Page.Contents contents = new Page.Contents(
                SummaryTable.perSet(summaries),
                Stream.concat(SetsBySolvers.tables(summaries).stream(), Twins.tables(lines).stream())
                        .toList(),
                List.of(),
                List.of(Provenance.in(directory)),
                new GridsOfPlans(plan, false));
        Page.write(page, lines, contents);
    }

    private void print(
            Plan plan, List<Summary> summaries, List<Table> twins, Experiment.Outcome outcome, Path directory) {
        PrintWriter stdout = spec.commandLine().getOut();
        PrintWriter stderr = spec.commandLine().getErr();
        if (format == Format.CSV) {
            stdout.print(CsvFormat.of(SummaryTable.everything(summaries)));
        } else {
            stdout.print(TextFormat.of(SummaryTable.perSet(summaries)));
            stdout.println();
            for (Table table : twins) {
                stdout.println(TextFormat.of(table));
                table.notes().forEach(stdout::println);
            }
            stdout.println(Footnotes.of(plan, summaries, outcome, guests.catalog()));
        }
        stdout.flush();
        outcome.unavailable().forEach((solver, reason) -> stderr.println("unavailable: " + solver + ": " + reason));
        stderr.println("Raw runs, plan and environment: " + directory);
    }

    /** Counters of a deterministic solver are equal in all forks and repetitions: where they are not, it is said. */
    private void printDifferences(List<CounterAudit.Difference> differences) {
        PrintWriter stderr = spec.commandLine().getErr();
        Map<String, List<CounterAudit.Difference>> bySolver = differences.stream()
                .collect(Collectors.groupingBy(CounterAudit.Difference::solver, TreeMap::new, Collectors.toList()));
        bySolver.forEach((solver, puzzlesOf) -> {
            stderr.println("not deterministic: " + solver + " on " + puzzlesOf.size() + " puzzles, such as");
            puzzlesOf.stream()
                    .limit(DIFFERENCES_SHOWN)
                    .forEach(each -> stderr.println("  " + each.puzzle() + ": " + each.counts()));
        });
    }

    private List<SolverSpec> specs(List<String> named, SolverCatalog catalog, ChosenPuzzles chosen) {
        if (solvers == null && !full) {
            return catalog.families().stream()
                    .flatMap(family -> family.contenders().stream())
                    .map(catalog::spec)
                    .filter(each -> isAnswerable(each, chosen))
                    .toList();
        }
        return chosen.answerable(solvers == null ? FULL_SOLVERS : named, catalog, question, "--solvers");
    }

    /** Of the solvers that nobody named, those that cannot be asked are left out, and that is said. */
    private boolean isAnswerable(SolverSpec solver, ChosenPuzzles chosen) {
        Optional<String> refusal = chosen.refusal(solver, question);
        refusal.ifPresent(reason -> spec.commandLine().getErr().println("left out: " + solver.label() + ": " + reason));
        return refusal.isEmpty();
    }

    private int repetitions() {
        boolean said = spec.commandLine().getParseResult().hasMatchedOption("--repeat");
        return said || (puzzles.isDefault() && !full && !cold) ? repeat : 1;
    }
}
