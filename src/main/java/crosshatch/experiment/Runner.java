package crosshatch.experiment;

import crosshatch.instances.sets.Instance;
import crosshatch.results.Phase;
import crosshatch.results.Recorded;
import crosshatch.results.WarmupResult;
import crosshatch.results.noise.Sampler;
import crosshatch.solver.SolverSpec;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.StreamSupport;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.ListSampler;

/**
 * Lets solvers take turns, one at a time. Puzzles come in blocks; within a block each solver answers all puzzles in its turn,
 * and the order of the solvers is shuffled from block to block, so that drift of the machine hits all alike while caches stay
 * as warm as in a run of one solver alone. A solver that had to be started anew is warmed up again before it goes on.
 */
final class Runner {
    /** Turns of the same solver that follow each other are handed over ahead of time, so that it need not wait. */
    private static final int TURNS_AHEAD = 3;
    /** The fastest solvers warm up with hundreds of thousands of runs; what they all were like is in the WarmupResult. */
    static final long WARMUP_RECORDS = 1000;

    private final Plan.WarmupPlan plan;
    private final int fork;
    private final List<Contestant> contestants;
    private final List<Instance> warmupPuzzles;
    private final UniformRandomProvider order;
    private final Sampler noise;
    private final boolean pausing;
    private final Predicate<SolverSpec> gone;
    private final Consumer<WarmupResult> warmups;
    private final Consumer<List<BlockRuns>> blocks;
    private final Map<Contestant, Integer> starts = new HashMap<>();

    /**
     * @param fork which the solvers belong to
     * @param contestants in the order of the plan's solvers
     * @param warmupPuzzles answered again and again
     * @param order of the turns
     * @param noise looks at the machine between blocks
     * @param pausing whether nobody is at work while a block is handed on
     * @param gone who need not be asked any more, which changes only while a block is handed on
     * @param warmups told how each warm-up went
     * @param blocks is handed each block, and each pass of a warm-up, when it is answered
     */
    Runner(
            Plan.WarmupPlan plan,
            int fork,
            List<Contestant> contestants,
            List<Instance> warmupPuzzles,
            UniformRandomProvider order,
            Sampler noise,
            boolean pausing,
            Predicate<SolverSpec> gone,
            Consumer<WarmupResult> warmups,
            Consumer<List<BlockRuns>> blocks) {
        this.plan = plan;
        this.fork = fork;
        this.contestants = contestants;
        this.warmupPuzzles = warmupPuzzles;
        this.order = order;
        this.noise = noise;
        this.pausing = pausing;
        this.gone = gone;
        this.warmups = warmups;
        this.blocks = blocks;
    }

    /** Starts the solver and, unless that was done before, lets it answer the warm-up puzzles until it is steady. */
    void makeReady(Contestant contestant) {
        if (!start(contestant) || plan.maxNanos() == 0) return;
        Warmup warmup = new Warmup(plan.maxNanos(), contestant::compilerNanos);
        List<Instance> puzzles = new ArrayList<>(warmupPuzzles);
        long runs = 0;
        while (!warmup.over() && !puzzles.isEmpty()) {
            BlockRuns pass = pass(contestant, puzzles, warmup);
            if (runs < WARMUP_RECORDS) blocks.accept(List.of(pass));
            runs += pass.runs().size();
            if (!start(contestant)) continue;
            warmup.startedAnew();
            if (!pass.runs().isEmpty()) puzzles.remove(pass.runs().size() - 1); // what may have killed it
        }
        warmups.accept(warmup.result(contestant.spec(), fork, runs));
    }

    /**
     * Lets the solver start, unless it runs.
     *
     * @return whether it is in another JVM than when this was last called, and so has nothing of its warm-up any more
     */
    private boolean start(Contestant contestant) {
        Integer start = contestant.start();
        return !start.equals(starts.put(contestant, start));
    }

    /** One pass through the puzzles, which ends early when the time of the warm-up is over. */
    private static BlockRuns pass(Contestant contestant, List<Instance> puzzles, Warmup warmup) {
        BlockRuns pass = new BlockRuns(contestant, puzzles, Phase.WARMUP, 0, 0);
        pass.ask(warmup.leftNanos());
        pass.receive();
        if (pass.finished()) warmup.pass(pass.nanos());
        else warmup.unfinishedPass(pass.nanos());
        return pass;
    }

    /**
     * Lets every solver that is not gone answer every puzzle once, but for the turns that are recorded. These take part in the shuffling, so
     * that the order is that of an uninterrupted run.
     */
    void run(Iterator<Blocks.Block> puzzles, Phase phase, int repetition, Recorded recorded) {
        Iterator<BlockRuns> turns = turns(puzzles, phase, repetition, recorded);
        List<BlockRuns> block = new ArrayList<>();
        Deque<BlockRuns> ahead = new ArrayDeque<>();
        noise.look();
        for (fill(ahead, turns); !ahead.isEmpty(); fill(ahead, turns)) {
            BlockRuns finished = finishFirst(ahead);
            block.add(finished);
            if (ahead.isEmpty() || ahead.element().block() != block.get(0).block()) {
                if (finished.contestant().outstanding() == 0) noise.look(); // nobody is at work
                for (BlockRuns turn : block) turn.disturbedBy(noise.latest());
                blocks.accept(block);
                block = new ArrayList<>();
            }
        }
    }

    private void fill(Deque<BlockRuns> ahead, Iterator<BlockRuns> turns) {
        ahead.removeIf(this::isGone);
        while (turns.hasNext() && ahead.size() < TURNS_AHEAD) {
            BlockRuns next = turns.next();
            if (!isGone(next)) ahead.add(next);
        }
    }

    private boolean isGone(BlockRuns turn) {
        return gone.test(turn.contestant().spec());
    }

    private BlockRuns finishFirst(Deque<BlockRuns> turns) {
        BlockRuns first = turns.element();
        while (!first.finished()) {
            ask(turns);
            first.receive();
        }
        return turns.remove();
    }

    /**
     * Hands over what was not handed over yet, or is forgotten, of all turns of the first turn's solver; before a pause, or when
     * it is time to look at the machine, only those of its block, so that soon nobody is at work.
     */
    private void ask(Deque<BlockRuns> turns) {
        Contestant contestant = turns.element().contestant();
        if (contestant.outstanding() == 0) makeReady(contestant);
        int askedPuzzles = contestant.outstanding();
        for (BlockRuns turn : turns) {
            if (turn.contestant() != contestant) return;
            if (turn.block() != turns.element().block() && (pausing || noise.isDue())) return;
            if (askedPuzzles > 0) askedPuzzles--;
            else turn.ask(Long.MAX_VALUE);
        }
    }

    private Iterator<BlockRuns> turns(Iterator<Blocks.Block> puzzles, Phase phase, int repetition, Recorded recorded) {
        List<Contestant> shuffled = new ArrayList<>(contestants);
        Spliterator<Blocks.Block> blocksInOrder = Spliterators.spliteratorUnknownSize(puzzles, Spliterator.ORDERED);
        return StreamSupport.stream(blocksInOrder, false)
                .flatMap(block -> {
                    ListSampler.shuffle(order, shuffled);
                    return List.copyOf(shuffled).stream()
                            .filter(each -> !recorded.contains(
                                    fork, repetition, each.spec().toString(), block.number()))
                            .map(each -> new BlockRuns(each, block.instances(), phase, repetition, block.number()));
                })
                .iterator();
    }
}
