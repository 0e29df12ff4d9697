package crosshatch.certify;

import crosshatch.proof.Axioms;
import crosshatch.proof.Lemmas;
import crosshatch.proof.LratChecker;
import java.util.List;
import java.util.Optional;

/** Checks proofs of one puzzle after the other over the same rules, with the checker that checks files too. */
public final class ProofCheck {
    private final LratChecker checker = new LratChecker();
    private final int rules;
    private final int selector;

    public ProofCheck(Axioms axioms) {
        int[] count = {0};
        axioms.rules(clause -> checker.axiom(++count[0], clause));
        rules = count[0];
        selector = axioms.variables() + 1;
    }

    /** @return why the proof is refused, for people; empty if the clauses cannot hold together under the selector */
    public Optional<String> fault(List<int[]> axioms, Lemmas lemmas) {
        int number = rules;
        for (int[] axiom : axioms) checker.axiom(++number, axiom);
        Optional<String> fault = fault(lemmas, new Numbering(selector - 1, selector, rules, rules, number));
        for (int last = number + lemmas.count(); last > rules; last--) checker.delete(last);
        return fault;
    }

    private Optional<String> fault(Lemmas lemmas, Numbering numbering) {
        int[] last = {selector};
        for (int index = 0; index < lemmas.count(); index++) {
            last = lemmas.literals(index);
            int number = numbering.lemmas() + 1 + index;
            Optional<String> fault = checker.lemma(number, last, numbering.hints(lemmas.hints(index)));
            if (fault.isPresent()) return fault.map(why -> "lemma " + number + ": " + why);
        }
        for (int literal : last) {
            if (literal != -selector) return Optional.of("the last lemma says more than that the selector is false");
        }
        return Optional.empty();
    }
}
