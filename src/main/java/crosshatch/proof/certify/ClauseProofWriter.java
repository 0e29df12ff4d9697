package crosshatch.proof.certify;

import crosshatch.proof.Axioms;
import crosshatch.proof.ClauseWriter;
import crosshatch.proof.Lemmas;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Writes a formula in DIMACS and a proof in LRAT. */
final class ClauseProofWriter implements ProofWriter {
    private final Axioms axioms;
    private final FormulaFile formula;
    private final ClauseWriter proof;

    ClauseProofWriter(Axioms axioms, Path formula, Path proof) {
        this.axioms = axioms;
        this.formula = new FormulaFile(formula);
        this.proof = FormulaFile.open(proof);
    }

    static long length(Lemmas lemmas, Numbering numbering) {
        ClauseWriter out = new ClauseWriter(OutputStream.nullOutputStream(), "nothing");
        for (int index = 0; index < lemmas.count(); index++) {
            int number = numbering.lemmas() + 1 + index;
            out.lemma(number, lemmas.literals(index), numbering.hints(lemmas, index));
        }
        return out.written();
    }

    @Override
    public int rules() {
        int[] count = {0};
        axioms.rules(clause -> {
            axiom(clause);
            count[0]++;
        });
        return count[0];
    }

    @Override
    public void axiom(int[] literals) {
        formula.out().clause(literals);
    }

    @Override
    public void lemma(int number, int[] literals, int[] hints) {
        proof.lemma(number, literals, hints);
    }

    @Override
    public void sum(int[] summands) {
        throw new IllegalArgumentException("clauses have no sums: " + Arrays.toString(summands));
    }

    @Override
    public void beforeLast() {
        // Deletions name what goes.
    }

    @Override
    public void forget(int last, int[] those, int[] lemmas) {
        proof.deletion(
                last,
                IntStream.concat(Arrays.stream(those), Arrays.stream(lemmas)).toArray());
    }

    @Override
    public void end(int variables, int all, String comment) {
        proof.close();
        formula.close("c " + comment + "\np cnf " + variables + " " + all);
    }
}
