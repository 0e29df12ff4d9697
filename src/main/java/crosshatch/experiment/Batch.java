package crosshatch.experiment;

import crosshatch.instances.sets.Instance;
import crosshatch.puzzle.Puzzle;
import crosshatch.results.Known;
import crosshatch.results.noise.Sample;
import crosshatch.results.schema.Noise;
import crosshatch.results.schema.Phase;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** One solver's turn: some puzzles, and at its end a measurement of each. */
final class Batch {
    private final MeasuredSolver contestant;
    private final List<Instance> instances;
    private final Phase phase;
    private final int repetition;
    private final long block;
    private final List<MeasuredRun> runs;
    /** The phase of each run. */
    private final List<Phase> phases = new ArrayList<>();
    /** Disturbed runs that were replaced, by their index. */
    private final Map<Integer, MeasuredRun> replaced = new HashMap<>();

    private Noise disturbance = Noise.getDefaultInstance();
    private Sample sample = Sample.NONE;

    /**
     * Makes a turn without measurements.
     *
     * @param block the number of the block within the repetition, from 1; 0 in the warm-up
     */
    Batch(MeasuredSolver contestant, List<Instance> instances, Phase phase, int repetition, long block) {
        this.contestant = contestant;
        this.instances = instances;
        this.block = block;
        this.phase = phase;
        this.repetition = repetition;
        this.runs = new ArrayList<>(instances.size());
    }

    MeasuredSolver contestant() {
        return contestant;
    }

    /** Returns the planned phase, which is {@link #phase(int)} for a contestant in the expected state. */
    Phase phase() {
        return phase;
    }

    /** Returns the phase of one of the {@link #runs}. */
    Phase phase(int place) {
        return phases.get(place);
    }

    int repetition() {
        return repetition;
    }

    long block() {
        return block;
    }

    /** Returns the puzzles measured so far, in order. */
    List<Instance> measured() {
        return instances.subList(0, runs.size());
    }

    /** Returns one run for each of {@link #measured()}. */
    List<MeasuredRun> runs() {
        return runs;
    }

    boolean finished() {
        return runs.size() == instances.size();
    }

    /** Returns the time in runs so far, in ns. */
    long nanos() {
        return runs.stream().mapToLong(each -> each.times().getTotalNs()).sum();
    }

    /** Hands over the puzzles that are not measured yet. */
    void ask(long nanos) {
        List<Instance> rest = instances.subList(runs.size(), instances.size());
        List<Puzzle> puzzles = new ArrayList<>(rest.size());
        for (Instance instance : rest) puzzles.add(instance.puzzle());
        if (phase == Phase.WARMUP) contestant.warmUp(puzzles, nanos);
        else contestant.ask(puzzles, nanos);
    }

    /**
     * Waits for answers to all or some of the puzzles handed over, see {@link MeasuredSolver#answers}.
     *
     * @param actual the phase of the contestant while it answers
     */
    void receive(Phase actual) {
        List<MeasuredRun> answers = contestant.answers();
        runs.addAll(answers);
        phases.addAll(Collections.nCopies(answers.size(), actual));
        disturbance = contestant.disturbance();
    }

    /** Returns a turn that repeats the disturbed runs; empty if there are none. */
    Optional<Batch> again() {
        List<Instance> disturbed =
                disturbedPlaces().stream().map(instances::get).toList();
        return disturbed.isEmpty()
                ? Optional.empty()
                : Optional.of(new Batch(contestant, disturbed, phase, repetition, block));
    }

    /** Takes over the runs of the turn that {@link #again} returned. */
    void replaceDisturbed(Batch again) {
        List<Integer> places = disturbedPlaces();
        for (int i = 0; i < places.size(); i++) {
            int place = places.get(i);
            replaced.put(place, runs.set(place, again.runs.get(i)));
            phases.set(place, again.phase(i));
        }
    }

    private List<Integer> disturbedPlaces() {
        return IntStream.range(0, runs.size())
                .filter(place -> runs.get(place).isDisturbed())
                .boxed()
                .toList();
    }

    /** Returns the disturbed run that was replaced at this index. */
    Optional<MeasuredRun> replaced(int place) {
        return Optional.ofNullable(replaced.get(place));
    }

    /** Adds a sample of the machine during this turn. */
    void disturbedBy(Sample seen) {
        sample = seen;
    }

    /** Returns the disturbances of its runs; for a restarted solver, only those since the restart. */
    Noise noise() {
        Noise.Builder noise = disturbance.toBuilder();
        Known.set(sample.referenceNanos(), noise::setReferenceNs);
        Known.set(Math.round(sample.othersPercent()), noise::setOthersPercent);
        Known.set(Math.round(sample.stealPercent()), noise::setStealPercent);
        Known.set(sample.throttles(), noise::setThrottles);
        return noise.build();
    }
}
