package crosshatch.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Exhaustive;
import crosshatch.base.Ints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Against truth tables: what is accepted follows, whatever the formula, the lemma and the hints. */
class SoundnessTest {
    private static final int VARIABLES = 5;

    @Test
    void aLemmaThatTheCheckerAcceptsFollows() {
        int accepted = 0;
        for (int seed = 0; seed < Exhaustive.of(40_000, 16_000); seed++) {
            RandomClauses clauses = new RandomClauses(seed, VARIABLES);
            List<int[]> formula = clauses.formula(1 + clauses.upTo(7));
            int[] lemma = clauses.clause(3);
            int[] hints = hints(clauses, formula.size());
            LratChecker checker = new LratChecker(VARIABLES);
            PlainChecker plain = new PlainChecker(VARIABLES);
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

    /** New variables mean what the proof says, and yet no formula that could be satisfied cannot be any more. */
    @Test
    void whatIsDefinedDoesNoHarm() {
        int defined = 0;
        int followed = 0;
        for (int seed = 0; seed < Exhaustive.of(20_000, 5_000); seed++) {
            RandomClauses clauses = new RandomClauses(seed, VARIABLES + 2);
            List<int[]> all = new ArrayList<>();
            LratChecker checker = new LratChecker(VARIABLES);
            PlainChecker plain = new PlainChecker(VARIABLES);
            for (int[] axiom : new RandomClauses(seed, VARIABLES).formula(6)) {
                all.add(axiom);
                checker.axiom(all.size(), axiom);
                plain.axiom(all.size(), axiom);
            }
            boolean satisfiable = !PlainChecker.implies(all, new int[0], VARIABLES);
            for (int step = 0; step < 12; step++) {
                int number = all.size() + 1;
                int[] lemma = newestFirst(clauses.clause(3));
                int[] hints = clauses.upTo(1) == 0 ? opposed(all, lemma) : hints(clauses, all.size());

                boolean accepted = checker.lemma(number, lemma, hints).isEmpty();

                assertEquals(plain.lemma(number, lemma, hints), accepted, "seed " + seed);
                if (!accepted) continue;
                if (hints.length == 0 || hints[0] < 0) defined++;
                else followed++;
                all.add(lemma);
            }
            assertEquals(satisfiable, !PlainChecker.implies(all, new int[0], VARIABLES + 2), "seed " + seed);
        }
        assertTrue(defined > 5000 && followed > 500, defined + " defined, " + followed + " followed");
    }

    private static int[] newestFirst(int[] clause) {
        for (int i = 1; i < clause.length; i++) {
            if (Math.abs(clause[i]) <= Math.abs(clause[0])) continue;
            int first = clause[0];
            clause[0] = clause[i];
            clause[i] = first;
        }
        return clause;
    }

    /** All clauses that hold the opposite of the first literal, as a definition names them. */
    private static int[] opposed(List<int[]> clauses, int[] lemma) {
        return IntStream.rangeClosed(1, clauses.size())
                .filter(number -> lemma.length > 0
                        && Arrays.stream(clauses.get(number - 1)).anyMatch(literal -> literal == -lemma[0]))
                .map(number -> -number)
                .toArray();
    }

    @Test
    void aDefinitionIsRefusedThatMightBreakAClause() {
        LratChecker checker = new LratChecker(2);
        checker.axiom(1, new int[] {1, 2});

        assertFault(checker, 2, ints(-1), ints(), "its first literal is not of a new variable");
        assertFault(checker, 2, ints(-1), ints(-1), "its first literal is not of a new variable");
        assertFault(checker, 2, ints(), ints(), "the empty clause must follow from its hints");
        assertAccepted(checker, 2, ints(3, -1), ints());
        assertAccepted(checker, 3, ints(3, -2), ints());
        assertFault(checker, 4, ints(-3, 1), ints(-2, -3), "with clause 3 it does not lead to a contradiction");
        assertFault(checker, 4, ints(-3, 1, 2), ints(-2), "it does not name all clauses with the literal 3");
        assertFault(
                checker, 4, ints(-3, 1, 2), ints(-2, -3, -1), "a clause without the literal 3 is named as a candidate");
        assertFault(checker, 4, ints(-3, 1, 2), ints(), "it does not name all clauses with the literal 3");
        assertAccepted(checker, 4, ints(-3, 1, 2), ints(-2, -3));
        assertAccepted(checker, 5, ints(4, -3), ints());
        assertFault(checker, 6, ints(3), ints(-4), "with clause 4 it does not lead to a contradiction");
        assertEquals(
                "Optional[4 was a pivot before this axiom was added]",
                checker.axiom(9, new int[] {4}).toString());
    }

    private static void assertAccepted(LratChecker checker, int number, Ints lemma, Ints hints) {
        assertEquals(
                "Optional.empty",
                checker.lemma(number, lemma.toArray(), hints.toArray()).toString());
    }

    private static void assertFault(LratChecker checker, int number, Ints lemma, Ints hints, String reason) {
        String fault = checker.lemma(number, lemma.toArray(), hints.toArray()).orElse("accepted");
        assertTrue(fault.contains(reason), fault);
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
            LratChecker checker = new LratChecker(VARIABLES);
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

    @Test
    void trimmingKeepsOfDefinitionsWhatIsNeeded() {
        Lemmas lemmas = new Lemmas();
        lemmas.define(8, new int[] {1, 2}, (clause, number) -> {});
        lemmas.define(-9, new int[] {3, 8}, (clause, number) -> {});
        lemmas.add(ints(), ints(-5, -3, 7));

        Lemmas trimmed = lemmas.trimmed();

        List<String> proof = new ArrayList<>();
        for (int i = 0; i < trimmed.count(); i++) {
            String kind = trimmed.isDefinition(i) ? "defines " : "";
            proof.add(kind + Arrays.toString(trimmed.literals(i)) + Arrays.toString(trimmed.hints(i)));
        }
        assertEquals(
                List.of(
                        "defines [8, -1][]",
                        "defines [8, -2][]",
                        "defines [-8, 1, 2][-1, -2]",
                        "defines [-9, -8][]",
                        "[][-4, -3, 7]"),
                proof);
    }

    private static Ints ints(int... numbers) {
        Ints ints = new Ints();
        ints.addAll(numbers);
        return ints;
    }
}
