package crosshatch.experiment;

import crosshatch.instances.sets.Instance;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** Cuts puzzles into blocks of equal size (the last may be smaller) and keeps every n-th of them. */
final class Blocks implements Iterator<Blocks.Block> {
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
