package crosshatch.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Small formulas by chance. */
final class RandomClauses {
    private final Random random;
    private final int variables;

    RandomClauses(long seed, int variables) {
        random = new Random(seed);
        this.variables = variables;
    }

    /** Of different variables. */
    int[] clause(int mostLiterals) {
        List<Integer> left =
                new ArrayList<>(IntStream.rangeClosed(1, variables).boxed().toList());
        return IntStream.range(0, random.nextInt(mostLiterals + 1))
                .map(i -> left.remove(random.nextInt(left.size())))
                .map(variable -> random.nextBoolean() ? variable : -variable)
                .toArray();
    }

    List<int[]> formula(int clauses) {
        return IntStream.range(0, clauses).mapToObj(i -> nonEmpty(3)).toList();
    }

    private int[] nonEmpty(int mostLiterals) {
        int[] clause = clause(mostLiterals);
        return clause.length == 0 ? nonEmpty(mostLiterals) : clause;
    }

    int upTo(int most) {
        return random.nextInt(most + 1);
    }
}
