package crosshatch.hunt;

import crosshatch.experiment.Measurement;
import crosshatch.generate.Shuffled;
import crosshatch.hunt.draw.Configurations;
import crosshatch.hunt.draw.DrawnPuzzle;
import crosshatch.hunt.draw.Puzzles;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Claim;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;

/**
 * Some puzzles, and one configuration of each family that answers them. What is drawn depends on the seed of the hunt and the
 * number of the round alone.
 */
final class Round {
    private static final int BOARDS_PER_ROUND = 6;
    /** Programs take milliseconds to start, some of them hundreds. */
    private static final int PUZZLES_OF_PROGRAMS = 12;

    private static final long LIMIT_NANOS = Duration.ofSeconds(2).toNanos();
    private static final int[] COUNT_LIMITS = {1, 2, 3, 5, 10, 40};

    private final long number;
    private final UniformRandomProvider random;
    private final List<DrawnPuzzle> drawn = new ArrayList<>();
    private final Question question;
    private final Limits limits;

    Round(long seed, long number) {
        this.number = number;
        random = RandomSource.XO_SHI_RO_256_PP.create(new long[] {seed, number, ~seed, 1});
        for (int board = 1; board < BOARDS_PER_ROUND; board++) drawn.addAll(Puzzles.draw(random));
        drawn.addAll(Puzzles.drawUsual(random));
        if (random.nextBoolean()) shuffle();
        question = question();
        limits = limits();
    }

    private void shuffle() {
        List<DrawnPuzzle> inOrder = List.copyOf(drawn);
        int[] order = Shuffled.numbers(drawn.size(), random);
        for (int i = 0; i < order.length; i++) drawn.set(i, inOrder.get(order[i]));
    }

    private Question question() {
        return switch (random.nextInt(3)) {
            case 0 -> Question.ANY;
            case 1 -> Question.UNIQUE;
            default -> Question.count(COUNT_LIMITS[random.nextInt(COUNT_LIMITS.length)]);
        };
    }

    /** Always one on time; now and then one on counts that is met. */
    private Limits limits() {
        return switch (random.nextInt(12)) {
            case 0 -> new Limits(LIMIT_NANOS, random.nextInt(20), Limits.NONE);
            case 1 -> new Limits(LIMIT_NANOS, Limits.NONE, random.nextInt(20));
            default -> Limits.ofNanos(LIMIT_NANOS);
        };
    }

    long number() {
        return number;
    }

    List<DrawnPuzzle> drawn() {
        return drawn;
    }

    /** Is told of each fault. */
    interface Listener {
        /** The answer to the last puzzle of the trial is wrong. */
        void found(Trial trial, Fault fault);
    }

    /**
     * Has everything answered and judged.
     *
     * @param late whether there is no time for another trial
     * @return empty if there was no time for all of it
     */
    Optional<List<Journal.Tried>> run(
            List<Configurations> families, Asking asking, Oracle oracle, BooleanSupplier late, Listener listener) {
        oracle.forget();
        drawn.forEach(each -> each.known().ifPresent(grid -> oracle.show(each.puzzle(), grid)));
        List<Journal.Tried> tried = new ArrayList<>();
        for (Configurations family : families) {
            SolverSpec solver = family.get(number, random);
            List<DrawnPuzzle> fit = fit(solver);
            if (late.getAsBoolean()) return Optional.empty();
            if (!fit.isEmpty()) tried.add(judged(solver, fit, asking, oracle, listener));
        }
        return Optional.of(tried);
    }

    private List<DrawnPuzzle> fit(SolverSpec solver) {
        return drawn.stream()
                .filter(each ->
                        solver.family().refusal(each.puzzle().board(), question).isEmpty())
                .limit(solver.family().isOutside() ? PUZZLES_OF_PROGRAMS : drawn.size())
                .toList();
    }

    private Journal.Tried judged(
            SolverSpec solver, List<DrawnPuzzle> fit, Asking asking, Oracle oracle, Listener listener) {
        List<Puzzle> puzzles = fit.stream().map(DrawnPuzzle::puzzle).toList();
        Trial trial = new Trial(solver, question, limits, puzzles);
        List<Measurement> answers = asking.answers(trial);
        Tally tally = new Tally(fit);
        for (int i = 0; i < answers.size(); i++) {
            Claim claim = answers.get(i).answer().claim();
            Puzzle puzzle = puzzles.get(i);
            claim.shown().forEach(grid -> oracle.show(puzzle, grid));
            tally.add(claim);
            Trial before = trial.upTo(i);
            oracle.fault(before, answers.get(i)).ifPresent(fault -> {
                tally.faults++;
                listener.found(before, fault);
            });
        }
        return tally.tried(trial);
    }

    /** Counts what came of one trial. */
    private static final class Tally {
        private final Map<String, Integer> kinds = new TreeMap<>();
        private int refused;
        private int open;
        private int faults;

        Tally(List<DrawnPuzzle> asked) {
            asked.forEach(puzzle -> puzzle.kinds().forEach(kind -> kinds.merge(kind, 1, Integer::sum)));
        }

        void add(Claim claim) {
            if (claim instanceof Claim.Failed failed && Crashes.isRefusal(failed.error())) refused++;
            else if (claim instanceof Claim.Nothing) open++;
            else kinds.merge(outcome(claim), 1, Integer::sum);
        }

        private static String outcome(Claim claim) {
            int shownGrids = claim.shown().size();
            if (!claim.exhausted()) return "not exhausted";
            return shownGrids == 0 ? "no solution" : shownGrids == 1 ? "one solution" : "several solutions";
        }

        Journal.Tried tried(Trial trial) {
            return new Journal.Tried(
                    trial.solver().toString(),
                    trial.question().toString(),
                    trial.puzzles().size(),
                    refused,
                    open,
                    faults,
                    kinds);
        }
    }
}
