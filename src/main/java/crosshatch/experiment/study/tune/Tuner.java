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
 * Iterated racing by the rules of irace (López-Ibáñez and others 2016), without its elitism: each race starts anew, with puzzles
 * in another order. The first has the default and configurations drawn at random; each later one those that were left, and
 * configurations drawn around these, the closer the later. The number of planned races, and the number of configurations that
 * are left of each, follow from the number of options. The remaining budget is divided equally among the planned races that are
 * still to come. Each race from the last planned one on may use all of it and leaves one configuration.
 */
final class Tuner {
    /** Puzzles before anybody leaves for being slow. */
    static final int FIRST_TEST = 5;
    /** Each keeps a process. */
    private static final int MOST_CONFIGURATIONS_IN_A_RACE = 16;
    /** Before anything is measured, a run is taken to last this part of the limit. */
    private static final double GUESSED_LIMIT_SHARE = 0.01;

    /** Runs the races. */
    interface Races {
        /**
         * @param number of the race, from 1
         * @param field specs; the first is no better than the others
         */
        RaceResult run(int number, List<SolverSpec> field, Plan.PlannedRace rules);
    }

    /**
     * A race that was run.
     *
     * @param number from 1
     * @param used of the budget
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

    /** Of irace: 2 and the binary logarithm of the number of options. It is the number of planned races, and of those that go on. */
    private int width() {
        return 2
                + Integer.SIZE
                - 1
                - Integer.numberOfLeadingZeros(space.options().size());
    }

    /**
     * Runs races while the budget lasts: the planned ones, and then more.
     *
     * @return who was left, best first; nobody if even the default was wrong
     * @throws InputException if the budget does not suffice for a race
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

    /** Those that go on, and new ones drawn around them; the better one is, the more. */
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

    /** A number below {@code count}; of three, 0 is drawn three times as often as 2. */
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

    /** The races so far. */
    List<Run> runs() {
        return runs;
    }

    /** Of the budget, so far. */
    long used() {
        return used;
    }
}
