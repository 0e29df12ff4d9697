package crosshatch.experiment.bench;

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
import java.util.AbstractList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Measures puzzles per second of a plain loop around a solver, of an experiment in this JVM, and of an experiment in a worker. The
 * three take turns.
 */
public final class HarnessOverhead {
    private static final long NANOS_PER_SECOND = 1_000_000_000L;
    private static final long WARMUP_NANOS = 2 * NANOS_PER_SECOND;
    private static final int WARMUP_PUZZLES = 1000;
    private static final int BLOCK_PUZZLES = 1000;

    private final SolverCatalog catalog;
    private final SolverSpec solver;
    private final ChosenPuzzles chosen;
    private final Question question;
    private final List<Instance> instances;
    private final Clock clock = Clock.system();
    private final Samples noise = Samples.here();
    private final Sampler sampler = Sampler.here(noise);
    private List<Score> scores = List.of();

    /** Reads the puzzles, without measuring. */
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
     * Lets the three loops take turns.
     *
     * @param rounds the number of turns of each loop
     * @param runs the approximate number of runs in each turn
     * @param workers makes a JVM for each solver
     * @throws crosshatch.base.SurroundingsException if the experiments cannot be written to the directory for temporary files
     */
    public void measure(int rounds, long runs, Placement workers) {
        int passes = (int) Math.max(2, runs / instances.size());
        List<BenchContestant> contestants = List.of(
                BenchContestant.of("bare loop", question, asked -> bare(passes)),
                BenchContestant.of(
                        "experiment in this JVM",
                        question,
                        asked -> experiment(passes, Placement.here(catalog, clock))),
                BenchContestant.of("experiment in a worker", question, asked -> experiment(passes, workers)));
        Bench.Settings settings = new Bench.Settings(rounds, Integer.MAX_VALUE, false, 1).withLongPasses();
        scores = new Bench(settings, contestants, clock, sampler).run(repeated(passes));
    }

    /** Returns all puzzles of a turn as a view, because there may be millions. */
    private List<Instance> repeated(int passes) {
        return new AbstractList<>() {
            @Override
            public Instance get(int index) {
                return instances.get(index % instances.size());
            }

            @Override
            public int size() {
                return passes * instances.size();
            }
        };
    }

    /** Returns the number of puzzles in a pass. */
    public int puzzles() {
        return instances.size();
    }

    /** Returns the puzzles per second of each loop, as median over the turns. */
    public List<Row> rows() {
        Score bare = scores.get(0);
        return scores.stream()
                .map(score -> new Row(
                        score.contestant().solver(),
                        score.puzzlesPerSecond().median(),
                        score == bare ? "100.0 %" : share(score, bare, noise.figures())))
                .toList();
    }

    /**
     * The result of one of the three loops.
     *
     * @param what the name of the loop, for people
     * @param share the share of the plain loop's rate, for people, or the reason why it is unknown
     */
    public record Row(String what, double puzzlesPerSecond, String share) {}

    /** Returns the disturbances of the times, for people. */
    public List<String> warnings() {
        return NoiseBounds.warnings(noise.figures());
    }

    /** Returns the share of the plain loop's rate over the turns, for people; or the reason why it is unknown. */
    static String share(Score score, Score bare, NoiseBounds.Figures noise) {
        Quartiles shares = bare.timeRatio(score);
        boolean noisy = shares.median() > 1 || shares.spread() > NoiseBounds.MOST_RATIO_SPREAD || noise.drifts();
        return noisy
                ? String.format(
                        Locale.ROOT,
                        "too noisy (interquartile range %.1f … %.1f %%)",
                        100 * shares.first(),
                        100 * shares.third())
                : String.format(Locale.ROOT, "%.1f %%", 100 * shares.median());
    }

    private BenchContestant.Pass bare(int passes) {
        try (Solver loop = catalog.create(solver)) {
            Warmup warmup = new Warmup(WARMUP_NANOS, clock::compilerNanos);
            while (!warmup.over()) warmup.pass(passNanos(loop));
            long nanos = 0;
            for (int pass = 0; pass < passes; pass++) nanos += passNanos(loop);
            sampler.look();
            return BenchContestant.Pass.of(List.of(), nanos);
        }
    }

    private long passNanos(Solver loop) {
        long start = clock.nanoTime();
        for (Instance each : instances) loop.answer(each.puzzle(), question, Budget.unlimited());
        return clock.nanoTime() - start;
    }

    private BenchContestant.Pass experiment(int passes, Placement placement) {
        Plan plan = PlanBuilder.builder()
                .experiment("overhead")
                .sets(chosen.planned())
                .solvers(List.of(new NamedSolver(solver)))
                .question(question)
                .limits(Limits.ofNanos(10 * NANOS_PER_SECOND))
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
            double runs = (double) passes * instances.size();
            return BenchContestant.Pass.of(List.of(), (long) ((meter.last - meter.start) * (runs / meter.recorded)));
        }
    }

    /** Measures from the first recorded block, which is not counted, to the last. */
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
