package crosshatch.cli;

import crosshatch.catalog.SolverCatalog;
import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Clock;
import crosshatch.experiment.Experiment;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.puzzle.InputException;
import crosshatch.report.SetsBySolvers;
import crosshatch.report.Summaries;
import crosshatch.report.Summary;
import crosshatch.report.SummaryTable;
import crosshatch.results.Environment;
import crosshatch.results.ResultsStore;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
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
            "  crosshatch compare --solvers choco,engine --puzzles sudoku-5/holes=0.45/count=20/seed=7 --timeout 30s",
            "  crosshatch compare --plan plans/scaling.json"
        })
final class CompareCommand implements Callable<Integer> {
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");
    private static final int BLOCK = 50;
    private static final int WARMUP_PUZZLES = 50;

    /** What does not change the runs, and so may stand beside a plan. */
    private static final Set<String> BESIDE_A_PLAN = Set.of("--plan", "--out", "--format", "--quiet");

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
                    "Measured runs of each solver on each puzzle. Default: ${DEFAULT-VALUE} without --puzzles, else 1.")
    private int repeat = 10;

    @Option(
            names = "--warmup",
            paramLabel = "TIME",
            defaultValue = "2s",
            converter = DurationConverter.class,
            description = "Warm up each solver until it is steady, at most this long. Default: ${DEFAULT-VALUE}.")
    private Duration warmup = Duration.ofSeconds(2);

    @Option(names = "--cold", description = "No warm-up: measure from the first run of this process on.")
    private boolean cold;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "Of samples and of the order of runs. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(
            names = "--plan",
            paramLabel = "FILE",
            description =
                    "Run what a plan says, instead of the options above: plan.json of a results directory, or a file"
                            + " of the same form.")
    private @Nullable Path planFile;

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
        return planFile == null ? runOptions(catalog) : runPlan(planFile, catalog);
    }

    private int runOptions(SolverCatalog catalog) {
        if (repeat < 1) throw new InputException("--repeat " + repeat + ": expected 1 or more");
        ChosenPuzzles chosen = new ChosenPuzzles(puzzles.sets(), puzzles.selection(seed));
        puzzles.reportSkipped(spec.commandLine().getErr()); // now: each repetition would skip them again
        List<SolverSpec> specs = specs(catalog, chosen);
        Path directory = directory("compare");
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
                BLOCK);
        return run(plan, catalog, chosen, directory);
    }

    private int runPlan(Path file, SolverCatalog catalog) {
        refuseBesideAPlan();
        Plan plan = PlanFile.read(file);
        ChosenPuzzles chosen = new ChosenPuzzles(
                plan.sets().stream().map(puzzles::planned).toList(),
                plan.selection().toSelection(plan.seed()));
        puzzles.reportSkipped(spec.commandLine().getErr());
        chosen.requireAsIn(plan);
        List<SolverSpec> specs =
                answerable(plan.solvers(), catalog, chosen, Question.parse(plan.question()), "the plan");
        Path directory = directory(plan.experiment());
        return run(
                plan.named(
                        nameOf(directory),
                        specs.stream().map(SolverSpec::toString).toList()),
                catalog,
                chosen,
                directory);
    }

    private void refuseBesideAPlan() {
        spec.commandLine().getParseResult().matchedOptions().stream()
                .map(OptionSpec::longestName)
                .filter(name -> !BESIDE_A_PLAN.contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw new InputException("--plan says what is run; leave out " + name + ", or change the plan");
                });
    }

    private Path directory(String kind) {
        String stamp = LocalDateTime.now(ZoneId.systemDefault()).format(STAMP);
        return out != null ? out : Home.folder().resolve("results").resolve(kind + "-" + stamp);
    }

    /** @throws InputException for the root of a file system, which names nothing */
    private static String nameOf(Path directory) {
        Path name = directory.toAbsolutePath().normalize().getFileName();
        if (name == null) throw new InputException("--out " + directory + ": expected a directory with a name");
        return name.toString();
    }

    private int run(Plan plan, SolverCatalog catalog, ChosenPuzzles chosen, Path directory) {
        Summaries summaries = new Summaries(plan.limits().toLimits());
        WrongAnswers wrong = new WrongAnswers();
        Experiment experiment = new Experiment(plan, catalog, chosen, Clock.system());
        Experiment.Outcome outcome;
        try (ResultsStore store = ResultsStore.create(directory);
                ProgressLine progress =
                        new ProgressLine(plan.runs(), spec.commandLine().getErr(), quiet)) {
            Environment environment =
                    Environment.here(spec.commandLine().getParseResult().originalArgs());
            outcome = experiment.run(store, environment, progress, record -> {
                summaries.add(record);
                wrong.add(record);
            });
            store.writeText("summary.csv", SummaryTable.csv(summaries.toList()));
            store.writeText("summary.md", SetsBySolvers.markdown(summaries.toList()));
        }
        print(plan, summaries.toList(), outcome, directory);
        wrong.print(spec.commandLine());
        return wrong.isEmpty() && outcome.unavailable().isEmpty() ? ExitCode.DONE : ExitCode.WRONG;
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

    private List<SolverSpec> specs(SolverCatalog catalog, ChosenPuzzles chosen) {
        if (solvers == null) {
            return catalog.families().stream()
                    .map(family -> catalog.spec(family.contender()))
                    .filter(each -> isAnswerable(each, chosen))
                    .toList();
        }
        return answerable(solvers, catalog, chosen, question, "--solvers");
    }

    /** @throws InputException if a solver is named twice, or cannot be asked the question */
    private static List<SolverSpec> answerable(
            List<String> named, SolverCatalog catalog, ChosenPuzzles chosen, Question question, String where) {
        List<SolverSpec> specs = named.stream().map(catalog::spec).distinct().toList();
        if (specs.size() < named.size()) throw new InputException("the same solver is named twice in " + where);
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
        return said || puzzles.isDefault() ? repeat : 1;
    }
}
