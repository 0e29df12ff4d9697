package crosshatch.experiment.study.tune;

import crosshatch.results.Environment;
import crosshatch.solver.Family;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The result of a tuning. It is written to {@code tuned.json}, and as {@code FAMILY.json} into a folder where {@code tuned:FAMILY}
 * finds it.
 *
 * @param schema the version of the names of solvers in it
 * @param family the tuned family
 * @param spec the spec for {@code tuned:FAMILY}: the winner if it is better than the default, else the default
 * @param outcome the outcome of the comparison on test puzzles
 * @param byDefault the default configuration
 * @param winner the winner of the races
 * @param tuning the request
 * @param used the used part of the budget
 * @param races the races in order
 * @param heldOut the comparison on test puzzles; null without test puzzles, or if the default won
 * @param machine the machine of the measurements
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

    /** The outcome of the comparison on test puzzles. */
    public enum Outcome {
        /** The winner is better on the test puzzles. */
        IMPROVED("the winner is better than the default on the test puzzles"),
        /** The winner is not significantly better. */
        KEPT(
                "the result is the default, because the winner of the races is not significantly better on the test puzzles"),
        /** The default won the races. */
        DEFAULT_WON("the result is the default, because it won the races"),
        /** There are no test puzzles. */
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
     * The summary of a race, whose directory contains every run.
     *
     * @param directory the name of its directory
     * @param configurations the number of configurations at the start
     * @param puzzles the number of puzzles that the remaining configurations answered
     * @param used the used part of the budget
     * @param left specs of the remaining configurations, best first
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
     * @param finished the time of the end
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
        /** Returns this machine, with the version of the family's library. */
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
