package crosshatch.cli;

import crosshatch.catalog.SolverCatalog;
import crosshatch.database.ParquetArchive;
import crosshatch.database.RunDatabase;
import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Clock;
import crosshatch.experiment.Experiment;
import crosshatch.experiment.Part;
import crosshatch.experiment.Placement;
import crosshatch.experiment.Plan;
import crosshatch.puzzle.InputException;
import crosshatch.report.CounterAudit;
import crosshatch.report.Summaries;
import crosshatch.report.Summary;
import crosshatch.report.SummaryTable;
import crosshatch.results.Environment;
import crosshatch.results.ResultsStore;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.worker.Workers;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
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
            "Writes the plan, the environment and every raw run to results/<experiment>/. An experiment that was interrupted",
            "continues with --resume."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  crosshatch compare",
            "  crosshatch compare --solvers norvig --puzzles hardest10 --question any --format csv",
            "  crosshatch compare --solvers choco/alldiff=AC,choco/alldiff=BC --puzzles euler50,my.txt --repeat 5",
            "  crosshatch compare --puzzles my.txt --forks 5 --memory 2g --against results/before --tolerance 1.1",
            "  crosshatch compare --resume --out results/compare-20260101-120000"
        })
final class CompareCommand implements Callable<Integer> {
    private static final int BLOCKS = 50;
    private static final int SMALLEST_BLOCK = 50;
    private static final int LARGEST_BLOCK = 1000;
    private static final int WARMUP_PUZZLES = 50;
    private static final int DIFFERENCES_SHOWN = 3;

    /** How the summary is printed. */
    enum Format {
        TABLE,
        CSV
    }

    @Option(
            names = "--solvers",
            split = ",",
            paramLabel = "SPEC",
            description = "Solvers, as family/option=value/…; see 'solvers list'. Default: one of each family.")
    private @Nullable List<String> solvers;

