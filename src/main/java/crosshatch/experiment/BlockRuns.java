package crosshatch.experiment;

import crosshatch.instances.sets.Instance;
import crosshatch.puzzle.Puzzle;
import crosshatch.results.Known;
import crosshatch.results.Phase;
import crosshatch.results.noise.Sample;
import crosshatch.results.schema.Noise;
import java.util.ArrayList;
import java.util.List;

/** One solver's turn: some puzzles, and in the end a measurement of each. */
final class BlockRuns {
    private final Contestant contestant;
    private final List<Instance> instances;
    private final Phase phase;
    private final int repetition;
    private final long block;
    private final List<MeasuredRun> runs;
    private Noise disturbance = Noise.getDefaultInstance();
    private Sample sample = Sample.NONE;

    /** @param block number of the block within the repetition, from 1; 0 in the warm-up */
    BlockRuns(Contestant contestant, List<Instance> instances, Phase phase, int repetition, long block) {
        this.contestant = contestant;
        this.instances = instances;
        this.block = block;
        this.phase = phase;
        this.repetition = repetition;
        this.runs = new ArrayList<>(instances.size());
    }

    Contestant contestant() {
        return contestant;
    }

    Phase phase() {
        return phase;
    }

    int repetition() {
        return repetition;
    }

    long block() {
        return block;
    }

    /** Those measured so far, in order. */
    List<Instance> measured() {
        return instances.subList(0, runs.size());
    }

    /** One for each of {@link #measured()}. */
    List<MeasuredRun> runs() {
        return runs;
    }

    boolean finished() {
        return runs.size() == instances.size();
    }

    /** Time in runs so far, in ns. */
    long nanos() {
        return runs.stream().mapToLong(each -> each.times().getTotalNs()).sum();
    }

    /** Hands over what is not measured yet. */
    void ask(long nanos) {
        List<Instance> rest = instances.subList(runs.size(), instances.size());
        List<Puzzle> puzzles = new ArrayList<>(rest.size());
        for (Instance instance : rest) puzzles.add(instance.puzzle());
        contestant.ask(puzzles, nanos);
    }

    /** Waits for answers: to all that was handed over, or to fewer, see {@link Contestant#answers}. */
    void receive() {
        runs.addAll(contestant.answers());
        disturbance = contestant.disturbance();
    }

    /** The machine was like this. */
    void disturbedBy(Sample seen) {
        sample = seen;
    }

    /** What disturbed its runs; of a solver that had to be started anew, those since then. */
    Noise noise() {
        Noise.Builder noise = disturbance.toBuilder();
        Known.set(sample.referenceNanos(), noise::setReferenceNs);
        Known.set(Math.round(sample.othersPercent()), noise::setOthersPercent);
        Known.set(Math.round(sample.stealPercent()), noise::setStealPercent);
        Known.set(sample.throttles(), noise::setThrottles);
        return noise.build();
    }
}
