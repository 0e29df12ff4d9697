package crosshatch.proof;

import crosshatch.base.InputException;
import crosshatch.base.Ints;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Checks a proof in a file against a formula in a file. Any program may have written them. */
public final class ProofFiles {
    private ProofFiles() {}

    /**
     * Checks a proof of any format.
     *
     * @param elaborated the file to which a trimmed LRAT form of a DRAT proof is written; null for none
     * @throws InputException if one of the files cannot be read in its format
     */
    public static Checked check(Path formula, Path proof, @Nullable Path elaborated) {
        return check(formula, proof, ProofFormat.of(proof), elaborated);
    }

    /**
     * Checks a proof of a known format.
     *
     * @param elaborated as in {@link #check(Path, Path, Path)}
     * @throws InputException if one of the files cannot be read in its format
     */
    public static Checked check(Path formula, Path proof, ProofFormat format, @Nullable Path elaborated) {
        if (format == ProofFormat.DRAT) return DratElaborator.check(formula, proof, elaborated);
        if (elaborated != null) {
            throw new InputException(proof + ": found the format " + format
                    + ", expected DRAT, because only DRAT can be converted to LRAT");
        }
        return format == ProofFormat.VERIPB ? PseudoBooleanFiles.check(formula, proof) : checkLrat(formula, proof);
    }

    /**
     * Checks an LRAT proof while both files are read. A clause of the formula is read only when a step first needs it, so
     * that memory contains only clauses that were not deleted yet.
     */
    static Checked checkLrat(Path formula, Path proof) {
        try (DimacsReader clauses = new DimacsReader(formula);
                ProofSteps steps = new ProofSteps(proof, ProofFormat.LRAT)) {
            Lrat checking = new Lrat(clauses, steps);
            Optional<String> fault = Optional.empty();
            while (fault.isEmpty() && !checking.checker.isRefuted() && steps.next()) {
                fault = checking.step().map(why -> steps.place() + ": lemma " + steps.number() + why);
            }
            if (fault.isEmpty() && !checking.checker.isRefuted()) {
                fault = Optional.of(proof + ": the empty clause is not among the lemmas");
            }
            checking.readFormulaTo(Integer.MAX_VALUE);
            return new Checked(checking.lemmas, checking.hintCount, 0, Checked.UNSATISFIABLE, fault, checking.notes());
        }
    }

    /** The steps of one proof. */
    private static final class Lrat {
        private final LratChecker checker = new LratChecker(0);
        private final Variables variables = new Variables();
        private final DimacsReader formula;
        private final ProofSteps proof;
        private long lemmas;
        private long hintCount;
        private long ratLemmas;

        Lrat(DimacsReader formula, ProofSteps proof) {
            this.formula = formula;
            this.proof = proof;
        }

        /** Checks the last step read; returns the reason of a refusal. */
        Optional<String> step() {
            int[] hints = proof.hints().toArray();
            boolean rat = !proof.isDeletion() && LratChecker.isRat(hints);
            readFormulaTo(rat && isOfFormula(proof.literals()) ? Integer.MAX_VALUE : lastAxiom(hints));
            if (proof.isDeletion()) {
                for (int number : hints) checker.delete(number);
                return Optional.empty();
            }
            if (proof.number() <= formula.clauses()) return Optional.of(": a clause of the formula has this number");
            int[] lemma = variables.numbered(proof.literals().toArray());
            Optional<String> fault = checker.lemma(proof.number(), lemma, hints);
            if (fault.isPresent() && hasWitness(proof.literals())) {
                throw new InputException(proof.place() + ": found a step with a witness (propagation redundancy, PR),"
                        + " expected RUP or RAT. Check this proof with cake_lpr");
            }
            if (fault.isPresent()) return fault.map(why -> " is refused: " + why);
            lemmas++;
            hintCount += hints.length;
            if (rat) ratLemmas++;
            return fault;
        }

        /** Returns whether a lemma names its first literal again: behind it stands a witness of propagation redundancy. */
        private static boolean hasWitness(Ints lemma) {
            for (int at = 1; at < lemma.size(); at++) if (lemma.get(at) == lemma.get(0)) return true;
            return false;
        }

        /** Returns whether clauses of the formula may hold the opposite of a lemma's first literal. */
        private boolean isOfFormula(Ints lemma) {
            return lemma.size() > 0 && Math.abs(lemma.get(0)) <= formula.variables();
        }

        /** The highest number of an axiom among these, as hints or as candidates. */
        private int lastAxiom(int[] hints) {
            int last = 0;
            for (int hint : hints) if (Math.abs(hint) <= formula.clauses()) last = Math.max(last, Math.abs(hint));
            return last;
        }

        void readFormulaTo(int number) {
            while (formula.read() < number) {
                int[] clause = formula.next();
                if (clause == null) return;
                checker.axiom(formula.read(), variables.numbered(clause)).ifPresent(why -> {
                    throw new IllegalStateException(why);
                });
            }
        }

        List<String> notes() {
            return ratLemmas == 0 ? List.of() : List.of("RAT lemmas: " + ratLemmas);
        }
    }
}
