package crosshatch.proof.certify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Exhaustive;
import crosshatch.Puzzles;
import crosshatch.proof.Axioms;
import crosshatch.proof.LratChecker;
import crosshatch.proof.PlainChecker;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Question;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Thousands of altered proofs and formulas: none passes that should not. */
class AlteredProofsTest {
    /** Order 2, one solution; and one of Norvig's ten hardest. */
    private static final List<Puzzle> UNIQUE = List.of(
            Puzzle.parse("213.3........31."),
            Puzzle.parse("7.....4...2..7..8...3..8.799..5..3...6..2..9...1.97..6...3..9...3..4..6...9..1.35"));

    private static final Puzzle SEVERAL = Puzzles.THREE_SOLUTIONS_2;

    private static final String DECIDES = "engine";
    /** Its proofs define variables. */
    private static final String DEFINES =
            "sat4j/amo=native/checks=off/encoding=augmented/givens=reduced/phase=positive";

    /** A proof with the numbers of a formula: clauses, then lemmas with hints. */
    private static final class Proof {
        private final int variables;
        private final List<int[]> axioms = new ArrayList<>();
        private final List<int[]> lemmas = new ArrayList<>();
        private final List<int[]> hints = new ArrayList<>();

        /** @param variables of the formula */
        Proof(int variables) {
            this.variables = variables;
        }

        static Proof of(Puzzle puzzle, Question question, String solver) {
            Axioms axioms = new Axioms(puzzle.board());
            Proof proof = new Proof(axioms.variables() + 1);
            axioms.rules(proof.axioms::add);
            int rules = proof.axioms.size();
            int variables = axioms.variables();
            try (Certifier certifier = new Certifier(SolverCatalog.standard().spec(solver), () -> 0)) {
                Certified certified = certifier.certify(puzzle, question);
                assertTrue(certified.isProved(), certified.certificate().toString());
                proof.axioms.addAll(certified.axioms());
                proof.axioms.add(new int[] {variables + 1});
                Numbering numbering =
                        new Numbering(variables, variables + 1, rules, rules, proof.axioms.size(), variables + 1);
                for (int i = 0; i < certified.lemmas().count(); i++) {
                    proof.lemmas.add(certified.lemmas().literals(i));
                    proof.hints.add(numbering.hints(certified.lemmas(), i));
                }
            }
            proof.lemmas.add(new int[0]);
            proof.hints.add(new int[] {proof.axioms.size() + proof.lemmas.size() - 1, proof.axioms.size()});
            return proof;
        }

        Proof copy() {
            Proof copy = new Proof(variables);
            axioms.forEach(each -> copy.axioms.add(each.clone()));
            lemmas.forEach(each -> copy.lemmas.add(each.clone()));
            hints.forEach(each -> copy.hints.add(each.clone()));
            return copy;
        }

        /** Whether it is a refutation; the twin must agree about each step. */
        boolean passes(String what) {
            LratChecker checker = new LratChecker(variables);
            PlainChecker plain = new PlainChecker(variables);
            for (int i = 0; i < axioms.size(); i++) {
                checker.axiom(i + 1, axioms.get(i));
                plain.axiom(i + 1, axioms.get(i));
            }
            for (int i = 0; i < lemmas.size(); i++) {
                int number = axioms.size() + 1 + i;
                boolean accepted =
                        checker.lemma(number, lemmas.get(i), hints.get(i)).isEmpty();
                assertEquals(plain.lemma(number, lemmas.get(i), hints.get(i)), accepted, what);
                if (!accepted) return false;
            }
            return checker.isRefuted();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {DECIDES, DEFINES})
    @Tag("exhaustive")
    void aProofWithoutOneOfItsHintsIsRefused(String solver) {
        Random random = new Random(1);
        int tried = 0;
        for (Puzzle puzzle : UNIQUE) {
            Proof proof = Proof.of(puzzle, Question.UNIQUE, solver);
            assertTrue(proof.passes("unaltered"));
            for (int i = 0; i < cases(puzzle); i++, tried++) {
                Proof altered = proof.copy();
                int lemma = random.nextInt(altered.hints.size());
                int[] hints = altered.hints.get(lemma);
                if (hints.length == 0) continue;
                altered.hints.set(lemma, without(hints, random.nextInt(hints.length)));

                assertFalse(altered.passes("case " + i), "case " + i);
            }
        }
        assertEquals(2200, tried);
    }

