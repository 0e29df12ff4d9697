package crosshatch.cli;

import crosshatch.catalog.SolverCatalog;
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
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
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
            "Writes the plan, the environment and every raw run to results/<experiment>/."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  crosshatch compare",
            "  crosshatch compare --solvers norvig --puzzles hardest10 --question any --format csv",
            "  crosshatch compare --solvers choco/alldiff=AC,choco/alldiff=BC --puzzles euler50,my.txt --repeat 5",
            "  crosshatch compare --puzzles my.txt --forks 5 --memory 2g --against results/before --tolerance 1.1"
        })
final class CompareCommand implements Callable<Integer> {
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");
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
            description = "Without warm-up, each run the first of a fresh JVM (with --isolate off: from the first run on).")
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

    @Option(names = "--out", paramLabel = "DIR", description = "Results directory. Default: results/compare-<time>.")
    private @Nullable Path out;

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
        SolverCatalog catalog = SolverCatalog.standard();
        if (repeat < 1) throw new InputException("--repeat " + repeat + ": expected 1 or more");
        ChosenPuzzles chosen = new ChosenPuzzles(puzzles.sets(), puzzles.selection(seed));
        puzzles.reportSkipped(spec.commandLine().getErr()); // now: each repetition would skip them again
        List<SolverSpec> specs = specs(catalog, chosen);
        placement.requireThreadsFor(specs);
        against.open();
        Path directory = directory();
        Plan plan = new Plan(
                nameOf(directory),
                chosen.planned(),
                specs.stream().map(SolverSpec::toString).toList(),
                question.toString(),
                Plan.PlannedLimits.of(limits.limits()),
                chosen.selection(),
                repetitions(),
                seed,
                new Plan.WarmupPlan(cold ? 0 : warmup.toNanos(), WARMUP_PUZZLES),
                block(chosen),
                placement.planned(cold),
                placement.shard());
        return run(plan, catalog, chosen, placement.shard().folder(directory));
    }

    /** All shards of an experiment have its name; each has a folder in its directory. */
    private Path directory() {
        if (out != null) return out;
        if (!placement.shard().equals(Part.WHOLE)) {
            throw new InputException("--shard needs --out DIR, the same for all shards");
        }
        String stamp = LocalDateTime.now(ZoneId.systemDefault()).format(STAMP);
        return Home.folder().resolve("results").resolve("compare-" + stamp);
    }

    /** A fiftieth of the puzzles, within bounds: solvers take turns often, and a turn is long beside a change of turns. */
    private static int block(ChosenPuzzles chosen) {
        long puzzles = chosen.planned().stream()
                .mapToLong(Plan.PlannedSet::puzzles)
                .sum();
        return (int) Math.min(LARGEST_BLOCK, Math.max(SMALLEST_BLOCK, puzzles / BLOCKS));
    }

    /** @throws InputException for the root of a file system, which names nothing */
    private static String nameOf(Path directory) {
        Path name = directory.toAbsolutePath().normalize().getFileName();
        if (name == null) throw new InputException("--out " + directory + ": expected a directory with a name");
        return name.toString();
    }

    private int run(Plan plan, SolverCatalog catalog, ChosenPuzzles chosen, Path directory) {
        Summaries summaries = new Summaries(limits.limits());
        WrongAnswers wrong = new WrongAnswers();
        Experiment.Outcome outcome;
        CounterAudit audit = new CounterAudit();
        boolean comparable = plan.repetitions() * plan.placement().forks() > 1;
        try (Workers workers = new Workers(PlacementOptions.limits(plan.placement()));
                ResultsStore store = ResultsStore.create(directory);
                ProgressLine progress =
                        new ProgressLine(plan.runs(), spec.commandLine().getErr(), quiet)) {
            Environment environment =
                    Environment.here(spec.commandLine().getParseResult().originalArgs());
            Placement place = plan.placement().workers() ? workers : Placement.here(catalog, Clock.system());
            Experiment experiment = new Experiment(plan, catalog, chosen, place);
            outcome = experiment.run(store, environment, progress, record -> {
                summaries.add(record);
                wrong.add(record);
                against.add(record);
                if (comparable) audit.add(record);
            });
            store.writeText("summary.csv", SummaryTable.csv(summaries.toList()));
        }
        print(plan, summaries.toList(), outcome, directory);
        printDifferences(audit);
        wrong.print(spec.commandLine());
        boolean asGood = against.print(spec.commandLine());
        return asGood && wrong.isEmpty() && outcome.unavailable().isEmpty() ? ExitCode.DONE : ExitCode.WRONG;
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
    private void printDifferences(CounterAudit audit) {
        Map<String, List<CounterAudit.Difference>> bySolver = audit.differences().stream()
                .collect(Collectors.groupingBy(each -> each.run().solver(), TreeMap::new, Collectors.toList()));
        bySolver.forEach((solver, differences) -> {
            PrintWriter stderr = spec.commandLine().getErr();
            stderr.println("not deterministic: " + solver + ", " + differences.size() + " puzzles, such as");
            differences.stream().limit(DIFFERENCES_SHOWN).forEach(each -> stderr.println("  " + each));
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
