package crosshatch.experiment.study.tune;

import crosshatch.base.InputException;
import crosshatch.experiment.Plan;
import crosshatch.experiment.RaceResult;

/**
 * The budget of all races together; the comparison on held-out puzzles comes on top.
 *
 * @param unit in which it is counted
 * @param amount of these
 */
public record TuningBudget(Unit unit, long amount) {
    /** The unit that is counted. */
    public enum Unit {
        /** Time in measured runs as recorded, in ns, and for each configuration in a race the time its warm-up may take. */
        NANOS,
        /** Measured runs: independent of the machine. */
        RUNS
    }

    /** @throws InputException if it is nothing */
    public TuningBudget {
        if (amount < 1) throw new InputException("a budget of " + amount + ": expected more than nothing");
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
