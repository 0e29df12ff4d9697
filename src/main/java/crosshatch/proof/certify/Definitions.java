package crosshatch.proof.certify;

import crosshatch.proof.Propagation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Stores the meanings of defined variables, each given by a {@linkplain crosshatch.proof.Lemmas#define definition}. */
final class Definitions {
    private final Propagation clauses;
    private final int selector;
    /** The definition of each variable: the other literals, then the literal that is true if and only if one of them is. */
    private final List<int[]> definitions = new ArrayList<>();

    Definitions(Propagation clauses, int selector) {
        this.clauses = clauses;
        this.selector = selector;
    }

    void clear() {
        definitions.clear();
    }

    /**
     * Stores a definition: the literal is true if and only if one of the others is.
     *
     * @param literal a literal of the variable after the selector, or after the last defined variable
     */
    void define(int literal, int[] one) {
        int[] definition = Arrays.copyOf(one, one.length + 1);
        definition[one.length] = literal;
        definitions.add(definition);
    }

    private int[] definition(int literal) {
        return definitions.get(Math.abs(literal) - selector - 1);
    }

    /** Returns a candidate in a clause, or in the definitions of its variables; 0 if there is none. */
    int candidate(int[] clause) {
        for (int literal : clause) if (Math.abs(literal) < selector) return Math.abs(literal);
        for (int literal : clause) {
            if (Math.abs(literal) <= selector) continue;
            int[] definition = definition(literal);
            int candidate = candidate(Arrays.copyOf(definition, definition.length - 1));
            if (candidate != 0) return candidate;
        }
        return 0;
    }

    /**
     * Returns a literal to split on in the definitions of the variables of a clause that is assumed false; 0 if all are
     * decided.
     */
    int split(int[] clause) {
        int split = 0;
        for (int i = 0; i < clause.length && split == 0; i++) split = split(-clause[i]);
        return split;
    }

    /** Returns the first open literal in the definition of a true literal, or in the definitions of literals that it implies. */
    private int split(int literal) {
        if (Math.abs(literal) <= selector) return 0;
        int[] definition = definition(literal);
        boolean one = definition[definition.length - 1] == literal;
        int split = 0;
        int open = 0;
        for (int i = 0; i < definition.length - 1; i++) {
            int value = clauses.value(definition[i]);
            if (one && value > 0) return split(definition[i]);
            if (value == 0 && open == 0) open = definition[i];
            if (!one && split == 0) split = split(-definition[i]);
        }
        return one ? open : split;
    }
}
