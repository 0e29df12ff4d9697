package crosshatch.experiment.bench;

import crosshatch.instances.sets.Instance;
import crosshatch.results.noise.LevelChange;
import crosshatch.results.noise.Quartiles;
import crosshatch.solver.Claim;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The times and answers of one solver on one set of puzzles, round by round. */
public final class Score {
    private final BenchContestant contestant;
    private final boolean warm;
    private final Verdicts verdicts = new Verdicts();
    private final List<Double> nanosPerPuzzle = new ArrayList<>();
    private final List<Double> idleShares = new ArrayList<>();
    /** The time of the current round. */
    private double roundNanos;

    private double[] roundBusyNanos;
    private int roundPuzzles;
    /** The busy time of each thread in the round before. */
    private double[] busyNanos;

    /**
     * Makes a score without rounds.
     *
     * @param warm whether the contestant was steady before the measurement
     */
    Score(BenchContestant contestant, boolean warm) {
        this.contestant = contestant;
        this.warm = warm;
        roundBusyNanos = new double[contestant.threads()];
        busyNanos = roundBusyNanos;
    }

    /**
     * Adds a turn of several passes through the same puzzles; all passes together count as one.
     *
     * @param passes the passes, at least one
     */
    void turn(int puzzles, List<BenchContestant.Pass> passes) {
        roundPuzzles += puzzles;
        for (BenchContestant.Pass pass : passes) {
            roundNanos += pass.nanos() / (double) passes.size();
            for (int thread = 0; thread < roundBusyNanos.length; thread++) {
                roundBusyNanos[thread] += pass.busyNanos().get(thread) / (double) passes.size();
            }
        }
    }

    void judge(List<Instance> puzzles, List<Claim> claims) {
        verdicts.judge(puzzles, contestant.question(), claims);
    }

    void roundIsOver() {
        nanosPerPuzzle.add(roundNanos / roundPuzzles);
        double busy = Arrays.stream(roundBusyNanos).sum();
        idleShares.add(Math.max(0, 1 - busy / roundNanos / contestant.threads()));
        busyNanos = roundBusyNanos;
        roundBusyNanos = new double[contestant.threads()];
        roundNanos = 0;
        roundPuzzles = 0;
    }

    public BenchContestant contestant() {
        return contestant;
    }

    public Verdicts verdicts() {
        return verdicts;
    }

    /** Returns the number of measured rounds. */
    public int rounds() {
        return nanosPerPuzzle.size();
    }

    /** Returns whether the solver was steady before it was measured; true if this was not checked. */
    public boolean isWarm() {
        return warm;
    }

    /**
     * Returns the first round after a lasting change of the times, from which on the JVM ran other compiled code.
     */
    public Optional<LevelChange> change() {
        return LevelChange.in(nanosPerPuzzle);
    }

    /** Returns the quartiles of the wall-clock time per puzzle, in µs. */
    public Quartiles microsPerPuzzle() {
        return Quartiles.of(nanosPerPuzzle.stream().map(nanos -> nanos / 1e3).toList());
    }

    /** Returns the quartiles of the puzzles that all threads together answer in a second. */
    public Quartiles puzzlesPerSecond() {
        return Quartiles.of(nanosPerPuzzle.stream().map(nanos -> 1e9 / nanos).toList());
    }

    /** Returns the quartiles over the rounds of this solver's time divided by another's. */
    public Quartiles timeRatio(Score other) {
        List<Double> ratios = new ArrayList<>();
        for (int round = 0; round < nanosPerPuzzle.size(); round++) {
            ratios.add(nanosPerPuzzle.get(round) / other.nanosPerPuzzle.get(round));
        }
        return Quartiles.of(ratios);
    }

    /** Returns the share of the threads' time in which they answered nothing, from 0 to 1. */
    public Quartiles idleShare() {
        return Quartiles.of(idleShares);
    }

    /** Returns the time that each thread spent on answers in the last round, in ms. */
    public List<Double> busyMillis() {
        return Arrays.stream(busyNanos).map(nanos -> nanos / 1e6).boxed().toList();
    }
}
