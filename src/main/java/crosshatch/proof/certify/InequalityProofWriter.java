package crosshatch.proof.certify;

import crosshatch.proof.ClauseWriter;
import crosshatch.proof.Inequalities;
import crosshatch.proof.Inequality;
import crosshatch.proof.Lemmas;
import crosshatch.proof.PolishTerm;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * Writes a formula in OPB and a proof in the format of VeriPB, version 3.0. Its lemmas have no numbers. Lemmas of a single
 * puzzle have level 1, so that one step deletes them all.
 */
final class InequalityProofWriter implements ProofWriter {
    private final Inequalities inequalities;
    private final FormulaFile formula;
    private final ClauseWriter proof;

    InequalityProofWriter(Inequalities inequalities, Path formula, Path proof) {
        this.inequalities = inequalities;
        this.formula = new FormulaFile(formula);
        this.proof = FormulaFile.open(proof);
        this.proof.text("pseudo-Boolean proof version 3.0\nsetlvl 1 ;\n");
    }

    static long length(Lemmas lemmas, Numbering numbering) {
        long bytes = 0;
        for (int index = 0; index < lemmas.count(); index++) {
            bytes += lemmas.isSum(index)
                    ? sumLine(numbering.hints(lemmas, index)).length()
                    : lemmaLine(lemmas.literals(index)).length();
        }
        return bytes;
    }

    private static String lemmaLine(int[] literals) {
        return "rup " + Inequality.clause(literals) + " ;\n";
    }

    private static String sumLine(int[] summands) {
        return "pol " + String.join(" ", PolishTerm.sumInWords(summands)) + " ;\n";
    }

    @Override
    public int rules() {
        inequalities.rules(this::write);
        return inequalities.count();
    }

    private void write(Inequality inequality) {
        formula.out().text(inequality + " ;\n");
    }

    @Override
    public void axiom(int[] literals) {
        write(Inequality.clause(literals));
    }

    @Override
    public void lemma(int number, int[] literals, int[] hints) {
        proof.text(lemmaLine(literals));
    }

    @Override
    public void sum(int[] summands) {
        proof.text(sumLine(summands));
    }

    @Override
    public void beforeLast() {
        proof.text("setlvl 0 ;\n");
    }

    @Override
    public void forget(int last, int[] axioms, int[] lemmas) {
        String numbers = Arrays.stream(axioms).mapToObj(each -> " " + each).collect(Collectors.joining());
        proof.text("wiplvl 1 ;\n" + (numbers.isEmpty() ? "" : "del id" + numbers + " ;\n") + "setlvl 1 ;\n");
    }

    @Override
    public void end(int variables, int axioms, String comment) {
        proof.text("output NONE ;\nconclusion UNSAT : -1 ;\nend pseudo-Boolean proof ;\n");
        proof.close();
        formula.close("* #variable= " + variables + " #constraint= " + axioms + "\n* " + comment);
    }
}
