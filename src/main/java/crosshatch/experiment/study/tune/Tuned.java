package crosshatch.experiment.study.tune;

import crosshatch.results.Environment;
import crosshatch.solver.Family;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The result of a tuning; written to {@code tuned.json}, and as {@code FAMILY.json} into a folder where {@code tuned:FAMILY}
 * finds it.
 *
 * @param schema version of the names of solvers in it
 * @param family that was tuned
 * @param spec spec that {@code tuned:FAMILY} stands for: the winner, unless it is not better than the default
 * @param outcome of the comparison on held-out puzzles
 * @param byDefault the family as it comes
 * @param winner of the races
 * @param tuning the request
 * @param used of the budget
 * @param races in order
 * @param heldOut null if nothing was held out, or if the default won
 * @param machine where the times were measured
 * @param noise disturbances of the times, by experiment: sentences for people
 */
public record Tuned(
        int schema,
        String family,
        String spec,
        Outcome outcome,
        String byDefault,
        String winner,
        Tuning tuning,
        long used,
        List<RaceSummary> races,
        @Nullable HeldOut heldOut,
        Machine machine,
        List<String> noise) {
    /** The name of the file in the directory of results. */
    public static final String FILE = "tuned.json";

    /** The outcome of the comparison on held-out puzzles. */
    public enum Outcome {
        /** The winner is better there. */
        IMPROVED("the winner is better than the default on the test puzzles"),
        /** The winner is not better, or not beyond doubt. */
        KEPT(
                "the result is the default, because the winner of the races is not significantly better on the test puzzles"),
        /** There is no other winner. */
        DEFAULT_WON("the result is the default, because it won the races"),
        /** Nothing was held out. */
        NOT_COMPARED("the winner was not compared with the default, because there are no test puzzles");

        private final String sentence;

        Outcome(String sentence) {
            this.sentence = sentence;
        }

        /** Returns the outcome in a sentence, for people. */
        public String sentence() {
            return sentence;
        }
    }

    /**
     * A race, in short; its directory holds every run.
     *
     * @param directory its name
     * @param configurations at the start
     * @param puzzles answered by those who were left
     * @param used of the budget
     * @param left specs of those who were left, best first
     */
    public record RaceSummary(
            String directory, int configurations, int puzzles, long runs, long used, List<String> left) {
        static RaceSummary of(Tuner.Run run) {
            return new RaceSummary(
                    TuningSite.raceName(run.number()),
                    run.result().standings().size(),
                    run.result().puzzles(),
                    run.result().runs(),
                    run.used(),
                    run.result().survivors());
        }
    }

    /**
     * The machine, as in {@code environment.json}.
     *
     * @param finished when
     */
    public record Machine(
            Instant finished,
            String cpu,
            int logicalCores,
            long memoryBytes,
            String os,
            String jdk,
            String gitCommit,
            Map<String, String> versions) {
        /** With the version of what answers for the family. */
        static Machine here(Family family) {
            Environment here = Environment.here(List.of()).with(List.of(family));
            return new Machine(
                    here.started(),
                    here.cpu(),
                    here.logicalCores(),
                    here.memoryBytes(),
                    here.os(),
                    here.jdk(),
                    here.gitCommit(),
                    here.versions());
        }
    }
}
