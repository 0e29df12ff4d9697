package crosshatch.proof.certify;

import crosshatch.proof.Lemmas;

/**
 * What the numbers of one puzzle's proof are called in a formula of many puzzles.
 *
 * @param variables of the candidates; the variable after them is the puzzle's selector
 * @param selector what that is called
 * @param rules number of the clauses that hold in every puzzle, and keep their numbers
 * @param axioms the number before the puzzle's own first axiom
 * @param lemmas the number before its first lemma
 * @param defined the variable before the first one that its lemmas define; these come after the selector
 */
record Numbering(int variables, int selector, int rules, int axioms, int lemmas, int defined) {

    /** Puts these literals into the names of the formula, in place. */
    int[] literals(int[] literals) {
        for (int i = 0; i < literals.length; i++) {
            int after = Math.abs(literals[i]) - variables;
            if (after > 0) literals[i] = Integer.signum(literals[i]) * (after == 1 ? selector : defined + after - 1);
        }
        return literals;
    }

    /** The hints of a lemma in the numbers of the formula; negated if it is a definition. */
    int[] hints(Lemmas proof, int index) {
        int[] hints = proof.hints(index);
        for (int i = 0; i < hints.length; i++) hints[i] = proof.isDefinition(index) ? -hint(hints[i]) : hint(hints[i]);
        return hints;
    }

    private int hint(int hint) {
        if (hint < 0) return lemmas - hint;
        return hint <= rules ? hint : axioms + hint - rules;
    }

    /** Whether a lemma says nothing but that the selector is false, or that everything is. */
    boolean refutes(int[] literals) {
        for (int literal : literals) if (literal != -selector) return false;
        return true;
    }
}
