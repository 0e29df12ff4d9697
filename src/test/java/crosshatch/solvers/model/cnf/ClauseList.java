package crosshatch.solvers.model.cnf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the clauses of a small formula and knows, by unit propagation and splitting and nothing else, what follows from
 * them. Slow and plain: the reference for the encodings.
 */
final class ClauseList implements ClauseSink {
    private final List<int[]> clauses = new ArrayList<>();

    @Override
    public void clause(int[] literals, int size) {
        clauses.add(Arrays.copyOf(literals, size));
    }

    List<int[]> clauses() {
        return clauses;
    }

    private int variables() {
        return clauses.stream()
                .flatMapToInt(Arrays::stream)
                .map(Math::abs)
                .max()
                .orElse(0);
    }

    /**
     * Unit propagation.
     *
     * @return the value of each variable, at its number: 1 true, -1 false, 0 open; null if a clause is falsified
     */
    int @Nullable [] propagated(int... assumed) {
        int[] values = new int
                [Math.max(
                                variables(),
                                Arrays.stream(assumed).map(Math::abs).max().orElse(0))
                        + 1];
        for (int literal : assumed) values[Math.abs(literal)] = Integer.signum(literal);
        return propagate(values) ? values : null;
    }

    private boolean propagate(int[] values) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int[] clause : clauses) {
                int open = 0;
                int openLiteral = 0;
                boolean satisfied = false;
                for (int literal : clause) {
                    int value = values[Math.abs(literal)] * Integer.signum(literal);
                    satisfied |= value > 0;
                    if (value == 0) {
                        open++;
                        openLiteral = literal;
                    }
                }
                if (satisfied || open > 1) continue;
                if (open == 0) return false;
                values[Math.abs(openLiteral)] = Integer.signum(openLiteral);
                changed = true;
            }
        }
        return true;
    }

    /** Whether there is a model in which these literals are true. */
    boolean satisfiable(int... assumed) {
        int[] values = propagated(assumed);
        return values != null && !models(values, 0).isEmpty();
    }

    /** The models, each cut down to its true variables among the first {@code shown}; equal ones once. */
    Set<List<Integer>> modelsShowing(int shown) {
        int[] values = propagated();
        return values == null ? Set.of() : models(Arrays.copyOf(values, Math.max(values.length, shown + 1)), shown);
    }

    private Set<List<Integer>> models(int[] values, int shown) {
        Set<List<Integer>> found = new TreeSet<>((one, other) -> one.toString().compareTo(other.toString()));
        int split = firstOpen(values);
        if (split == 0) {
            List<Integer> model = new ArrayList<>();
            for (int variable = 1; variable <= shown; variable++) if (values[variable] > 0) model.add(variable);
            found.add(model);
            return found;
        }
        for (int value : new int[] {1, -1}) {
            int[] branch = values.clone();
            branch[split] = value;
            if (propagate(branch)) found.addAll(models(branch, shown));
            if (split > shown && !found.isEmpty()) return found; // one model of the hidden variables will do
        }
        return found;
    }

    private static int firstOpen(int[] values) {
        for (int variable = 1; variable < values.length; variable++) if (values[variable] == 0) return variable;
        return 0;
    }
}
