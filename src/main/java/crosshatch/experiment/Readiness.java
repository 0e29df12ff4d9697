package crosshatch.experiment;

import crosshatch.instances.sets.Instance;
import crosshatch.results.Phase;
import crosshatch.results.WarmupResult;
import crosshatch.solver.Claim;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Keeps the contestants of a fork warm: each JVM that one of them runs in is warmed up as {@link Warmup} says, before it is
 * measured, also the JVM that replaces one that has ended. A puzzle that ended a JVM in the warm-up is asked no more there, unless
 * it is the only one. A contestant that loses too many JVMs in warm-ups is given up: it is cold from then on, and its runs are
 * recorded so.
 */
final class Readiness {
    /** The fastest solvers warm up with hundreds of thousands of runs; what they all were like is in the WarmupResult. */
    static final long WARMUP_RECORDS = 1000;
    /** A contestant that has lost so many JVMs in the warm-ups of a fork would lose the next one, too. */
    static final int MOST_LOST = 5;

    /** What is known of one contestant. */
    private static final class State {
        private final List<Instance> puzzles;
        private int start;
        private int lost;
        private boolean warm;

        State(List<Instance> puzzles) {
            this.puzzles = new ArrayList<>(puzzles);
        }

        /** Starts it if it does not run. Returns whether its JVM is another one than when this was last called. */
        boolean isStartedAnew(Contestant contestant) {
            int before = start;
            start = contestant.start();
            return start != before;
        }

        boolean isGivenUp() {
            return lost >= MOST_LOST || puzzles.isEmpty();
        }

        void strike(int place) {
            if (puzzles.size() > 1) puzzles.remove(place);
        }
    }

    /** Nobody waits longer for the first answers of a solver. */
    private static final long FIRST_ANSWERS_NANOS = 1_000_000_000;

    private final Plan plan;
    private final int fork;
    private final List<Instance> puzzles;
    private final Consumer<WarmupResult> warmups;
    private final Consumer<List<Turn>> passes;
    private final Map<Contestant, State> states = new HashMap<>();
    /** What all measured runs would take at the speed of the first answers, which is that of cold JVMs. */
    private double measuredNanos;

    /**
     * @param fork which the contestants belong to
     * @param puzzles answered again and again
     * @param warmups told how each warm-up went
     * @param passes handed the first passes of each
     */
    Readiness(
            Plan plan, int fork, List<Instance> puzzles, Consumer<WarmupResult> warmups, Consumer<List<Turn>> passes) {
        this.plan = plan;
        this.fork = fork;
        this.puzzles = puzzles;
        this.warmups = warmups;
        this.passes = passes;
    }

    /**
     * Starts the contestant and lets it answer the puzzles once, as far as it comes in a second: a person who waits sees answers before the
     * warm-ups begin. They are no part of its warm-up.
     */
    void answerFirst(Contestant contestant) {
        contestant.start();
        Turn pass = pass(
                contestant, puzzles, Math.min(FIRST_ANSWERS_NANOS, plan.warmup().maxNanos()));
        passes.accept(List.of(pass));
        double runs = (double) plan.runs() / Math.max(1, plan.solvers().size());
        measuredNanos += pass.finished() ? runs * pass.nanos() / puzzles.size() : Double.POSITIVE_INFINITY;
    }

    /** Starts the contestant, unless it runs, and warms it up in the JVM that it is in, unless that was done. */
    void makeReady(Contestant contestant) {
        State state = states.computeIfAbsent(contestant, unknown -> new State(puzzles));
        if (state.isStartedAnew(contestant)) state.warm = plan.warmup().maxNanos() > 0 && warmUp(contestant, state);
    }

    /** The phase of what it answers now, where {@code planned} is that of a contestant that is as it should be. */
    Phase phase(Contestant contestant, Phase planned) {
        State state = states.get(contestant);
        boolean warm = state != null && state.warm;
        return planned == Phase.MEASURED && plan.warmup().maxNanos() > 0 && !warm ? Phase.COLD : planned;
    }

    /** Returns whether it is warm. */
    private boolean warmUp(Contestant contestant, State state) {
        if (state.isGivenUp()) return false;
        Warmup warmup = new Warmup(plan.warmupNanos(measuredNanos), contestant::compilerNanos);
        int lostBefore = state.lost;
        long runs = 0;
        while (!warmup.over() && !state.isGivenUp()) {
            Turn pass = pass(contestant, state.puzzles, warmup.leftNanos());
            if (runs < WARMUP_RECORDS) passes.accept(List.of(pass));
            runs += pass.runs().size();
            boolean anew = state.isStartedAnew(contestant);
            boolean whole = pass.finished() && !anew;
            if (whole) warmup.pass(pass.nanos());
            else warmup.unfinishedPass(pass.nanos());
            if (anew) warmup.startedAnew();
            boolean broken = !whole && !warmup.over() && endsBadly(pass);
            if (anew || (broken && pass.runs().size() == 1)) state.lost++; // perhaps no JVM could be started
            if (broken) state.strike(pass.runs().size() - 1);
        }
        boolean warm = warmup.over() && !state.isGivenUp();
        warmups.accept(warmup.result(contestant.spec(), fork, runs, state.lost - lostBefore, !warm, seen()));
        return warm;
    }

    private int seen() {
        return (int) puzzles.stream()
                .filter(each -> !each.variant().equals(Instance.WARMUP))
                .count();
    }

    /** One pass through the puzzles, which ends early when the time of the warm-up is over, or the JVM ends. */
    private static Turn pass(Contestant contestant, List<Instance> puzzles, long nanos) {
        Turn pass = new Turn(contestant, List.copyOf(puzzles), Phase.WARMUP, 0, 0);
        pass.ask(nanos);
        pass.receive(Phase.WARMUP);
        return pass;
    }

    /** Whether the last run was ended or broke: then it is known which puzzle ended the JVM. */
    private static boolean endsBadly(Turn pass) {
        List<MeasuredRun> all = pass.runs();
        if (all.isEmpty()) return false;
        Claim last = all.get(all.size() - 1).claim();
        return last instanceof Claim.Failed || last instanceof Claim.OutOfBudget;
    }
}