    @Mixin
    private PuzzleOptions puzzles = new PuzzleOptions();

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
                    "Measured runs of each solver on each puzzle. Default: ${DEFAULT-VALUE} without --puzzles and --cold, else 1.")
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
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "Of samples and of the order of runs. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

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
        if (results.isResumed()) return resume(results.existing());
        return begin(placement.shard().equals(Part.WHOLE) ? results.directory("compare") : results.existing());
    }

    private int begin(Path experiment) {
        ChosenPuzzles chosen = chosen(puzzles, seed);
        Plan plan = plan(experiment, chosen);
        Path directory = plan.shard().folder(experiment);
        return run(plan, chosen, directory, () -> ResultsStore.create(directory, plan));
    }

    /** Continues what the directory plans; what the command line plans, if it says anything, must be the same. */
    private int resume(Path experiment) {
        Path directory = placement.shard().folder(experiment);
        Plan planned = ResultsStore.readPlan(directory, Plan.class);
        if (ResultsStore.isFinished(directory)) {
            spec.commandLine().getErr().println(directory + " is finished: nothing to resume");
            return ExitCode.DONE;
        }
        boolean said = results.leavesOthers(spec.commandLine().getParseResult());
        ChosenPuzzles chosen = said ? chosen(puzzles, seed) : chosen(PuzzleOptions.of(planned), planned.seed());
        Plan found = said ? plan(experiment, chosen) : planned.withSets(chosen.planned());
        List<String> differences = planned.differences(found);
        if (!differences.isEmpty()) {
            throw new InputException(directory + " was begun with another plan: " + String.join("; ", differences)
                    + ". Leave the options out to resume it as planned, or begin another experiment without --resume");
        }
        return run(planned, chosen, directory, () -> ResultsStore.resume(directory));
    }

    private ChosenPuzzles chosen(PuzzleOptions options, long sampleSeed) {
        ChosenPuzzles chosen = new ChosenPuzzles(options.sets(), options.selection(sampleSeed));
        options.reportSkipped(spec.commandLine().getErr()); // now: each repetition would skip them again
        return chosen;
    }

    private Plan plan(Path experiment, ChosenPuzzles chosen) {
        return new Plan(
                ResultsOptions.nameOf(experiment),
                chosen.planned(),
                puzzles.reading(),
                specs(SolverCatalog.standard(), chosen).stream()
                        .map(SolverSpec::toString)
                        .toList(),
                question.toString(),
                Plan.PlannedLimits.of(limits.limits()),
                chosen.selection(),
                repetitions(),
                seed,
                new Plan.WarmupPlan(cold ? 0 : warmup.toNanos(), WARMUP_PUZZLES),
                block(chosen),
                placement.planned(cold),
                placement.shard());
    }

    /** A fiftieth of the puzzles, within bounds: solvers take turns often, and a turn is long beside a change of turns. */
    private static int block(ChosenPuzzles chosen) {
        long puzzles =
                chosen.planned().stream().mapToLong(Plan.PlannedSet::puzzles).sum();
        return (int) Math.min(LARGEST_BLOCK, Math.max(SMALLEST_BLOCK, puzzles / BLOCKS));
    }

    private int run(Plan plan, ChosenPuzzles chosen, Path directory, Supplier<ResultsStore> opened) {
        PrintWriter stderr = spec.commandLine().getErr();
        placement.requireThreadsFor(plan);
        against.check();
        Experiment.Outcome outcome;
        try (ResultsStore store = opened.get();
                Workers workers = new Workers(PlacementOptions.limits(plan.placement()));
                Interruption interruption = new Interruption(store, directory, stderr)) {
            interruption.reportEarlier();
            Environment environment =
                    Environment.here(spec.commandLine().getParseResult().originalArgs());
            try (ProgressLine progress =
                    new ProgressLine(plan.runs() - store.recorded().runs(), stderr, quiet)) {
                outcome = experiment(plan, chosen, workers).run(store, environment, progress);
            }
            store.finish(new ParquetArchive());
        }
        return report(plan, outcome, directory);
    }

    private static Experiment experiment(Plan plan, ChosenPuzzles chosen, Workers workers) {
        SolverCatalog catalog = SolverCatalog.standard();
        Placement place = plan.placement().workers() ? workers : Placement.here(catalog, Clock.system());
        return new Experiment(plan, catalog, chosen, place);
    }

    private int report(Plan plan, Experiment.Outcome outcome, Path directory) {
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            List<Summary> summaries = Summaries.of(runs, plan.limits().toLimits());
            ResultsStore.writeText(directory, "summary.csv", SummaryTable.csv(summaries));
            print(plan, summaries, outcome, directory);
            WrongAnswers wrong = WrongAnswers.of(runs);
            printDifferences(CounterAudit.differences(runs));
            wrong.print(spec.commandLine());
            boolean asGood = against.print(runs, spec.commandLine());
            return asGood && wrong.isEmpty() && outcome.unavailable().isEmpty() ? ExitCode.DONE : ExitCode.WRONG;
        }
    }

    private void print(Plan plan, List<Summary> summaries, Experiment.Outcome outcome, Path directory) {
        PrintWriter stdout = spec.commandLine().getOut();
        PrintWriter stderr = spec.commandLine().getErr();
        if (format == Format.CSV) {
            stdout.print(SummaryTable.csv(summaries));
        } else {
            stdout.print(SummaryTable.text(summaries));
            stdout.println();
            stdout.println(Footnotes.of(plan, summaries, outcome));
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

    private List<SolverSpec> specs(SolverCatalog catalog, ChosenPuzzles chosen) {
        if (solvers == null) {
            return catalog.families().stream()
                    .map(family -> catalog.spec(family.contender()))
                    .filter(each -> isAnswerable(each, chosen))
                    .toList();
        }
        List<SolverSpec> specs = solvers.stream().map(catalog::spec).distinct().toList();
        if (specs.size() < solvers.size()) throw new InputException("the same solver is named twice in --solvers");
        for (SolverSpec each : specs) {
            chosen.refusal(each, question).ifPresent(reason -> {
                throw new InputException(each.family().name() + " cannot take part: " + reason);
            });
        }
        return specs;
    }

    /** Of the solvers that nobody named, those that cannot be asked are left out, and that is said. */
    private boolean isAnswerable(SolverSpec solver, ChosenPuzzles chosen) {
        Optional<String> refusal = chosen.refusal(solver, question);
        refusal.ifPresent(reason -> spec.commandLine()
                .getErr()
                .println("left out: " + solver.family().name() + ": " + reason));
        return refusal.isEmpty();
    }

    private int repetitions() {
        boolean said = spec.commandLine().getParseResult().hasMatchedOption("--repeat");
        return said || (puzzles.isDefault() && !cold) ? repeat : 1;
    }
}
