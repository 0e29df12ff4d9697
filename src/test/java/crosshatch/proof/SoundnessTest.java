package crosshatch.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Against truth tables: what is accepted follows, whatever the formula, the lemma and the hints. */
class SoundnessTest {
    private static final int VARIABLES = 5;

    @Test
    void aLemmaThatTheCheckerAcceptsFollows() {
        int accepted = 0;
        for (int seed = 0; seed < 40_000; seed++) {
            RandomClauses clauses = new RandomClauses(seed, VARIABLES);
            List<int[]> formula = clauses.formula(1 + clauses.upTo(7));
            int[] lemma = clauses.clause(3);
            int[] hints = hints(clauses, formula.size());
            LratChecker checker = new LratChecker();
            PlainChecker plain = new PlainChecker();
            for (int i = 0; i < formula.size(); i++) {
                checker.axiom(i + 1, formula.get(i));
                plain.axiom(i + 1, formula.get(i));
            }

            boolean follows = checker.lemma(100, lemma, hints).isEmpty();

            assertEquals(plain.lemma(100, lemma, hints), follows, "seed " + seed);
            if (!follows) continue;
            accepted++;
            assertTrue(PlainChecker.implies(formula, lemma, VARIABLES), "seed " + seed);
        }
        assertTrue(accepted > 500, accepted + " accepted");
    }

    private static int[] hints(RandomClauses clauses, int formula) {
        int[] hints = new int[clauses.upTo(4)];
        for (int i = 0; i < hints.length; i++) hints[i] = 1 + clauses.upTo(formula);
        return hints;
    }

    /** Clauses that come on any level, and levels that are taken back, change nothing of that. */
    @Test
    void whatPropagationExplainsIsAcceptedByTheChecker() {
        int conflicts = 0;
        for (int seed = 0; seed < 5_000; seed++) {
            RandomClauses clauses = new RandomClauses(seed, VARIABLES);
            UnitPropagation propagation = new UnitPropagation();
            LratChecker checker = new LratChecker();
            int number = 0;
            for (int step = 0; step < 30; step++) {
                if (propagation.hasConflict()) {
                    Ints lemma = new Ints();
                    Ints hints = new Ints();
                    int level = propagation.explain(lemma, hints);
                    number++;
                    conflicts++;
                    assertEquals(
                            "Optional.empty",
                            checker.lemma(number, lemma.toArray(), hints.toArray())
                                    .toString(),
                            "seed " + seed);
                    if (level == 0) break;
                    propagation.backTo(level - 1);
                    propagation.add(number, lemma.toArray());
                } else if (clauses.upTo(2) > 0) {
                    int[] clause = clauses.clause(3);
                    number++;
                    checker.axiom(number, clause);
                    propagation.add(number, clause);
                } else {
                    propagation.open();
                    int variable = 1 + clauses.upTo(VARIABLES - 1);
                    if (!propagation.assume(clauses.upTo(1) == 0 ? variable : -variable)) propagation.backTo(0);
                }
            }
        }
        assertTrue(conflicts > 5000, conflicts + " conflicts");
    }

    @Test
    void restoringLeavesWhatWasThereBefore() {
        for (int seed = 0; seed < 2_000; seed++) {
            RandomClauses clauses = new RandomClauses(seed, VARIABLES);
            List<int[]> formula = clauses.formula(6);
            UnitPropagation used = propagation(formula);
            used.save();
            if (used.hasConflict()) continue;
            used.open();
            used.assume(6);
            for (int i = 0; i < 5; i++) used.add(50 + i, clauses.clause(3));
            used.restore();
            UnitPropagation fresh = propagation(formula);

            int literal = 1 + clauses.upTo(VARIABLES - 1);
            used.open();
            used.assume(literal);
            fresh.open();
            fresh.assume(literal);

            assertEquals(fresh.hasConflict(), used.hasConflict(), "seed " + seed);
            for (int variable = 1; variable <= VARIABLES && !fresh.hasConflict(); variable++) {
                assertEquals(fresh.value(variable), used.value(variable), "seed " + seed);
            }
        }
    }

    private static UnitPropagation propagation(List<int[]> formula) {
        UnitPropagation propagation = new UnitPropagation();
        for (int i = 0; i < formula.size(); i++) propagation.add(i + 1, formula.get(i));
        return propagation;
    }

    @Test
    void aTrimmedProofHasOnlyWhatItsLastLemmaNeeds() {
        Lemmas lemmas = new Lemmas();
        int first = lemmas.add(ints(1), ints(10));
        lemmas.add(ints(2), ints(11));
        int third = lemmas.add(ints(3), ints(12, first));
        lemmas.add(ints(), ints(third, 13));

        Lemmas trimmed = lemmas.trimmed();

        List<String> proof = new ArrayList<>();
        for (int i = 0; i < trimmed.count(); i++) {
            proof.add(Arrays.toString(trimmed.literals(i)) + Arrays.toString(trimmed.hints(i)));
        }
        assertEquals(List.of("[1][10]", "[3][12, -1]", "[][-2, 13]"), proof);
    }

    private static Ints ints(int... numbers) {
        Ints ints = new Ints();
        ints.addAll(numbers);
        return ints;
    }
}
