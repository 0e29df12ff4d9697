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
 * Lets solvers take turns on the same puzzles and validates every answer. In each round every solver answers all puzzles, which
 * come in blocks. The order of the solvers is shuffled for each block, so that drift of the machine hits all alike. A turn
 * lasts a while, if need be by several passes through the block: the first puzzles after another solver's turn find cold
 * caches. Validation stays outside the clock.
 */
public final class Bench {
    private static final long TURN_NANOS = 5_000_000;

    /**
     * The settings of a benchmark.
     *
     * @param rounds measured
     * @param block the most puzzles in a turn
     * @param isomorphs whether each round has new random isomorphs of the puzzles instead of the puzzles themselves
     * @param seed of isomorphs and turns
     * @param turnNanos time after which no further pass of a turn is begun, in ns
     */
    public record Settings(int rounds, int block, boolean isomorphs, long seed, long turnNanos) {
        /** Settings for passes that may be short: a turn lasts 5 ms at least. */
        public Settings(int rounds, int block, boolean isomorphs, long seed) {
            this(rounds, block, isomorphs, seed, TURN_NANOS);
        }

        /** Returns the same settings with one pass per turn, which lasts long enough by itself. */
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

    /** @param noise looks at the machine between blocks */
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
     * @param nanos the time after which it does not begin another block, steady or not
     * @return the verdicts on its answers: a wrong one counts whenever it is given
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

    /** @return one score per solver, in their order */
    public List<Score> run(List<Instance> puzzles) {
        return run(puzzles, 0, () -> {});
    }

    /** @param roundIsOver run behind each round */
    public List<Score> run(List<Instance> puzzles, Runnable roundIsOver) {
        return run(puzzles, 0, roundIsOver);
    }

    /** @param nanos begins more rounds than the settings say, as long as this time is not over */
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
