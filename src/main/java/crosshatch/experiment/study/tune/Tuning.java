package crosshatch.experiment.study.tune;

import crosshatch.base.InputException;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.experiment.RaceResult;
import crosshatch.puzzle.file.JsonReading;
import crosshatch.solver.Limits;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The request of a tuning, written to {@code tuning.json} before anything runs. With the program's commit it determines everything
 * except for the times.
 *
 * @param solver a family, with the options that are not varied
 * @param training the sets on whose puzzles configurations race
 * @param heldOut the sets on whose puzzles the winner is compared with the default; empty for no comparison
 * @param question the task on each puzzle
 * @param limits the limits of each run
 * @param penalty an unsolved puzzle counts as this many times the limit
 * @param budget the budget of all races
 * @param warmupNanos the longest warm-up of each configuration in each race, in ns
 * @param placement the place where solvers run
 * @param seed the seed of all random choices
 */
public record Tuning(
        String solver,
        List<Plan.PlannedSet> training,
        List<Plan.PlannedSet> heldOut,
        String question,
        Limits limits,
        int penalty,
        Budget budget,
        long warmupNanos,
        Plan.PlannedPlacement placement,
        long seed) {
    /** The name of the file in the directory of results. */
    public static final String FILE = "tuning.json";

    /** Returns the differences to {@code text}, which an earlier start has written, for people; none if they are equal. */
    List<String> differences(String text) {
        JsonMapper json = JsonReading.STRICT;
        JsonNode earlier = json.readTree(text);
        JsonNode now = json.readTree(PlanFile.form(this).toString()); // so that numbers are of the types that are read
        return now.properties().stream()
                .filter(part -> !part.getValue().equals(earlier.get(part.getKey())))
                .map(part -> part.getKey() + ": begun with " + earlier.get(part.getKey()) + ", now " + part.getValue())
                .toList();
    }

    /** Returns the name of the cost: {@code PAR10}. */
    String cost() {
        return "PAR" + penalty;
    }

    /**
     * The budget of all races together, without the comparison on test puzzles.
     *
     * @param unit the unit of the budget
     * @param amount the number of these units
     */
    public record Budget(Unit unit, long amount) {
        /** The unit of a budget. */
        public enum Unit {
            /** Time of measured runs in ns, plus the longest warm-up of each configuration in a race. */
            NANOS,
            /** Measured runs, which do not depend on the machine. */
            RUNS
        }

        /**
         * Checks the amount.
         *
         * @throws InputException if it is not positive
         */
        public Budget {
            if (amount < 1) throw new InputException("a budget of " + amount + ": expected more than 0");
        }

        /** Returns the estimated cost of one configuration, by the number of puzzles that it answers. */
        long ofConfiguration(int puzzles, double meanNanos, long warmupNanos) {
            return unit == Unit.RUNS ? puzzles : Math.max(1, warmupNanos + Math.round(puzzles * meanNanos));
        }

        /** Returns the budget that a race has used. */
        long usedBy(RaceResult race, long warmupNanos) {
            return unit == Unit.RUNS
                    ? race.runs()
                    : race.nanos() + warmupNanos * race.standings().size();
        }

        /** Returns the rules of a race, by the number of its configurations and its share of the budget. */
        Plan.PlannedRace rules(long share, int configurations, long warmupNanos, int keep, int penalty) {
            long forRuns = Math.max(1, unit == Unit.RUNS ? share : share - warmupNanos * configurations);
            return new Plan.PlannedRace(
                    Tuner.FIRST_TEST,
                    keep,
                    penalty,
                    unit == Unit.RUNS ? forRuns : null,
                    unit == Unit.NANOS ? forRuns : null);
        }
    }
}
