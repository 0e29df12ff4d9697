package crosshatch.instances.generate;

import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.PermutationSampler;

/** Draws random orders. */
public final class Shuffled {
    private Shuffled() {}

    /** Returns the numbers from 0 to {@code n - 1} in an order in which every order is equally likely. */
    public static int[] numbers(int n, UniformRandomProvider random) {
        int[] numbers = PermutationSampler.natural(n);
        PermutationSampler.shuffle(random, numbers);
        return numbers;
    }
}
