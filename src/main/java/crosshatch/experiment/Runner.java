package crosshatch.experiment;

import crosshatch.instances.sets.Instance;
import crosshatch.results.Recorded;
import crosshatch.results.noise.Sampler;
import crosshatch.results.schema.Phase;
import crosshatch.solver.SolverSpec;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.StreamSupport;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.ListSampler;

/**
 * Lets solvers take turns, one at a time. Puzzles come in blocks; in its turn a solver answers all puzzles of the block. The
 * order of the solvers is shuffled for each block, so that drift of the machine affects all solvers equally. Within a turn,
 * caches stay almost as warm as if only one solver ran. A restarted solver is warmed up again, and disturbed runs are repeated
 * once.
 */
final class Runner {
    /** The number of turns that are handed over ahead to a solver whose turns follow each other, so that it need not wait. */
    private static final int TURNS_AHEAD = 3;

    private final int fork;
    private final List<MeasuredSolver> contestants;
    private final WarmupController readiness;
    private final UniformRandomProvider order;
    private final Sampler noise;
    private final boolean pausing;
    private final Predicate<SolverSpec> out;
    private final Consumer<List<Batch>> blocks;

    /**
     * Prepares the turns of a fork.
     *
     * @param fork the fork of the solvers
     * @param contestants the solvers, in the order of the plan
     * @param readiness warms up these contestants
     * @param order draws the order of the turns
     * @param noise samples the machine between blocks
     * @param pausing whether no solver runs while a block is handed on
     * @param out the eliminated solvers; they change only while a block is handed on
     * @param blocks receives each block when it is answered
     */
    Runner(
            int fork,
            List<MeasuredSolver> contestants,
            WarmupController readiness,
            UniformRandomProvider order,
            Sampler noise,
            boolean pausing,
            Predicate<SolverSpec> out,
            Consumer<List<Batch>> blocks) {
        this.fork = fork;
        this.contestants = contestants;
        this.readiness = readiness;
        this.order = order;
        this.noise = noise;
        this.pausing = pausing;
        this.out = out;
        this.blocks = blocks;
    }

    /**
     * Lets every remaining solver answer every puzzle once, except for recorded turns. These are shuffled too, so that the order is
     * the order of an uninterrupted run.
     */
    void run(Iterator<Blocks.Block> puzzles, Phase phase, int repetition, Recorded recorded) {
        Iterator<Batch> turns = turns(puzzles, phase, repetition, recorded);
        List<Batch> block = new ArrayList<>();
        Deque<Batch> ahead = new ArrayDeque<>();
        noise.sample();
        for (fill(ahead, turns); !ahead.isEmpty(); fill(ahead, turns)) {
            Batch finished = finishFirst(ahead);
            block.add(finished);
            if (ahead.isEmpty() || ahead.element().block() != block.get(0).block()) {
                if (finished.contestant().outstanding() == 0) noise.sample(); // nobody is at work
                for (Batch turn : block) turn.disturbedBy(noise.latest());
                blocks.accept(block);
                block = new ArrayList<>();
            }
        }
    }

    private void fill(Deque<Batch> ahead, Iterator<Batch> turns) {
        ahead.removeIf(this::isOut);
        while (turns.hasNext() && ahead.size() < TURNS_AHEAD) {
            Batch next = turns.next();
            if (!isOut(next)) ahead.add(next);
        }
    }

    private boolean isOut(Batch turn) {
        return out.test(turn.contestant().spec());
    }

    private Batch finishFirst(Deque<Batch> turns) {
        Batch first = turns.element();
        while (!first.finished()) {
            ask(turns);
            receive(first);
        }
        turns.remove();
        first.again().ifPresent(again -> {
            runAgain(again, turns);
            first.replaceDisturbed(again);
        });
        return first;
    }

    private void receive(Batch turn) {
        turn.receive(readiness.phase(turn.contestant(), turn.phase()));
    }

    /** Repeats disturbed runs once, as soon as the solver has answered the turns handed over to it. */
    private void runAgain(Batch again, Deque<Batch> ahead) {
        for (Batch turn : ahead) {
            if (again.contestant().outstanding() > 0) receive(turn);
        }
        while (!again.finished()) {
            readiness.makeReady(again.contestant());
            again.ask(Long.MAX_VALUE);
            receive(again);
        }
    }

    /**
     * Hands over the open turns of the first turn's solver. Before a pause or a sample of the machine these are only turns of the
     * current block, so that soon no solver runs.
     */
    private void ask(Deque<Batch> turns) {
        MeasuredSolver contestant = turns.element().contestant();
        if (contestant.outstanding() == 0) readiness.makeReady(contestant);
        int asked = contestant.outstanding();
        for (Batch turn : turns) {
            if (turn.contestant() != contestant) return;
            if (turn.block() != turns.element().block() && (pausing || noise.isDue())) return;
            if (turn.finished()) continue;
            if (asked > 0) asked--;
            else turn.ask(Long.MAX_VALUE);
        }
    }

    private Iterator<Batch> turns(Iterator<Blocks.Block> puzzles, Phase phase, int repetition, Recorded recorded) {
        List<MeasuredSolver> shuffled = new ArrayList<>(contestants);
        Spliterator<Blocks.Block> blocksInOrder = Spliterators.spliteratorUnknownSize(puzzles, Spliterator.ORDERED);
        return StreamSupport.stream(blocksInOrder, false)
                .flatMap(block -> {
                    ListSampler.shuffle(order, shuffled);
                    return List.copyOf(shuffled).stream()
                            .filter(each -> !recorded.contains(
                                    fork, repetition, each.spec().toString(), block.number()))
                            .map(each -> new Batch(each, block.instances(), phase, repetition, block.number()));
                })
                .iterator();
    }

    /** Cuts puzzles into blocks of equal size (the last may be smaller) and keeps every n-th of them. */
    static final class Blocks implements Iterator<Blocks.Block> {
        /**
         * One block.
         *
         * @param number the number within the repetition, from 1, counted over all parts
         */
        record Block(long number, List<Instance> instances) {}

        private final Iterator<Instance> puzzles;
        private final int size;
        private final Part part;
        private long taken;

        Blocks(Iterator<Instance> puzzles, int size, Part part) {
            this.puzzles = puzzles;
            this.size = size;
            this.part = part;
        }

        @Override
        public boolean hasNext() {
            while (puzzles.hasNext() && !part.holds(taken + 1)) take();
            return puzzles.hasNext();
        }

        @Override
        public Block next() {
            if (!hasNext()) throw new NoSuchElementException();
            return take();
        }

        private Block take() {
            List<Instance> block = new ArrayList<>(size);
            while (puzzles.hasNext() && block.size() < size) block.add(puzzles.next());
            return new Block(++taken, block);
        }
    }
}
