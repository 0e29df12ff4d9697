package crosshatch.instances.generate;

import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.PermutationSampler;

/** Shuffles numbers. */
public final class Shuffled {
    private Shuffled() {}

    /** Returns the numbers from 0 to {@code n - 1} in a random order, in which each permutation is equally likely. */
    public static int[] numbers(int n, UniformRandomProvider random) {
        int[] numbers = PermutationSampler.natural(n);
        PermutationSampler.shuffle(random, numbers);
        return numbers;
    }
}
