package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Terminal;
import crosshatch.base.InputException;
import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Clock;
import crosshatch.experiment.bench.Bench;
import crosshatch.experiment.bench.BenchContestant;
import crosshatch.experiment.bench.BenchTable;
import crosshatch.instances.sets.Instance;
import crosshatch.proof.Axioms;
import crosshatch.proof.certify.Certifier;
import crosshatch.results.noise.Sampler;
import crosshatch.results.noise.Samples;
import crosshatch.solver.Answer;
import crosshatch.solver.Counters;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures the cost of proof logging: the command {@code overhead proofs}. */
@Command(
        name = "proofs",
        sortOptions = false,
        description = {
            "Measures how much time proofs add to the time of a solver.",
            "Runs a solver in three ways, in turn: alone; with its steps logged; and with its steps logged and a proof"
                    + " made from the log, trimmed and checked.",
            "Prints the three times, and their ratios to the time without proofs. If you publish a ratio, state its"
                    + " interquartile range, and measure on a quiet machine."
        },
        footer = {
            "  crosshatch study overhead proofs --puzzles hard375",
            "  crosshatch study overhead proofs --solver swift --puzzles norvig17 --limit 1000"
        })
final class OverheadOfProofsCommand extends ProgramCommand {
    private static final int BLOCK_PUZZLES = 100;
    private static final long SEED = 1;

    @Option(names = "--solver", defaultValue = "engine", description = "Solver. Default: ${DEFAULT-VALUE}.")
    private String solver = "engine";

    @Mixin
    private PuzzleOptions puzzles = new PuzzleOptions();

    @Option(
            names = "--question",
            defaultValue = "unique",
            description = "any, unique or count:N. Default: ${DEFAULT-VALUE}.")
    private Question question = Question.UNIQUE;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "15",
            description =
                    "Number of rounds. In each round, all puzzles are answered three times. Default: ${DEFAULT-VALUE}.")
    private int rounds = 15;

    @Option(
            names = "--warmup",
            paramLabel = "TIME",
            defaultValue = "10s",
            description =
                    "Warm up each of the three until its times are steady, at most this long. Default: ${DEFAULT-VALUE}.")
    private Duration warmup = Duration.ofSeconds(10);

    private final Clock clock = Clock.system();

    @Override
    public Integer call() {
        if (rounds < 1) throw new InputException("--rounds " + rounds + ": expected 1 or more");
        SolverSpec asked = SolverCatalog.standard().spec(solver);
        ChosenPuzzles chosen = new ChosenPuzzles(puzzles.sets(false), puzzles.selection(SEED));
        chosen.refusal(asked, question).ifPresent(reason -> {
            throw new InputException("--solver " + solver + ": " + reason);
        });
        List<Instance> instances;
        try (Stream<Instance> all = chosen.instances()) {
            instances = all.toList();
        }
        for (Instance each : instances) requireHeard(asked, each);
        Samples noise = Samples.here();
        List<BenchContestant> contestants = contestants(asked);
        try {
            Bench.Settings settings = new Bench.Settings(rounds, BLOCK_PUZZLES, false, SEED);
            Bench bench = new Bench(settings, contestants, clock, Sampler.here(noise));
            for (BenchContestant each : contestants) bench.warmUp(each, instances, warmup.toNanos());
            PrintWriter out = out();
            out.printf(Locale.ROOT, "%s, question %s, %,d puzzles%n", asked, question, instances.size());
            BenchTable table = new BenchTable(
                    bench.run(instances), score -> score.contestant().solver(), noise.figures());
            out.print(Terminal.here().tables().of(table.latency()));
            table.noise().forEach(out::println);
            out.flush();
        } finally {
            contestants.forEach(BenchContestant::close);
        }
        return ExitCode.DONE;
    }

    private static void requireHeard(SolverSpec asked, Instance instance) {
        Optional<String> silence = Axioms.refusal(instance.puzzle().board())
                .or(() -> asked.family().silence(asked, instance.puzzle().board()));
        silence.ifPresent(reason -> {
            throw new InputException(instance.label() + ": the steps of the solver cannot be traced: " + reason);
        });
    }

    private List<BenchContestant> contestants(SolverSpec asked) {
        Certifier heard = new Certifier(asked, clock::nanoTime);
        Certifier prover = new Certifier(asked, clock::nanoTime);
        Solver proved = (puzzle, itsQuestion, budget) ->
                new Answer(prover.certify(puzzle, itsQuestion, budget).claim(), Counters.none());
        return List.of(
                BenchContestant.oneThread("alone", SolverCatalog.standard().create(asked), question, clock),
                BenchContestant.oneThread("heard", heard, question, clock),
                BenchContestant.oneThread("proved", proved, question, clock));
    }
}
