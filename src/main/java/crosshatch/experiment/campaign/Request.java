package crosshatch.experiment.campaign;

import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.PlanBuilder;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A request for a comparison; {@link Planner} makes a {@link crosshatch.experiment.Plan} of it.
 *
 * @param stated the parts of the plan that are as somebody asked for them: its name, the question, the limits, repetitions, seed,
 *     placement, proofs and shard
 * @param puzzles to be answered
 * @param solvers {@code SPEC} or {@code LABEL=SPEC}; none to leave it open
 * @param scope decides what is left open
 * @param twice whether each solver takes part twice, to see how often a test finds a difference where there is none
 * @param warmup at most this long for each solver, zero for cold runs; empty to leave it open
 */
public record Request(
        PlanBuilder stated,
        ChosenPuzzles puzzles,
        List<String> solvers,
        Scope scope,
        boolean twice,
        Optional<Duration> warmup) {
    /** The extent of a comparison where the request leaves it open. */
    public enum Scope {
        /** The sets that are shipped, in about a minute. */
        QUICK,
        /** Sets that somebody named. */
        NAMED,
        /** The main job at full size. */
        FULL;

        /** Returns the sets of the main job at full size. */
        public static final List<String> FULL_SETS = List.of("bench250k");

        /** Four paradigms, and the fastest. */
        static final List<String> FULL_SOLVERS = List.of("choco", "cpsat", "sat4j", "engine", "swift");

        private static final int REPETITIONS = 10;

        /** Measured runs of each solver on each puzzle: small sets are answered again and again, unless that starts JVMs. */
        public int repetitions(boolean cold) {
            return this == QUICK && !cold ? REPETITIONS : 1;
        }
    }
}
