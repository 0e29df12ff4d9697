package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Terminal;
import crosshatch.base.InputException;
import crosshatch.base.Scratch;
import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Clock;
import crosshatch.experiment.Experiment;
import crosshatch.experiment.Part;
import crosshatch.experiment.Placement;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanBuilder;
import crosshatch.experiment.PlanFile;
import crosshatch.experiment.worker.WorkerLimits;
import crosshatch.experiment.worker.Workers;
import crosshatch.experiment.Warmup;
import crosshatch.instances.sets.Instance;
import crosshatch.results.Environment;
import crosshatch.results.ResultsStore;
import crosshatch.results.noise.NoiseBounds;
import crosshatch.results.noise.Quartiles;
import crosshatch.results.noise.Sampler;
import crosshatch.results.noise.Samples;
import crosshatch.solver.Budget;
import crosshatch.solver.Limits;
import crosshatch.solver.NamedSolver;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code overhead}: what the harness adds to the time of the solvers. */
@Command(
        name = "overhead",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Measures how fast the harness is. It prints puzzles per second of the bare loop around a solver, and of a whole",
            "experiment with it (puzzles read, handed over, answered, measured, judged, recorded), in this JVM and in a",
            "worker. The three take turns; the medians are printed. A share above 100 %%, or quartiles of the turns' shares that",
            "differ by more than a quarter, or a machine that drifts, is 'too noisy': no share is claimed. Exit code 0 all the",
            "same. Of programs outside: 'overhead programs'; of being heard for a proof: 'overhead proofs'."
        },
        subcommands = {OverheadOfProgramsCommand.class, OverheadOfProofsCommand.class},
        footerHeading = "%nExamples:%n",
        footer = {
            "  crosshatch overhead",
            "  crosshatch overhead --solver engine --puzzles euler50 --question any --rounds 9"
        })
final class OverheadCommand implements Callable<Integer> {
    private static final double NANOS_PER_SECOND = 1e9;
    private static final long WARMUP_NANOS = 2_000_000_000L;
    private static final int WARMUP_PUZZLES = 1000;
    private static final int BLOCK_PUZZLES = 1000;
    private static final String ROW = "%-24s %,12.0f puzzles/s   %s%n";

    @Option(names = "--solver", defaultValue = "swift", description = "Solver. Default: ${DEFAULT-VALUE}.")
    private String solver = "swift";

    @Mixin
    private PuzzleOptions puzzles = new PuzzleOptions();

