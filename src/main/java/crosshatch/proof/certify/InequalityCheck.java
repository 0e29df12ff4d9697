package crosshatch.proof.certify;

import crosshatch.proof.Inequalities;
import crosshatch.proof.Inequality;
import crosshatch.proof.Lemmas;
import crosshatch.proof.PolishTerm;
import crosshatch.proof.PseudoBooleanChecker;
import java.util.List;
import java.util.Optional;

/** Checks proofs of clauses from inequalities, by unit propagation and by sums. */
final class InequalityCheck implements ProofCheck {
    private final PseudoBooleanChecker checker = new PseudoBooleanChecker();
    private final int rules;
    private final int selector;

    InequalityCheck(Inequalities inequalities) {
        int[] count = {0};
        inequalities.rules(rule -> checker.axiom(++count[0], rule));
        rules = count[0];
        selector = inequalities.axioms().variables() + 1;
    }

    @Override
    public Optional<String> fault(List<int[]> axioms, Lemmas lemmas) {
        int number = rules;
        for (int[] axiom : axioms) checker.axiom(++number, Inequality.clause(axiom));
        Optional<String> fault = fault(lemmas, new Numbering(selector - 1, selector, rules, rules, number, selector));
        for (int last = number + lemmas.count(); last > rules; last--) checker.delete(last);
        return fault;
    }

    private Optional<String> fault(Lemmas lemmas, Numbering numbering) {
        for (int index = 0; index < lemmas.count(); index++) {
            int number = numbering.lemmas() + 1 + index;
            int[] hints = numbering.hints(lemmas, index);
            Optional<String> fault = lemmas.isSum(index)
                    ? checker.derive(number, PolishTerm.sum(hints))
                    : checker.follows(number, Inequality.clause(lemmas.literals(index)), hints);
            if (fault.isPresent()) return fault.map(why -> "lemma " + number + ": " + why);
        }
        int last = lemmas.count() - 1;
        boolean refuted = last >= 0 && !lemmas.isSum(last) && numbering.refutes(lemmas.literals(last));
        return refuted ? Optional.empty() : Optional.of(ClauseCheck.UNFINISHED);
    }
}
