package crosshatch.experiment.campaign;

import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.PlanBuilder;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A request for a comparison, from which {@link Planner} makes a {@link crosshatch.experiment.Plan}.
 *
 * @param stated the parts of the plan that the user sets: its name, the task, the limits, repetitions, seed, placement, proofs
 *     and shard
 * @param puzzles the chosen puzzles
 * @param solvers {@code SPEC} or {@code LABEL=SPEC}; empty for a choice by the planner
 * @param scope the extent of the parts that the user leaves open
 * @param twice whether each solver takes part twice, to see how often a test finds a difference between equal solvers
 * @param warmup the longest warm-up of each solver, zero for cold runs; empty for a choice by the planner
 */
public record Request(
        PlanBuilder stated,
        ChosenPuzzles puzzles,
        List<String> solvers,
        Scope scope,
        boolean twice,
        Optional<Duration> warmup) {
    /** The extent of a comparison in the parts that the request leaves open. */
    public enum Scope {
        /** Puzzle sets shipped with the program, in a comparison of about a minute. */
        QUICK,
        /** Puzzle sets that the user named. */
        NAMED,
        /** The main comparison at full size. */
        FULL;

        /** The sets of the main comparison at full size. */
        public static final List<String> FULL_SETS = List.of("bench250k");

        /** The solvers of the main comparison: one for each of four paradigms, and the fastest. */
        static final List<String> FULL_SOLVERS = List.of("choco", "cpsat", "sat4j", "engine", "swift");

        private static final int REPETITIONS = 10;

        /** Returns the measured runs of each solver on each puzzle: more for small sets, except if each run starts a JVM. */
        public int repetitions(boolean cold) {
            return this == QUICK && !cold ? REPETITIONS : 1;
        }
    }
}
