package crosshatch.experiment;

import crosshatch.instances.sets.Instance;
import crosshatch.results.Environment;
import crosshatch.results.Recorded;
import crosshatch.results.RunRecord;
import crosshatch.results.WarmupResult;
import crosshatch.results.noise.Sampler;
import crosshatch.results.schema.Phase;
import crosshatch.solver.SolverException;
import crosshatch.solver.SolverSpec;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.jspecify.annotations.Nullable;

/**
 * One of the parallel lanes of an experiment. A job runs its part of the blocks, fork after fork, with its own solvers, one
 * solver at a time. Meanwhile, another thread validates and records the answers.
 */
final class Job {
    /**
     * The settings that all lanes of an experiment share.
     *
     * @param placement the place where the solvers run
     * @param environment the measuring program and its libraries
     * @param recorded the runs that are recorded already
     * @param rule the rule of elimination; null if all solvers answer everything
     */
    record Setting(
            Plan plan,
            ChosenPuzzles puzzles,
            Placement placement,
            Environment environment,
            Recorded recorded,
            @Nullable StoppingRule rule) {}

    /** Follows the progress of a lane. */
    interface Listener {
        void warmingUp(SolverSpec solver);

        void warmedUp(WarmupResult result);

        /** Called when a solver cannot run on this machine. */
        void unavailable(SolverSpec solver, String reason);

        /** Called when runs are validated. */
        void judged(List<RunRecord> records);
    }

    private static final int HARDWARE_THREADS = Runtime.getRuntime().availableProcessors();

    private final Setting setting;
    private final Plan plan;
    private final @Nullable StoppingRule rule;
    /** Solvers that were eliminated by the end of the last block of this lane. */
    private final Set<String> eliminated = new HashSet<>();

    private final Part part;
    private final Sampler noise;
    private final Threads recording;
    private final Listener listener;
    private final Proofs proofs;

    /**
     * Makes a lane.
     *
     * @param part the part of the blocks for this lane
     * @param noise samples the machine between blocks
     * @param recording the thread that validates and records
     */
    Job(Setting setting, Part part, Sampler noise, Threads recording, Listener listener) {
        this.setting = setting;
        this.plan = setting.plan();
        this.rule = setting.rule();
        this.part = part;
        this.noise = noise;
        this.recording = recording;
        this.listener = listener;
        proofs = new Proofs(plan, Clock.system());
        updateEliminated();
    }

    void run() {
        try (proofs) {
            for (int fork = 1; fork <= plan.placement().forks(); fork++) run(fork);
        }
    }

    private void run(int fork) {
        Recorder recorder = new Recorder(plan, setting.environment(), fork, proofs);
        List<MeasuredSolver> contestants = new ArrayList<>();
        try {
            for (SolverSpec solver : plan.specs()) place(solver, contestants);
            contestants.removeIf(contestant -> !isOut(contestant.spec()) && !starts(contestant));
            Consumer<List<Batch>> blocks = block -> record(recorder, block, contestants);
            WarmupController readiness = new WarmupController(
                    plan,
                    fork,
                    setting.puzzles().forWarmup(plan.warmup().puzzles(), plan.seed()),
                    listener::warmedUp,
                    blocks);
            Runner runner = new Runner(
                    fork,
                    contestants,
                    readiness,
                    order(fork),
                    noise,
                    plan.certify() || rule != null,
                    this::isOut,
                    blocks);
            if (plan.warmup().maxNanos() > 0) {
                answerFirst(readiness, contestants);
                warmUp(readiness, contestants);
            }
            repeat(runner);
        } finally {
            contestants.forEach(MeasuredSolver::close);
        }
    }

    /**
     * Records a block. Proofs are made at this point, while no solver runs, because another thread would disturb the measurement.
     * Eliminations are known only when the block is validated.
     */
    private synchronized void record(Recorder recorder, List<Batch> block, List<MeasuredSolver> contestants) {
        if (!plan.certify() && rule == null) {
            recording.submit(() -> listener.judged(recorder.records(block)));
            return;
        }
        List<RunRecord> judged = recorder.records(block);
        recording.submit(() -> listener.judged(judged));
        if (rule == null) return;
        rule.add(judged);
        updateEliminated();
        if (block.get(0).phase() == Phase.WARMUP) return;
        contestants.removeIf(this::closeIfEliminated);
        if (rule.wantsFreshJvms()) contestants.forEach(MeasuredSolver::renew);
    }

    private void updateEliminated() {
        if (rule == null) return;
        plan.specs().stream().map(SolverSpec::toString).filter(rule::isOut).forEach(eliminated::add);
    }

    private boolean isOut(SolverSpec solver) {
        return eliminated.contains(solver.toString());
    }

    /** Ends the process of an eliminated solver; returns whether there was one. */
    private boolean closeIfEliminated(MeasuredSolver contestant) {
        if (!isOut(contestant.spec())) return false;
        contestant.close();
        return true;
    }

    private void answerFirst(WarmupController readiness, List<MeasuredSolver> contestants) {
        for (MeasuredSolver contestant : contestants) {
            if (!isOut(contestant.spec())) readiness.answerFirst(contestant);
        }
    }

    /**
     * Warms up all solvers: as many at the same time as the machine has hardware threads for this job, if each solver has a JVM of
     * its own. Nothing is measured meanwhile.
     */
    private void warmUp(WarmupController readiness, List<MeasuredSolver> contestants) {
        Plan.PlannedPlacement placement = plan.placement();
        int atOnce = placement.workers() ? Math.max(1, HARDWARE_THREADS / placement.jobs()) : 1;
        List<MeasuredSolver> left = contestants.stream()
                .filter(contestant -> !isOut(contestant.spec()))
                .toList();
        try (Threads threads = new Threads(atOnce, Math.max(1, left.size()))) {
            for (MeasuredSolver contestant : left) {
                threads.submit(() -> {
                    listener.warmingUp(contestant.spec());
                    readiness.makeReady(contestant);
                });
            }
        }
        noise.sample();
    }

    private void repeat(Runner runner) {
        Phase phase = plan.warmup().maxNanos() == 0 ? Phase.COLD : Phase.MEASURED;
        for (int repetition = 1; repetition <= plan.repetitions(); repetition++) {
            try (Stream<Instance> instances = rule == null
                    ? setting.puzzles().instances()
                    : setting.puzzles().shuffled(plan.seed())) {
                runner.run(
                        new Runner.Blocks(instances.iterator(), plan.block(), part),
                        phase,
                        repetition,
                        setting.recorded());
            }
        }
    }

    /** Returns the order of turns in a fork: different in each fork and lane, and drawn from the plan's seed. */
    private UniformRandomProvider order(int fork) {
        return RandomSource.SPLIT_MIX_64.create(plan.seed() + (fork - 1L) * Integer.MAX_VALUE + part.index() - 1);
    }

    private void place(SolverSpec solver, List<MeasuredSolver> contestants) {
        try {
            contestants.add(setting.placement().place(solver, plan.question(), plan.limits()));
        } catch (SolverException missing) {
            unavailable(solver, missing);
        }
    }

    private boolean starts(MeasuredSolver contestant) {
        try {
            contestant.start();
            return true;
        } catch (SolverException missing) {
            contestant.close();
            unavailable(contestant.spec(), missing);
            return false;
        }
    }

    private void unavailable(SolverSpec solver, SolverException missing) {
        if (rule != null) rule.unavailable(solver.toString());
        listener.unavailable(solver, "" + missing.getMessage());
    }
}
