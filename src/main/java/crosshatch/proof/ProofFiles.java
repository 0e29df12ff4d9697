package crosshatch.proof;

import crosshatch.base.InputException;
import crosshatch.base.Ints;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Checks a proof in a file against a formula in a file, whoever wrote them. */
public final class ProofFiles {
    private ProofFiles() {}

    /**
     * Checks a proof of any format.
     *
     * @param elaborated where a proof without reasons is written again with them, trimmed; null for nowhere
     * @throws InputException if one of the files cannot be read in its format
     */
    public static Checked check(Path formula, Path proof, @Nullable Path elaborated) {
        ProofFormat format = ProofFormat.of(proof);
        if (format == ProofFormat.DRUP) return DrupElaborator.check(formula, proof, elaborated);
        if (elaborated != null) {
            throw new InputException(proof + ": is in the format " + format + "; only DRUP is written again as LRAT");
        }
        return format == ProofFormat.VERIPB ? PseudoBooleanFiles.check(formula, proof) : checkLrat(formula, proof);
    }

    /**
     * Reads both files side by side: clauses of the formula when a step first names one, so that memory holds what was read
     * and not yet deleted.
     */
    private static Checked checkLrat(Path formula, Path proof) {
        try (DimacsReader clauses = new DimacsReader(formula);
                NumberText steps = new NumberText(proof)) {
            Steps checking = new Steps(clauses, steps);
            Optional<String> fault = Optional.empty();
            while (fault.isEmpty() && !checking.checker.isRefuted() && !steps.isAtEnd()) {
                long line = steps.line();
                fault = checking.step().map(what -> proof + ":" + line + ": " + what);
            }
            if (fault.isEmpty() && !checking.checker.isRefuted()) {
                fault = Optional.of(proof + ": the empty clause is not among the lemmas");
            }
            checking.readFormulaTo(Integer.MAX_VALUE);
            return new Checked(checking.lemmas, checking.hintCount, 0, fault);
        }
    }

    /** The steps of one proof. */
    private static final class Steps {
        private final LratChecker checker;
        private final DimacsReader formula;
        private final NumberText proof;
        private final Ints literals = new Ints();
        private final Ints hints = new Ints();
        private long lemmas;
        private long hintCount;

        Steps(DimacsReader formula, NumberText proof) {
            this.formula = formula;
            this.proof = proof;
            checker = new LratChecker(formula.variables());
        }

        /** Checks the next step; says why it is refused, if it is. */
        Optional<String> step() {
            int number = proof.number();
            if (proof.takes('d')) {
                proof.numbersTo0(hints);
                readFormulaToHints();
                for (int i = 0; i < hints.size(); i++) checker.delete(hints.get(i));
                return Optional.empty();
            }
            proof.numbersTo0(literals);
            proof.numbersTo0(hints);
            readFormulaToHints();
            if (number <= formula.clauses())
                return Optional.of("lemma " + number + ": a clause of the formula has this number");
            Optional<String> fault = checker.lemma(number, literals.toArray(), hints.toArray());
            if (fault.isPresent()) return fault.map(why -> "lemma " + number + " is refused: " + why);
            lemmas++;
            hintCount += hints.size();
            return fault;
        }

        private void readFormulaToHints() {
            int last = 0;
            for (int i = 0; i < hints.size(); i++) {
                if (hints.get(i) <= formula.clauses()) last = Math.max(last, hints.get(i));
            }
            readFormulaTo(last);
        }

        void readFormulaTo(int number) {
            while (formula.read() < number) {
                int[] clause = formula.next();
                if (clause == null) return;
                checker.axiom(formula.read(), clause);
            }
        }
    }
}
