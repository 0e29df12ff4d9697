package crosshatch.instances.sets;

import crosshatch.base.InputException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;

/**
 * The choice of instances of a set: first the limit, then the sample of the remaining puzzles, then the reversals, then the
 * isomorphs. The chosen puzzles keep the order of the set.
 *
 * @param limit the number of instances from the front of the set; {@link #EVERY} for no limit
 * @param sample the number of instances drawn from these without replacement; {@link #EVERY} for all
 * @param seed the seed of the sample and of the isomorphs; equal seeds draw equal positions on every Java platform
 * @param reversals whether each puzzle is followed by its reversal
 * @param isomorphs the number of random isomorphs after each of these, see {@link Instance#randomIsomorph}
 */
public record InstanceSelection(long limit, int sample, long seed, boolean reversals, int isomorphs) {
    public static final int EVERY = Integer.MAX_VALUE;
    public static final InstanceSelection ALL = new InstanceSelection(EVERY, EVERY, 0, false, 0);

    /**
     * Checks the numbers.
     *
     * @throws InputException if limit or sample is below 1, or isomorphs below 0
     */
    public InstanceSelection {
        if (limit < 1) throw new InputException("limit " + limit + ": expected 1 or more");
        if (sample < 1) throw new InputException("sample " + sample + ": expected 1 or more");
        if (isomorphs < 0) throw new InputException("isomorphs " + isomorphs + ": expected 0 or more");
    }

    /** Chooses the first puzzles of a set, without reversals or isomorphs. */
    public static InstanceSelection first(long limit) {
        return new InstanceSelection(limit, EVERY, 0, false, 0);
    }

    /** Chooses a sample of the whole set, without reversals or isomorphs. */
    public static InstanceSelection sample(int size, long seed) {
        return new InstanceSelection(EVERY, size, seed, false, 0);
    }

    /** Returns this choice with another limit. */
    InstanceSelection withLimit(long other) {
        return new InstanceSelection(other, sample, seed, reversals, isomorphs);
    }

    /** Returns this choice without reversals and isomorphs. */
    public InstanceSelection withoutVariants() {
        return new InstanceSelection(limit, sample, seed, false, 0);
    }

    /** Returns this choice with this number of isomorphs of each puzzle. */
    public InstanceSelection withIsomorphs(int count) {
        return new InstanceSelection(limit, sample, seed, reversals, count);
    }

    /** Streams the chosen instances; only a sample is kept in memory. */
    public Stream<Instance> of(Stream<Instance> all) {
        Stream<Instance> limited = limit == EVERY ? all : all.limit(limit);
        Stream<Instance> drawn =
                sample == EVERY ? limited : Stream.of(limited).flatMap(population -> drawFrom(population).stream());
        return variants() == 1 ? drawn : drawn.flatMap(this::variants);
    }

    /** Returns the number of {@link #variants} of each puzzle. */
    public long variants() {
        return (reversals ? 2 : 1) * (1L + isomorphs);
    }

    /**
     * Returns a puzzle of the set, followed by the variants made from it.
     *
     * @throws InputException if its board cannot be reversed, or has no symmetry
     */
    public Stream<Instance> variants(Instance instance) {
        Stream<Instance> turned = reversals ? Stream.of(instance, instance.reversed()) : Stream.of(instance);
        return isomorphs == 0 ? turned : turned.flatMap(this::withIsomorphs);
    }

    /** Returns a puzzle with its isomorphs, which depend only on the seed, the set and the position. */
    private Stream<Instance> withIsomorphs(Instance instance) {
        UniformRandomProvider random =
                RandomSource.SPLIT_MIX_64.create(seed + 31L * instance.label().hashCode());
        Stream<Instance> images = IntStream.rangeClosed(1, isomorphs)
                .mapToObj(number -> instance.randomIsomorph(number, random::nextInt));
        return Stream.concat(Stream.of(instance), images);
    }

    /** Draws by reservoir sampling: A. G. Waterman's algorithm R (Knuth, The Art of Computer Programming 2, §3.4.2). */
    private List<Instance> drawFrom(Stream<Instance> population) {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(seed);
        List<Instance> reservoir = new ArrayList<>();
        long[] seen = new long[1];
        population.forEachOrdered(instance -> {
            seen[0]++;
            if (reservoir.size() < sample) {
                reservoir.add(instance);
            } else {
                long place = random.nextLong(seen[0]);
                if (place < sample) reservoir.set((int) place, instance);
            }
        });
        reservoir.sort(Comparator.comparingLong(Instance::position));
        return reservoir;
    }
}
