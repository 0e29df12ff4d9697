package crosshatch.experiment;

import crosshatch.results.Environment;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunRecord;
import crosshatch.results.WarmupResult;
import crosshatch.results.noise.Machine;
import crosshatch.results.noise.ReferenceLoop;
import crosshatch.results.noise.Sampler;
import crosshatch.results.noise.Samples;
import crosshatch.solver.SolverSpec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Carries out a plan and writes every run to a results directory. */
public final class Experiment {
    /** The most blocks that may wait for validation and recording. */
    private static final int WAITING_BLOCKS = 4;

    /** Follows the progress of the experiment. Several threads may call the methods. All methods have empty defaults. */
    public interface Listener extends AutoCloseable {
        /** Called before a solver warms up. */
        default void warmingUp(String solver) {}

        /** Called when runs are validated and recorded, warm-up runs included. */
        default void recorded(List<RunRecord> runs) {}

        /** Called when a pair of solvers is decided; receives a line for people. */
        default void decided(String line) {}

        /** Called when all runs are recorded, before they are archived. */
        default void complete() {}

        /** Called at the end of a campaign, also after a failure. */
        @Override
        default void close() {}
    }

    /**
     * The outcome of an experiment, in addition to its records.
     *
     * @param warmups the result of each warm-up: one for each solver, fork and lane, and one for each restart of a solver; empty
     *     without warm-up
     * @param unavailable solvers that cannot run on this machine, with the reasons
     */
    public record Outcome(List<WarmupResult> warmups, Map<String, String> unavailable) {}

    private final Plan plan;
    private final ChosenPuzzles puzzles;
    private final Placement placement;
    private final Machine machine;
    private final LongSupplier nanoTime;

    /**
     * Prepares an experiment on this machine.
     *
     * @param puzzles the puzzles of the plan, which are read again for each repetition
     * @param placement the place where the solvers run
     */
    public Experiment(Plan plan, ChosenPuzzles puzzles, Placement placement) {
        this(plan, puzzles, placement, Machine.here(), System::nanoTime);
    }

    /**
     * Prepares an experiment with a given machine, for tests.
     *
     * @param nanoTime the clock that decides when the machine is sampled
     */
    Experiment(Plan plan, ChosenPuzzles puzzles, Placement placement, Machine machine, LongSupplier nanoTime) {
        this.machine = machine;
        this.nanoTime = nanoTime;
        this.plan = plan;
        this.puzzles = puzzles;
        this.placement = placement;
    }

    /** Runs the plan, or the part of it that the store does not contain yet. */
    public Outcome run(ResultsStore store, Environment environment, Listener listener) {
        store.writeOfSession("environment", environment);
        Collector collector = new Collector(store, listener);
        Samples noise = new Samples(machine.governors());
        ReferenceLoop reference = new ReferenceLoop(nanoTime);
        int jobs = plan.placement().jobs();
        StoppingRule rule = begun(store, listener);
        Job.Setting setting = new Job.Setting(plan, puzzles, placement, environment, store.recorded(), rule);
        try (Threads recording = new Threads(1, WAITING_BLOCKS);
                Threads lanes = new Threads(jobs, jobs)) {
            for (int number = 1; number <= jobs; number++) {
                Part part = plan.shard().cut(new Part(number, jobs));
                Sampler sampler = new Sampler(machine, reference, nanoTime, noise);
                Job lane = new Job(setting, part, sampler, recording, collector);
                lanes.submit(lane::run);
            }
        }
        collector.sortWarmups(plan.specs().stream().map(SolverSpec::toString).toList());
        store.writeOfSession("warmup", collector.warmups);
        store.writeOfSession("environment", environment.disturbedBy(noise.summary()));
        return new Outcome(List.copyOf(collector.warmups), collector.unavailable);
    }

    /** Returns the rule of elimination, with the blocks in the store; null if all solvers answer everything. */
    private @Nullable StoppingRule begun(ResultsStore store, Listener listener) {
        if (!plan.mayEndEarly()) return null;
        StoppingRule rule = new Decider(plan, listener::decided, nanoTime);
        Map<Long, List<RunRecord>> blocks = new TreeMap<>();
        store.forEachEarlierRun(record -> blocks.computeIfAbsent(record.run().getBlock(), block -> new ArrayList<>())
                .add(record));
        blocks.values().forEach(rule::add);
        return rule;
    }

    /** Collects the reports of the lanes and has their runs recorded. */
    private static final class Collector implements Job.Listener {
        private final ResultsStore store;
        private final Listener listener;
        private final List<WarmupResult> warmups = Collections.synchronizedList(new ArrayList<>());
        private final Map<String, String> unavailable = Collections.synchronizedMap(new LinkedHashMap<>());

        Collector(ResultsStore store, Listener listener) {
            this.store = store;
            this.listener = listener;
        }

        @Override
        public void warmingUp(SolverSpec solver) {
            listener.warmingUp(solver.toString());
        }

        @Override
        public void warmedUp(WarmupResult result) {
            warmups.add(result);
        }

        /** Sorts them by fork and solver, because several solvers warm up at the same time. */
        void sortWarmups(List<String> solvers) {
            warmups.sort(Comparator.comparingInt(WarmupResult::fork)
                    .thenComparingInt(each -> solvers.indexOf(each.solver())));
        }

        @Override
        public void unavailable(SolverSpec solver, String reason) {
            unavailable.put(solver.toString(), reason);
        }

        @Override
        public void judged(List<RunRecord> records) {
            store.append(records);
            listener.recorded(records);
        }
    }
}
