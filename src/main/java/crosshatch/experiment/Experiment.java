package crosshatch.experiment;

import crosshatch.catalog.SolverCatalog;
import crosshatch.corpus.Instance;
import crosshatch.results.Environment;
import crosshatch.results.Phase;
import crosshatch.results.Recorded;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunRecord;
import crosshatch.solver.SolverException;
import crosshatch.solver.SolverSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Carries out a plan and writes what happens, run by run, to a results directory. */
public final class Experiment {

    /** Told how far the experiment is. */
    public interface Progress {
        /** Warm-up of a solver begins. */
        void warmingUp(String solver);

        /** So many measured runs more are recorded. */
        void recorded(int runs);
    }

    /**
     * What came of it besides the records.
     *
     * @param warmups one per solver; empty without warm-up
     * @param unavailable solvers that cannot run on this machine, and why
     */
    public record Outcome(List<WarmupResult> warmups, Map<String, String> unavailable) {}

    private final Plan plan;
    private final SolverCatalog catalog;
    private final ChosenPuzzles puzzles;
    private final Clock clock;

    /** @param puzzles those of the plan; streamed anew for each repetition */
    public Experiment(Plan plan, SolverCatalog catalog, ChosenPuzzles puzzles, Clock clock) {
        this.plan = plan;
        this.catalog = catalog;
        this.puzzles = puzzles;
        this.clock = clock;
    }

    /** Runs the plan, or what the store does not hold of it yet. */
    public Outcome run(ResultsStore store, Environment environment, Progress progress) {
        store.writeOfSession("environment", environment);
        Map<String, String> unavailable = new LinkedHashMap<>();
        List<Contestant> contestants = contestants(unavailable);
        try {
            Runner runner = new Runner(plan, contestants, clock);
            List<WarmupResult> warmups = warmUp(runner, contestants, progress, store::append);
            store.writeOfSession("warmup", warmups);
            Phase phase = plan.warmup().maxNanos() == 0 ? Phase.COLD : Phase.MEASURED;
            for (int repetition = 1; repetition <= plan.repetitions(); repetition++) {
                runAll(runner, phase, repetition, store.recorded(), block -> {
                    store.append(block);
                    progress.recorded(block.size());
                });
            }
            return new Outcome(warmups, unavailable);
        } finally {
            contestants.forEach(Contestant::close);
        }
    }

    private void runAll(
            Runner runner, Phase phase, int repetition, Recorded recorded, Consumer<List<RunRecord>> records) {
        try (Stream<Instance> instances = puzzles.instances()) {
            runner.run(instances.iterator(), phase, repetition, recorded, records);
        }
    }

    private List<Contestant> contestants(Map<String, String> unavailable) {
        List<Contestant> contestants = new ArrayList<>();
        for (String text : plan.solvers()) {
            SolverSpec spec = catalog.spec(text);
            try {
                contestants.add(new Contestant(spec, () -> catalog.create(spec)));
            } catch (SolverException missing) {
                unavailable.put(text, "" + missing.getMessage());
            }
        }
        return contestants;
    }

    private List<WarmupResult> warmUp(
            Runner runner, List<Contestant> contestants, Progress progress, Consumer<List<RunRecord>> records) {
        List<WarmupResult> results = new ArrayList<>();
        if (plan.warmup().maxNanos() == 0) return results;
        List<Instance> front;
        try (Stream<Instance> instances = puzzles.instances()) {
            front = instances.limit(plan.warmup().puzzles()).toList();
        }
        for (Contestant contestant : contestants) {
            progress.warmingUp(contestant.spec().toString());
            results.add(runner.warmUp(contestant, front, records));
        }
        return results;
    }
}
