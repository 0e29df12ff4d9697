package crosshatch.proof.certify;

import crosshatch.proof.Axioms;
import crosshatch.proof.Inequalities;
import crosshatch.proof.Inequality;
import crosshatch.proof.Lemmas;
import crosshatch.proof.PolishTerm;
import crosshatch.proof.PseudoBooleanChecker;
import crosshatch.proof.SlackPropagation;
import crosshatch.proof.UnitPropagation;
import crosshatch.proof.certify.ProofContext.DerivedLemmas;
import crosshatch.puzzle.board.Board;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The kind of constraints in axioms and proofs, with the file formats for them. */
public enum Language {
    /** Clauses: the formula is in DIMACS, the proof in LRAT. */
    CLAUSES("lrat", "formula.cnf", "proof.lrat") {
        @Override
        public Optional<String> refusal(Board board) {
            return Axioms.refusal(board);
        }

        @Override
        ProofContext foundation(Board board) {
            Axioms axioms = new Axioms(board);
            UnitPropagation propagation = new UnitPropagation();
            int[] count = {0};
            axioms.rules(clause -> propagation.add(++count[0], clause));
            return new ProofContext(
                    board,
                    axioms,
                    propagation,
                    count[0],
                    true,
                    DerivedLemmas.NONE,
                    new ClauseCheck(axioms),
                    ClauseProofWriter::length);
        }

        @Override
        ProofWriter writer(Board board, Path formula, Path proof) {
            return new ClauseProofWriter(new Axioms(board), formula, proof);
        }
    },
    /** Pseudo-Boolean inequalities: the formula is in OPB, the proof in the format of VeriPB. */
    INEQUALITIES("opb", "formula.opb", "proof.pbp") {
        @Override
        public Optional<String> refusal(Board board) {
            return Inequalities.refusal(board);
        }

        @Override
        public Optional<String> reasonNotToTrace() {
            return Optional.of(
                    "proofs with inequalities cannot define variables, and without these the steps that the solver"
                            + " reported were too few");
        }

        @Override
        ProofContext foundation(Board board) {
            Inequalities inequalities = new Inequalities(board);
            List<Inequality> rules = new ArrayList<>();
            inequalities.rules(rules::add);
            SlackPropagation propagation = new SlackPropagation();
            for (int i = 0; i < rules.size(); i++) propagation.add(i + 1, rules.get(i));
            return new ProofContext(
                    board,
                    inequalities.axioms(),
                    propagation,
                    rules.size(),
                    false,
                    new Sums(board, inequalities, rules, propagation),
                    new InequalityCheck(inequalities),
                    InequalityProofWriter::length);
        }

        @Override
        ProofWriter writer(Board board, Path formula, Path proof) {
            return new InequalityProofWriter(new Inequalities(board), formula, proof);
        }
    };

    private final String word;
    private final String formula;
    private final String proof;

    Language(String word, String formula, String proof) {
        this.word = word;
        this.formula = formula;
        this.proof = proof;
    }

    /** Returns the first language that can express the rules of a board; empty if none can. */
    public static Optional<Language> of(Board board) {
        return Arrays.stream(values())
                .filter(each -> each.refusal(board).isEmpty())
                .findFirst();
    }

    /** Returns the reason why this language cannot express the rules of a board, for people; empty if it can. */
    public abstract Optional<String> refusal(Board board);

    /** Returns the reason why logs may lack steps that a solver reports, for people; empty if they are complete. */
    public Optional<String> reasonNotToTrace() {
        return Optional.empty();
    }

    abstract ProofContext foundation(Board board);

    abstract ProofWriter writer(Board board, Path formula, Path proof);

    /** Returns the word for this language on the command line. */
    public String word() {
        return word;
    }

    /** Returns the name of the file with the formula. */
    String formula() {
        return formula;
    }

    /** Returns the name of the file with the proof. */
    String proof() {
        return proof;
    }

    /** Checks proofs of clauses from inequalities, by unit propagation and by sums. */
    private static final class InequalityCheck implements ProofCheck {
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
            Optional<String> fault =
                    fault(lemmas, new Numbering(selector - 1, selector, rules, rules, number, selector));
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
}
