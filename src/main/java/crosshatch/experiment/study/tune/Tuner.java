package crosshatch.experiment.study.tune;

import crosshatch.base.InputException;
import crosshatch.experiment.Plan;
import crosshatch.experiment.RaceResult;
import crosshatch.experiment.campaign.Messages;
import crosshatch.solver.SolverSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;

/**
 * Iterated racing by the rules of irace (López-Ibáñez and others 2016), without its elitism: each race starts again, with puzzles
 * in another order. The first race has the default and random configurations. Each later race has the survivors, and
 * configurations drawn near them, ever nearer. The number of planned races, and the number of survivors of each, follow from the
 * number of options. The remaining budget is divided equally among the remaining planned races. From the last planned race on,
 * each may use all of it and leaves one configuration.
 */
final class Tuner {
    /** The number of puzzles before the first elimination of slow configurations. */
    static final int FIRST_TEST = 5;
    /** The most configurations in a race, because each needs a process. */
    private static final int MOST_CONFIGURATIONS_IN_A_RACE = 16;
    /** The expected duration of a run before any measurement, as a share of the limit. */
    private static final double GUESSED_LIMIT_SHARE = 0.01;

    /** Runs the races. */
    interface Races {
        /**
         * Runs one race.
         *
         * @param number the number of the race, from 1
         * @param field specs; a tie with the first one does not count for it
         */
        RaceResult run(int number, List<SolverSpec> field, Plan.PlannedRace rules);
    }

    /**
     * A finished race.
     *
     * @param number the number of the race, from 1
     * @param used the used part of the budget
     */
    record Run(int number, long used, RaceResult result) {}

    private final Tuning tuning;
    private final ConfigurationSpace space;
    private final Races track;
    private final Messages messages;
    private final List<SolverSpec> known = new ArrayList<>();
    private final List<Run> runs = new ArrayList<>();
    private double meanNanos;
    private long used;

    Tuner(Tuning tuning, ConfigurationSpace space, Races track, Messages messages) {
        this.tuning = tuning;
        this.space = space;
        this.track = track;
        this.messages = messages;
        meanNanos = GUESSED_LIMIT_SHARE * tuning.limits().nanos();
    }

    /** Returns irace's 2 plus the binary logarithm of the number of options, for the numbers of planned races and of survivors. */
    private int width() {
        return 2
                + Integer.SIZE
                - 1
                - Integer.numberOfLeadingZeros(space.options().size());
    }

    /**
     * Runs races while the budget lasts: the planned ones, and then more.
     *
     * @return the survivors, best first; empty if even the default was wrong
     * @throws InputException if the budget is too small for a race
     */
    List<SolverSpec> winners() {
        List<SolverSpec> elite = List.of(space.byDefault());
        known.addAll(elite);
        for (int race = 1; !elite.isEmpty(); race++) {
            long share = (tuning.budget().amount() - used) / Math.max(1, width() - race + 1);
            long affordable = share
                    / tuning.budget().ofConfiguration(FIRST_TEST + Math.min(5, race), meanNanos, tuning.warmupNanos());
            List<SolverSpec> field = field(race, elite, (int) Math.min(MOST_CONFIGURATIONS_IN_A_RACE, affordable));
            if (field.size() <= elite.size()) {
                end(race, affordable);
                break;
            }
            elite = left(race, field, share);
        }
        return elite;
    }

    private void end(int race, long affordable) {
        if (race == 1 && affordable < 2) {
            throw new InputException(
                    "the budget is too small for a race of two configurations. Use a larger budget or a shorter warm-up");
        }
        messages.say("no further race: the budget is used up, or all configurations were tried");
    }

    /** Returns the survivors, and new configurations drawn near them; better survivors get more. */
    private List<SolverSpec> field(int race, List<SolverSpec> elite, int size) {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(tuning.seed() + race);
        double keep = 1 - 1.0 / Math.min(race, width());
        List<SolverSpec> field = new ArrayList<>(elite);
        while (field.size() < size) {
            Optional<SolverSpec> drawn = space.near(elite.get(ranked(elite.size(), random)), keep, random, known);
            if (drawn.isEmpty()) break;
            field.add(drawn.get());
            known.add(drawn.get());
        }
        return field;
    }

    /** Draws a number below {@code count}, small ones more often; of three, 0 three times as often as 2. */
    private static int ranked(int count, UniformRandomProvider random) {
        int ticket = random.nextInt(count * (count + 1) / 2);
        int rank = 0;
        for (int tickets = count; ticket >= tickets; tickets--) {
            ticket -= tickets;
            rank++;
        }
        return rank;
    }

    private List<SolverSpec> left(int race, List<SolverSpec> field, long share) {
        int keep = race >= width() ? 1 : Math.min(width(), field.size() - 1);
        RaceResult result = track.run(
                race, field, tuning.budget().rules(share, field.size(), tuning.warmupNanos(), keep, tuning.penalty()));
        long usedHere = tuning.budget().usedBy(result, tuning.warmupNanos());
        used += usedHere;
        runs.add(new Run(race, usedHere, result));
        if (result.runs() > 0) meanNanos = (double) result.nanos() / result.runs();
        List<String> survivors = result.survivors();
        messages.say(String.format(
                Locale.ROOT,
                "race %d: %d configurations, %d puzzles, %,d runs, %d left; best %s",
                race,
                field.size(),
                result.puzzles(),
                result.runs(),
                survivors.size(),
                survivors.isEmpty() ? "none" : survivors.get(0)));
        return survivors.stream().limit(width()).map(name -> named(field, name)).toList();
    }

    private static SolverSpec named(List<SolverSpec> field, String name) {
        return field.stream()
                .filter(each -> each.toString().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the races so far. */
    List<Run> runs() {
        return runs;
    }

    /** Returns the used part of the budget. */
    long used() {
        return used;
    }
}
