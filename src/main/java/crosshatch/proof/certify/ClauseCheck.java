package crosshatch.proof.certify;

import crosshatch.proof.Axioms;
import crosshatch.proof.Lemmas;
import crosshatch.proof.LratChecker;
import java.util.List;
import java.util.Optional;

/** Checks proofs of clauses from clauses. */
public final class ClauseCheck implements ProofCheck {
    static final String UNFINISHED = "the last lemma states more than that the selector is false";

    /** The largest number of defined variables, more than the log of a solver can contain. */
    private static final int MOST_HELPERS = 1 << 24;

    private final LratChecker checker;
    private final int rules;
    private final int selector;

    /**
     * Makes a checker.
     *
     * @param axioms the axioms of the board of all puzzles to be checked
     */
    public ClauseCheck(Axioms axioms) {
        selector = axioms.variables() + 1;
        checker = new LratChecker(selector);
        int[] count = {0};
        axioms.rules(clause -> checker.axiom(++count[0], clause));
        rules = count[0];
    }

    @Override
    public Optional<String> fault(List<int[]> axioms, Lemmas lemmas) {
        int number = rules;
        for (int[] axiom : axioms) checker.axiom(++number, axiom);
        Optional<String> fault = fault(lemmas, new Numbering(selector - 1, selector, rules, rules, number, selector));
        for (int last = number + lemmas.count(); last > rules; last--) checker.delete(last);
        return fault;
    }

    private Optional<String> fault(Lemmas lemmas, Numbering numbering) {
        int[] last = {selector}; // if there is no lemma
        for (int index = 0; index < lemmas.count(); index++) {
            last = lemmas.literals(index);
            int number = numbering.lemmas() + 1 + index;
            if (!areInRange(last)) return Optional.of("lemma " + number + ": found a variable that no proof defines");
            numbering.literals(last);
            Optional<String> fault = checker.lemma(number, last, numbering.hints(lemmas, index));
            if (fault.isPresent()) return fault.map(why -> "lemma " + number + ": " + why);
        }
        return numbering.refutes(last) ? Optional.empty() : Optional.of(UNFINISHED);
    }

    /** A pack of others may hold any number, and the checker has tables up to the highest variable. */
    private boolean areInRange(int[] literals) {
        for (int literal : literals) {
            if (literal == Integer.MIN_VALUE || Math.abs(literal) > selector + MOST_HELPERS) return false;
        }
        return true;
    }
}
