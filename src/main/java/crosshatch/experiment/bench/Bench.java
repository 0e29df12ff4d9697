package crosshatch.experiment.bench;

import crosshatch.experiment.Clock;
import crosshatch.experiment.Warmup;
import crosshatch.instances.sets.Instance;
import crosshatch.results.noise.Sampler;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.ListSampler;
import org.apache.commons.rng.simple.RandomSource;

/**
 * Lets solvers take turns on the same puzzles and validates every answer. In each round every solver answers all puzzles, in
 * blocks. The order of the solvers is shuffled for each block, so that drift of the machine affects all equally. A turn may
 * consist of several passes through the block, because the first puzzles after another solver's turn find cold caches. The time
 * of validation is not measured.
 */
public final class Bench {
    private static final long TURN_NANOS = 5_000_000;

    /**
     * The settings of a benchmark.
     *
     * @param rounds the number of measured rounds
     * @param block the most puzzles in a turn
     * @param isomorphs whether each round has new random isomorphs of the puzzles instead of the puzzles themselves
     * @param seed the seed of isomorphs and turns
     * @param turnNanos the time after which no further pass of a turn is begun, in ns
     */
    public record Settings(int rounds, int block, boolean isomorphs, long seed, long turnNanos) {
        /** Makes settings for short passes: a turn lasts at least 5 ms. */
        public Settings(int rounds, int block, boolean isomorphs, long seed) {
            this(rounds, block, isomorphs, seed, TURN_NANOS);
        }

        /** Returns these settings with one pass per turn, for passes that are long enough by themselves. */
        public Settings withLongPasses() {
            return new Settings(rounds, block, isomorphs, seed, 1);
        }
    }

    private final Settings settings;
    private final List<BenchContestant> contestants;
    private final Clock clock;
    private final Sampler noise;
    private final UniformRandomProvider random;
    private final Map<BenchContestant, Warmup> warmups = new HashMap<>();

    /**
     * Prepares a benchmark.
     *
     * @param noise samples the machine between blocks
     */
    public Bench(Settings settings, List<BenchContestant> contestants, Clock clock, Sampler noise) {
        this.noise = noise;
        this.settings = settings;
        this.contestants = List.copyOf(contestants);
        this.clock = clock;
        random = RandomSource.SPLIT_MIX_64.create(settings.seed());
    }

    /**
     * Lets a solver answer the puzzles again and again, until {@link Warmup} finds it steady. Each of its later scores records
     * whether it became steady.
     *
     * @param nanos the time after which no further block is begun, even if the solver is not steady
     * @return the verdicts on its answers, because wrong answers count in the warm-up, too
     */
    public Verdicts warmUp(BenchContestant contestant, List<Instance> puzzles, long nanos) {
        Verdicts verdicts = new Verdicts();
        Warmup warmup = new Warmup(nanos, contestant.compilerNanos());
        long start = clock.nanoTime();
        while (!warmup.over() && clock.nanoTime() - start < nanos) {
            long passNanos = 0;
            for (List<Instance> block : blocks(puzzles)) {
                if (clock.nanoTime() - start >= nanos) break;
                BenchContestant.Pass pass = contestant.answer(block);
                verdicts.judge(block, contestant.question(), pass.claims());
                passNanos += pass.nanos();
            }
            warmup.pass(passNanos);
        }
        warmups.put(contestant, warmup);
        return verdicts;
    }

    private boolean isWarm(BenchContestant contestant) {
        Warmup warmup = warmups.get(contestant);
        return warmup == null || warmup.steady();
    }

    /** Runs all rounds; returns one score per solver, in their order. */
    public List<Score> run(List<Instance> puzzles) {
        return run(puzzles, 0, () -> {});
    }

    /**
     * Runs all rounds.
     *
     * @param roundIsOver called after each round
     */
    public List<Score> run(List<Instance> puzzles, Runnable roundIsOver) {
        return run(puzzles, 0, roundIsOver);
    }

    /**
     * Runs all rounds, and further ones until a time is over.
     *
     * @param nanos the time during which further rounds are begun, in ns
     */
    public List<Score> run(List<Instance> puzzles, long nanos, Runnable roundIsOver) {
        List<Score> scores =
                contestants.stream().map(each -> new Score(each, isWarm(each))).toList();
        List<Score> turns = new ArrayList<>(scores);
        long start = clock.nanoTime();
        for (int round = 0; round < settings.rounds() || clock.nanoTime() - start < nanos; round++) {
            for (List<Instance> block : blocks(settings.isomorphs() ? isomorphs(puzzles) : puzzles)) {
                ListSampler.shuffle(random, turns);
                for (Score score : turns) takeTurn(score, block);
                noise.look();
            }
            scores.forEach(Score::roundIsOver);
            roundIsOver.run();
        }
        return scores;
    }

    private void takeTurn(Score score, List<Instance> block) {
        List<BenchContestant.Pass> passes = new ArrayList<>();
        for (long nanos = 0; nanos < settings.turnNanos(); ) {
            BenchContestant.Pass pass = score.contestant().answer(block);
            score.judge(block, pass.claims());
            passes.add(pass.withoutClaims());
            nanos += pass.nanos();
        }
        score.turn(block.size(), passes);
    }

    private List<Instance> isomorphs(List<Instance> puzzles) {
        return puzzles.stream()
                .map(each -> each.randomIsomorph(1, random::nextInt))
                .toList();
    }

    private List<List<Instance>> blocks(List<Instance> puzzles) {
        List<List<Instance>> blocks = new ArrayList<>();
        for (int from = 0; from < puzzles.size(); from += settings.block()) {
            blocks.add(puzzles.subList(from, Math.min(from + settings.block(), puzzles.size())));
        }
        return blocks;
    }
}