    @ParameterizedTest
    @ValueSource(strings = {DECIDES, DEFINES})
    @Tag("exhaustive")
    void ofProofsAlteredInAnyWayThosePassThatStillAreProofs(String solver) {
        Random random = new Random(2);
        int refused = 0;
        for (Puzzle puzzle : UNIQUE) {
            Proof proof = Proof.of(puzzle, Question.UNIQUE, solver);
            for (int i = 0; i < cases(puzzle); i++) {
                Proof altered = proof.copy();
                alter(altered, random);
                if (!altered.passes("case " + i)) refused++;
            }
        }
        assertTrue(refused > 1200, refused + " refused");
    }

    /** Of a puzzle with three solutions two are excluded, so that there is one that satisfies the formula. */
    @ParameterizedTest
    @ValueSource(strings = {DECIDES, DEFINES})
    void noProofPassesForAFormulaThatCanBeSatisfied(String solver) {
        Random random = new Random(3);
        Proof proof = Proof.of(SEVERAL, Question.count(10), solver);
        int first = proof.axioms.size() - 4;
        for (int i = 0; i < Exhaustive.of(3000, 300); i++) {
            Proof altered = proof.copy();
            // A clause that says nothing, in the place of one that excludes a solution: the numbers stay.
            altered.axioms.set(first + random.nextInt(3), new int[] {1, -1});
            for (int changes = random.nextInt(4); changes > 0; changes--) alterLemmas(altered, random);

            assertFalse(altered.passes("case " + i), "case " + i);
        }
    }

    /** Fewer of the larger one, whose clauses are 10,000. */
    private static int cases(Puzzle puzzle) {
        return puzzle.board().digits() == 4 ? 2000 : 200;
    }

    private static void alter(Proof proof, Random random) {
        if (random.nextInt(4) > 0) {
            alterLemmas(proof, random);
            return;
        }
        int axiom = random.nextInt(proof.axioms.size());
        int[] hints = proof.hints.get(random.nextInt(proof.hints.size()));
        for (int hint : hints) if (hint > 0 && hint <= proof.axioms.size() && random.nextInt(5) == 0) axiom = hint - 1;
        int[] clause = proof.axioms.get(axiom);
        if (random.nextBoolean()) clause[random.nextInt(clause.length)] *= -1;
        else proof.axioms.set(axiom, new int[] {1, -1});
    }

    private static void alterLemmas(Proof proof, Random random) {
        int lemma = random.nextInt(proof.lemmas.size());
        int[] literals = proof.lemmas.get(lemma);
        int[] hints = proof.hints.get(lemma);
        int place = random.nextInt(Math.max(1, hints.length));
        switch (hints.length == 0 ? 2 + random.nextInt(4) : random.nextInt(6)) {
            case 0 -> hints[place] = 1 + random.nextInt(proof.axioms.size() + lemma);
            case 1 -> {
                int other = random.nextInt(hints.length);
                int hint = hints[place];
                hints[place] = hints[other];
                hints[other] = hint;
            }
            case 2 -> {
                if (literals.length > 0) literals[random.nextInt(literals.length)] *= -1;
            }
            case 3 -> {
                if (literals.length > 0) proof.lemmas.set(lemma, without(literals, random.nextInt(literals.length)));
            }
            case 4 -> proof.lemmas.set(lemma, new int[0]);
            default -> {
                proof.lemmas.remove(lemma);
                proof.hints.remove(lemma);
                if (proof.lemmas.isEmpty()) {
                    proof.lemmas.add(new int[0]);
                    proof.hints.add(new int[] {1});
                }
            }
        }
    }

    private static int[] without(int[] numbers, int place) {
        int[] shorter = Arrays.copyOf(numbers, numbers.length - 1);
        System.arraycopy(numbers, place + 1, shorter, place, shorter.length - place);
        return shorter;
    }
}
