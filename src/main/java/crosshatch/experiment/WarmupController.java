package crosshatch.experiment;

import crosshatch.instances.sets.Instance;
import crosshatch.results.WarmupResult;
import crosshatch.results.schema.Phase;
import crosshatch.solver.Claim;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * Warms up the JVM of each solver of a fork as {@link Warmup} prescribes, before the solver is measured. A JVM that replaces
 * another one is warmed up again. A puzzle that ended a JVM in the warm-up is left out from then on, except if it is the only
 * one. A solver that loses too many JVMs in warm-ups is measured without warm-up, and its runs are recorded as cold.
 */
final class WarmupController {
    /** The most warm-up runs that are recorded; the fastest solvers make hundreds of thousands. */
    static final long WARMUP_RECORDS = 1000;
    /** The most JVMs that a contestant may lose in the warm-ups of a fork before it is measured cold. */
    static final int MOST_LOST = 5;

    /** The state of one contestant. */
    private static final class State {
        private final List<Instance> puzzles;
        private int start;
        private int lost;
        private boolean warm;

        State(List<Instance> puzzles) {
            this.puzzles = new ArrayList<>(puzzles);
        }

        /** Starts the contestant if it does not run. Returns whether its JVM is new since the last call. */
        boolean isStartedAnew(MeasuredSolver contestant) {
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

    /** The longest time for the first answers of a solver. */
    private static final long FIRST_ANSWERS_NANOS = 1_000_000_000;

    private final Plan plan;
    private final int fork;
    private final List<Instance> puzzles;
    private final Consumer<WarmupResult> warmups;
    private final Consumer<List<Batch>> passes;
    private final Map<MeasuredSolver, State> states = new ConcurrentHashMap<>();
    /** The estimated time of all measured runs, from the first answers, which cold JVMs gave. */
    private double measuredNanos;

    /**
     * Prepares the warm-ups of a fork.
     *
     * @param fork the number of the fork
     * @param puzzles the puzzles of a pass
     * @param warmups receives the result of each warm-up
     * @param passes receives the first passes of each contestant
     */
    WarmupController(
            Plan plan, int fork, List<Instance> puzzles, Consumer<WarmupResult> warmups, Consumer<List<Batch>> passes) {
        this.plan = plan;
        this.fork = fork;
        this.puzzles = puzzles;
        this.warmups = warmups;
        this.passes = passes;
    }

    /**
     * Starts the contestant and lets it answer the puzzles once, for a second at most, so that a waiting user sees answers early.
     * These runs do not count as warm-up.
     */
    void answerFirst(MeasuredSolver contestant) {
        contestant.start();
        Batch pass = pass(
                contestant, puzzles, Math.min(FIRST_ANSWERS_NANOS, plan.warmup().maxNanos()));
        passes.accept(List.of(pass));
        double runs = (double) plan.runs() / Math.max(1, plan.solvers().size());
        measuredNanos += pass.finished() ? runs * pass.nanos() / puzzles.size() : Double.POSITIVE_INFINITY;
    }

    /** Starts the contestant if it does not run, and warms up its JVM if that was not done. */
    void makeReady(MeasuredSolver contestant) {
        State state = states.computeIfAbsent(contestant, unknown -> new State(puzzles));
        if (state.isStartedAnew(contestant)) state.warm = plan.warmup().maxNanos() > 0 && warmUp(contestant, state);
    }

    /** Returns the phase of the present runs: {@code planned}, except for a contestant that is cold. */
    Phase phase(MeasuredSolver contestant, Phase planned) {
        State state = states.get(contestant);
        boolean warm = state != null && state.warm;
        return planned == Phase.MEASURED && plan.warmup().maxNanos() > 0 && !warm ? Phase.COLD : planned;
    }

    /** Returns whether the contestant is warm. */
    private boolean warmUp(MeasuredSolver contestant, State state) {
        if (state.isGivenUp()) return false;
        Warmup warmup = new Warmup(plan.warmupNanos(measuredNanos), contestant::compilerNanos);
        int lostBefore = state.lost;
        long runs = 0;
        while (!warmup.over() && !state.isGivenUp()) {
            Batch pass = pass(contestant, state.puzzles, warmup.leftNanos());
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

    /** Makes one pass through the puzzles, which ends early when the time is over or the JVM ends. */
    private static Batch pass(MeasuredSolver contestant, List<Instance> puzzles, long nanos) {
        Batch pass = new Batch(contestant, List.copyOf(puzzles), Phase.WARMUP, 0, 0);
        pass.ask(nanos);
        pass.receive(Phase.WARMUP);
        return pass;
    }

    /** Returns whether the last run was ended or broke, so that it is known which puzzle ended the JVM. */
    private static boolean endsBadly(Batch pass) {
        List<MeasuredRun> all = pass.runs();
        if (all.isEmpty()) return false;
        Claim last = all.get(all.size() - 1).claim();
        return last instanceof Claim.Failed || last instanceof Claim.OutOfBudget;
    }
}
