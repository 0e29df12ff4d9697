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
 * The request of a tuning; written to {@code tuning.json} before anything runs. With the program's commit it determines
 * everything but the times.
 *
 * @param solver a family, with those options written that are not to be varied
 * @param training sets, on whose puzzles configurations race
 * @param heldOut sets, on whose puzzles the winner is compared with the default; none to leave that out
 * @param question about each puzzle
 * @param limits of each run
 * @param penalty an unsolved puzzle counts this many times the limit
 * @param budget of all races
 * @param warmupNanos of each configuration in each race, at most, in ns
 * @param placement where solvers run
 * @param seed of all that is drawn
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

    /** What differs in {@code text}, which an earlier start has written, part by part, for people; nothing if they are the same. */
    List<String> differences(String text) {
        JsonMapper json = JsonReading.STRICT;
        JsonNode earlier = json.readTree(text);
        JsonNode now = json.readTree(PlanFile.form(this).toString()); // so that numbers are of the types that are read
        return now.properties().stream()
                .filter(part -> !part.getValue().equals(earlier.get(part.getKey())))
                .map(part -> part.getKey() + ": begun with " + earlier.get(part.getKey()) + ", now " + part.getValue())
                .toList();
    }

    /** What such a result is called: {@code PAR10}. */
    String cost() {
        return "PAR" + penalty;
    }

    /**
     * The budget of all races together; the comparison on held-out puzzles comes on top.
     *
     * @param unit in which it is counted
     * @param amount number of these units
     */
    public record Budget(Unit unit, long amount) {
        /** The unit that is counted. */
        public enum Unit {
            /** Time in measured runs as recorded, in ns, and for each configuration in a race the time its warm-up may take. */
            NANOS,
            /** Measured runs: independent of the machine. */
            RUNS
        }

        /** @throws InputException if it is nothing */
        public Budget {
            if (amount < 1) throw new InputException("a budget of " + amount + ": expected more than 0");
        }

        /** What one configuration is reckoned to cost, by the number of puzzles that it answers. */
        long ofConfiguration(int puzzles, double meanNanos, long warmupNanos) {
            return unit == Unit.RUNS ? puzzles : Math.max(1, warmupNanos + Math.round(puzzles * meanNanos));
        }

        /** What a race has used. */
        long usedBy(RaceResult race, long warmupNanos) {
            return unit == Unit.RUNS
                    ? race.runs()
                    : race.nanos() + warmupNanos * race.standings().size();
        }

        /** The rules of a race, by the number of its configurations and what it may use. */
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
