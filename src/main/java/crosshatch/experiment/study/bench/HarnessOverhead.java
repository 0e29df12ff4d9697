package crosshatch.experiment.study.bench;

import crosshatch.base.Scratch;
import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Clock;
import crosshatch.experiment.Experiment;
import crosshatch.experiment.Part;
import crosshatch.experiment.Placement;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanBuilder;
import crosshatch.experiment.PlanFile;
import crosshatch.experiment.Warmup;
import crosshatch.instances.sets.Instance;
import crosshatch.results.Environment;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunRecord;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Puzzles per second of the bare loop around a solver, of an experiment with it in this JVM, and of one in a worker, which take
 * turns.
 */
public final class HarnessOverhead {
    private static final double NANOS_PER_SECOND = 1e9;
    private static final long WARMUP_NANOS = 2_000_000_000L;
    private static final int WARMUP_PUZZLES = 1000;
    private static final int BLOCK_PUZZLES = 1000;

    private final SolverCatalog catalog;
    private final SolverSpec solver;
    private final ChosenPuzzles chosen;
    private final Question question;
    private final List<Instance> instances;
    private final Clock clock = Clock.system();
    private final Samples noise = Samples.here();
    private final List<Double> bare = new ArrayList<>();
    private final List<Double> here = new ArrayList<>();
    private final List<Double> worker = new ArrayList<>();

    /** Reads the puzzles; nothing is measured yet. */
    public HarnessOverhead(SolverCatalog catalog, SolverSpec solver, ChosenPuzzles chosen, Question question) {
        this.catalog = catalog;
        this.solver = solver;
        this.chosen = chosen;
        this.question = question;
        try (Stream<Instance> all = chosen.instances()) {
            instances = all.toList();
        }
    }

    /**
     * Lets the three take turns.
     *
     * @param rounds turns of each
     * @param runs in each turn, about
     * @param workers where each solver has a JVM of its own
     * @throws IOException if the experiments cannot be written to the directory for temporary files
     */
    public void measure(int rounds, long runs, Placement workers) throws IOException {
        int passes = (int) Math.max(2, runs / instances.size());
        Sampler sampler = Sampler.here(noise);
        for (int round = 0; round < rounds; round++) {
            bare.add(bareRate(passes));
            sampler.look();
            here.add(rate(passes, Placement.here(catalog, clock)));
            worker.add(rate(passes, workers));
            sampler.look();
        }
    }

    /** Number of puzzles in a pass. */
    public int puzzles() {
        return instances.size();
    }

    /** Puzzles per second, the median of the turns. */
    public List<Row> rows() {
        return List.of(
                new Row("bare loop", Quartiles.of(bare).median(), "100.0 %"),
                new Row("experiment in this JVM", Quartiles.of(here).median(), share(here, bare, noise.figures())),
                new Row("experiment in a worker", Quartiles.of(worker).median(), share(worker, bare, noise.figures())));
    }

    /**
     * One of the three.
     *
     * @param what for people
     * @param share of the bare rate, for people, or the reason why it is unknown
     */
    public record Row(String what, double puzzlesPerSecond, String share) {}

    /** The disturbances of the times, for people. */
    public List<String> warnings() {
        return NoiseBounds.warnings(noise.figures());
    }

    /**
     * The share of the bare rate that is left, turn by turn, for people; or the reason why it is unknown.
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
                ? String.format(
                        Locale.ROOT, "too noisy (interquartile range %.1f … %.1f %%)", shares.first(), shares.third())
                : String.format(Locale.ROOT, "%.1f %%", shares.median());
    }

    private double bareRate(int passes) {
        try (Solver loop = catalog.create(solver)) {
            Warmup warmup = new Warmup(WARMUP_NANOS, clock::compilerNanos);
            while (!warmup.over()) warmup.pass(passNanos(loop));
            long nanos = 0;
            for (int pass = 0; pass < passes; pass++) nanos += passNanos(loop);
            return rate((long) passes * instances.size(), nanos);
        }
    }

    private long passNanos(Solver loop) {
        long start = clock.nanoTime();
        for (Instance each : instances) loop.answer(each.puzzle(), question, Budget.unlimited());
        return clock.nanoTime() - start;
    }

    private double rate(int passes, Placement placement) throws IOException {
        Plan plan = PlanBuilder.builder()
                .experiment("overhead")
                .sets(chosen.planned())
                .solvers(List.of(new NamedSolver(solver)))
                .question(question)
                .limits(Limits.ofNanos((long) (10 * NANOS_PER_SECOND)))
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
            new Experiment(plan, chosen, placement).run(store, Environment.here(List.of()), meter);
            return rate(meter.recorded, meter.last - meter.start);
        }
    }

    private static double rate(long runs, long nanos) {
        return runs * NANOS_PER_SECOND / nanos;
    }

    /** From the first block recorded, which is not counted, to the last. */
    private final class Meter implements Experiment.Listener {
        private long start;
        private long last;
        private long recorded;

        @Override
        public void warmingUp(String warming) {}

        @Override
        public void recorded(List<RunRecord> records) {
            long measured = records.stream().filter(RunRecord::isMeasured).count();
            if (measured == 0) return;
            last = clock.nanoTime();
            if (start == 0) start = last;
            else recorded += measured;
        }
    }
}
