package crosshatch.proof.certify;

import crosshatch.proof.Lemmas;

/**
 * Maps the numbers in the proof of one puzzle to the numbers in a formula of many puzzles.
 *
 * @param variables the number of candidates; in the proof, the next variable is the selector of the puzzle
 * @param selector the selector of the puzzle in the formula
 * @param rules the number of clauses that all puzzles share, which keep their numbers
 * @param axioms the number before the first axiom of the puzzle
 * @param lemmas the number before its first lemma
 * @param defined the variable before the first one that its lemmas define; these come after the selector
 */
record Numbering(int variables, int selector, int rules, int axioms, int lemmas, int defined) {

    /** Renames literals to literals of the formula, in place. */
    int[] literals(int[] literals) {
        for (int i = 0; i < literals.length; i++) {
            int after = Math.abs(literals[i]) - variables;
            if (after > 0) literals[i] = Integer.signum(literals[i]) * (after == 1 ? selector : defined + after - 1);
        }
        return literals;
    }

    /** Returns the hints of a lemma with the numbers of the formula, negated for a definition. */
    int[] hints(Lemmas proof, int index) {
        int[] hints = proof.hints(index);
        for (int i = 0; i < hints.length; i++) hints[i] = proof.isDefinition(index) ? -hint(hints[i]) : hint(hints[i]);
        return hints;
    }

    private int hint(int hint) {
        if (hint < 0) return lemmas - hint;
        return hint <= rules ? hint : axioms + hint - rules;
    }

    /** Returns whether a lemma is empty or states only that the selector is false. */
    boolean refutes(int[] literals) {
        for (int literal : literals) if (literal != -selector) return false;
        return true;
    }
}