    @Mixin
    private QuestionOption question = new QuestionOption(Question.UNIQUE);

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "5", description = "Turns. Default: ${DEFAULT-VALUE}.")
    private int rounds = 5;

    @Option(
            names = "--runs",
            paramLabel = "N",
            defaultValue = "500000",
            description = "Runs in each turn, about. Default: ${DEFAULT-VALUE}.")
    private long runs = 500_000;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private final SolverCatalog catalog = SolverCatalog.standard();

    @Override
    public Integer call() throws IOException {
        if (rounds < 1) throw new InputException("--rounds " + rounds + ": expected 1 or more");
        ChosenPuzzles chosen = new ChosenPuzzles(puzzles.sets(), puzzles.selection(1));
        SolverSpec contender = catalog.spec(solver);
        chosen.refusal(contender, question.asked()).ifPresent(reason -> {
            throw new InputException("--solver " + solver + ": " + reason);
        });
        List<Instance> instances;
        try (Stream<Instance> all = chosen.instances()) {
            instances = all.toList();
        }
        int passes = (int) Math.max(2, runs / instances.size());
        List<Double> bare = new ArrayList<>();
        List<Double> here = new ArrayList<>();
        List<Double> worker = new ArrayList<>();
        Samples noise = Samples.here();
        Sampler sampler = Sampler.here(noise);
        for (int round = 0; round < rounds; round++) {
            bare.add(bareRate(contender, instances, passes));
            sampler.look();
            here.add(rate(chosen, contender, passes, Placement.here(catalog, Clock.system())));
            try (Workers workers = new Workers(WorkerLimits.NONE)) {
                worker.add(rate(chosen, contender, passes, workers));
            }
            sampler.look();
        }
        PrintWriter out = spec.commandLine().getOut();
        String subject = String.format(
                Locale.ROOT, "%s, question %s, %,d puzzles", contender, question.asked(), instances.size());
        out.println(Terminal.here().flowed(subject));
        out.printf(Locale.ROOT, ROW, "bare loop", Quartiles.of(bare).median(), "100.0 %");
        out.printf(
                Locale.ROOT,
                ROW,
                "experiment in this JVM",
                Quartiles.of(here).median(),
                share(here, bare, noise.figures()));
        out.printf(
                Locale.ROOT,
                ROW,
                "experiment in a worker",
                Quartiles.of(worker).median(),
                share(worker, bare, noise.figures()));
        NoiseBounds.warnings(noise.figures()).forEach(warning -> out.println("Noisy machine: " + warning + "."));
        out.flush();
        return ExitCode.DONE;
    }

    /**
     * What is left of the bare rate, turn by turn, for people; or why nothing can be said of it.
     *
     * @param rates of the turns
     * @param bare of the bare loop in the same turns
     */
    static String share(List<Double> rates, List<Double> bare, NoiseBounds.Figures noise) {
        Quartiles shares = Quartiles.of(IntStream.range(0, rates.size())
                .mapToObj(turn -> 100 * rates.get(turn) / bare.get(turn))
                .toList());
        boolean noisy = shares.median() > 100 || shares.spread() > NoiseBounds.MOST_RATIO_SPREAD || noise.drifts();
        return noisy
                ? String.format(Locale.ROOT, "too noisy (middle half %.1f … %.1f %%)", shares.first(), shares.third())
                : String.format(Locale.ROOT, "%.1f %%", shares.median());
    }

    private double bareRate(SolverSpec contender, List<Instance> instances, int passes) {
        try (Solver bare = catalog.create(contender)) {
            Warmup warmup = new Warmup(WARMUP_NANOS, Clock.system()::compilerNanos);
            while (!warmup.over()) warmup.pass(passNanos(bare, instances));
            long nanos = 0;
            for (int pass = 0; pass < passes; pass++) nanos += passNanos(bare, instances);
            return rate((long) passes * instances.size(), nanos);
        }
    }

    private long passNanos(Solver bare, List<Instance> instances) {
        long start = System.nanoTime();
        for (Instance each : instances) bare.answer(each.puzzle(), question.asked(), Budget.unlimited());
        return System.nanoTime() - start;
    }

    private double rate(ChosenPuzzles chosen, SolverSpec contender, int passes, Placement placement)
            throws IOException {
        Plan plan = PlanBuilder.builder()
                .experiment("overhead")
                .sets(chosen.planned())
                .solvers(List.of(new NamedSolver(contender)))
                .question(question.asked())
                .limits(Plan.PlannedLimits.of(Limits.ofNanos((long) (10 * NANOS_PER_SECOND))))
                .selection(chosen.selection())
                .repetitions(passes)
                .seed(1)
                .warmup(new Plan.WarmupPlan(WARMUP_NANOS, WARMUP_PUZZLES))
                .block(BLOCK_PUZZLES)
                .placement(Plan.PlannedPlacement.HERE)
                .shard(Part.WHOLE)
                .build();
        try (Scratch scratch = Scratch.open();
                ResultsStore store =
                        ResultsStore.create(scratch.folder().resolve(plan.experiment()), PlanFile.tree(plan))) {
            Meter meter = new Meter();
            Environment environment = Environment.here(List.of());
            new Experiment(plan, chosen, placement).run(store, environment, meter);
            return meter.rate();
        }
    }

    private static double rate(long runs, long nanos) {
        return runs * NANOS_PER_SECOND / nanos;
    }

    /** Runs per second from the first block recorded to the last. */
    private static final class Meter implements Experiment.Progress {
        private long start;
        private long last;
        private long recorded;

        @Override
        public void warmingUp(String warming) {}

        @Override
        public void recorded(int count) {
            last = System.nanoTime();
            if (start == 0) start = last;
            else recorded += count;
        }

        double rate() {
            return OverheadCommand.rate(recorded, last - start);
        }
    }
}
