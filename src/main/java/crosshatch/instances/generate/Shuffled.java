package crosshatch.instances.generate;

import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.PermutationSampler;

/** Orders drawn by chance. */
public final class Shuffled {
    private Shuffled() {}

    /** The numbers from 0 to {@code n - 1}, every order equally likely. */
    public static int[] numbers(int n, UniformRandomProvider random) {
        int[] numbers = PermutationSampler.natural(n);
        PermutationSampler.shuffle(random, numbers);
        return numbers;
    }
}
