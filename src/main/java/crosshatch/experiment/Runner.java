package crosshatch.experiment;

import crosshatch.instances.sets.Instance;
import crosshatch.results.Phase;
import crosshatch.results.Recorded;
import crosshatch.results.noise.Sampler;
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
 * Lets solvers take turns, one at a time. Puzzles come in blocks; within a block each solver answers all puzzles in its turn,
 * and the order of the solvers is shuffled from block to block, so that drift of the machine hits all alike while caches stay
 * as warm as in a run of one solver alone. A solver that had to be started anew is warmed up again before it goes on, and what was
 * disturbed is run once more.
 */
final class Runner {
    /** Turns of the same solver that follow each other are handed over ahead of time, so that it need not wait. */
    private static final int TURNS_AHEAD = 3;

    private final int fork;
    private final List<Contestant> contestants;
    private final Readiness readiness;
    private final UniformRandomProvider order;
    private final Sampler noise;
    private final boolean pausing;
    private final Predicate<SolverSpec> out;
    private final Consumer<List<Turn>> blocks;

    /**
     * @param fork which the solvers belong to
     * @param contestants in the order of the plan's solvers
     * @param readiness of these contestants
     * @param order of the turns
     * @param noise looks at the machine between blocks
     * @param pausing whether nobody is at work while a block is handed on
     * @param out who need not be asked any more, which changes only while a block is handed on
     * @param blocks is handed each block when it is answered
     */
    Runner(
            int fork,
            List<Contestant> contestants,
            Readiness readiness,
            UniformRandomProvider order,
            Sampler noise,
            boolean pausing,
            Predicate<SolverSpec> out,
            Consumer<List<Turn>> blocks) {
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
     * Lets every solver that is not out answer every puzzle once, but for the turns that are recorded. These take part in the shuffling, so
     * that the order is that of an uninterrupted run.
     */
    void run(Iterator<Blocks.Block> puzzles, Phase phase, int repetition, Recorded recorded) {
        Iterator<Turn> turns = turns(puzzles, phase, repetition, recorded);
        List<Turn> block = new ArrayList<>();
        Deque<Turn> ahead = new ArrayDeque<>();
        noise.look();
        for (fill(ahead, turns); !ahead.isEmpty(); fill(ahead, turns)) {
            Turn finished = finishFirst(ahead);
            block.add(finished);
            if (ahead.isEmpty() || ahead.element().block() != block.get(0).block()) {
                if (finished.contestant().outstanding() == 0) noise.look(); // nobody is at work
                for (Turn turn : block) turn.disturbedBy(noise.latest());
                blocks.accept(block);
                block = new ArrayList<>();
            }
        }
    }

    private void fill(Deque<Turn> ahead, Iterator<Turn> turns) {
        ahead.removeIf(this::isOut);
        while (turns.hasNext() && ahead.size() < TURNS_AHEAD) {
            Turn next = turns.next();
            if (!isOut(next)) ahead.add(next);
        }
    }

    private boolean isOut(Turn turn) {
        return out.test(turn.contestant().spec());
    }

    private Turn finishFirst(Deque<Turn> turns) {
        Turn first = turns.element();
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

    private void receive(Turn turn) {
        turn.receive(readiness.phase(turn.contestant(), turn.phase()));
    }

    /** What was disturbed is run once more, as soon as the solver has answered what was handed over to it. */
    private void runAgain(Turn again, Deque<Turn> ahead) {
        for (Turn turn : ahead) {
            if (again.contestant().outstanding() > 0) receive(turn);
        }
        while (!again.finished()) {
            readiness.makeReady(again.contestant());
            again.ask(Long.MAX_VALUE);
            receive(again);
        }
    }

    /**
     * Hands over what was not handed over yet, or is forgotten, of all turns of the first turn's solver; before a pause, or when
     * it is time to look at the machine, only those of its block, so that soon nobody is at work.
     */
    private void ask(Deque<Turn> turns) {
        Contestant contestant = turns.element().contestant();
        if (contestant.outstanding() == 0) readiness.makeReady(contestant);
        int asked = contestant.outstanding();
        for (Turn turn : turns) {
            if (turn.contestant() != contestant) return;
            if (turn.block() != turns.element().block() && (pausing || noise.isDue())) return;
            if (turn.finished()) continue;
            if (asked > 0) asked--;
            else turn.ask(Long.MAX_VALUE);
        }
    }

    private Iterator<Turn> turns(Iterator<Blocks.Block> puzzles, Phase phase, int repetition, Recorded recorded) {
        List<Contestant> shuffled = new ArrayList<>(contestants);
        Spliterator<Blocks.Block> blocksInOrder = Spliterators.spliteratorUnknownSize(puzzles, Spliterator.ORDERED);
        return StreamSupport.stream(blocksInOrder, false)
                .flatMap(block -> {
                    ListSampler.shuffle(order, shuffled);
                    return List.copyOf(shuffled).stream()
                            .filter(each -> !recorded.contains(
                                    fork, repetition, each.spec().toString(), block.number()))
                            .map(each -> new Turn(each, block.instances(), phase, repetition, block.number()));
                })
                .iterator();
    }

    /** Cuts puzzles into blocks of equal size (the last may be smaller) and keeps every n-th of them. */
    static final class Blocks implements Iterator<Blocks.Block> {
        /** @param number within the repetition, from 1, those of other parts counted */
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
