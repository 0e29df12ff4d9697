package crosshatch.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.Ints;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Against truth tables: what is made of inequalities follows from them. */
class CuttingPlanesTest {
    private static final int VARIABLES = 5;

    private static Inequality random(Random random) {
        int size = random.nextInt(5);
        int[] literals = IntStream.range(0, size)
                .map(i -> (1 + random.nextInt(VARIABLES)) * (random.nextBoolean() ? 1 : -1))
                .toArray();
        long[] coefficients =
                IntStream.range(0, size).mapToLong(i -> random.nextInt(9) - 3L).toArray();
        return Inequality.of(literals, coefficients, random.nextInt(9) - 2L);
    }

    @Test
    void theNormalFormSaysTheSame() {
        Random random = new Random(1);
        for (int i = 0; i < 5_000; i++) {
            int[] literals = {1 + random.nextInt(3), -1 - random.nextInt(3), 1 + random.nextInt(3)};
            long[] coefficients = {random.nextInt(9) - 4L, random.nextInt(9) - 4L, random.nextInt(9) - 4L};
            long degree = random.nextInt(9) - 4L;
            Inequality normal = Inequality.of(literals, coefficients, degree);
            for (int assignment = 0; assignment < 8; assignment++) {
                long sum = 0;
                for (int place = 0; place < 3; place++) {
                    boolean isTrue = (assignment >> (Math.abs(literals[place]) - 1) & 1) == 1;
                    if (isTrue == literals[place] > 0) sum += coefficients[place];
                }
                assertEquals(sum >= degree, new PlainInequality(normal).holds(assignment), "case " + i + ": " + normal);
            }
        }
    }

    @Test
    void whatARuleMakesFollows() {
        Random random = new Random(2);
        for (int i = 0; i < 10_000; i++) {
            Inequality one = random(random);
            Inequality other = random(random);
            String what = "case " + i + ": " + one + " and " + other;
            List<Inequality> both = List.of(one, other);

            assertTrue(PlainInequality.implies(both, one.plus(other), VARIABLES), what);
            assertTrue(PlainInequality.implies(both, one.times(random.nextInt(4)), VARIABLES), what);
            assertTrue(PlainInequality.implies(both, one.dividedBy(1 + random.nextInt(4)), VARIABLES), what);
            assertTrue(PlainInequality.implies(both, one.saturated(), VARIABLES), what);
            assertTrue(PlainInequality.implies(both, one.weakened(1 + random.nextInt(VARIABLES)), VARIABLES), what);
            assertTrue(
                    PlainInequality.implies(List.of(one, one.negation()), Inequality.clause(new int[0]), VARIABLES),
                    what);
        }
    }

    @Test
    void whatIsAcceptedFollowsAndIsWhatItsTwinAccepts() {
        Random random = new Random(3);
        int accepted = 0;
        for (int i = 0; i < 20_000; i++) {
            PseudoBooleanChecker checker = new PseudoBooleanChecker();
            List<Inequality> premises = new ArrayList<>();
            for (int number = 1; number <= 1 + random.nextInt(5); number++) {
                premises.add(random(random));
                checker.axiom(number, premises.get(number - 1));
            }
            Inequality claimed = random(random);
            List<Inequality> withOpposite = new ArrayList<>(premises);
            withOpposite.add(claimed.negation());

            boolean follows = checker.follows(100, claimed, null).isEmpty();

            assertEquals(PlainInequality.propagateToConflict(withOpposite), follows, "case " + i);
            if (!follows) continue;
            accepted++;
            assertTrue(PlainInequality.implies(premises, claimed, VARIABLES), "case " + i);
        }
        assertTrue(accepted > 3_000, accepted + " accepted");
    }

    /** Inequalities that come on any level, and levels that are taken back, change nothing of that. */
    @Test
    void whatPropagationExplainsIsAcceptedByTheChecker() {
        int conflicts = 0;
        for (int seed = 0; seed < 4_000; seed++) {
            Random random = new Random(seed);
            SlackPropagation propagation = new SlackPropagation();
            PseudoBooleanChecker checker = new PseudoBooleanChecker();
            int number = 0;
            for (int step = 0; step < 30; step++) {
                number++;
                if (propagation.hasConflict()) {
                    Ints lemma = new Ints();
                    Ints hints = new Ints();
                    int level = propagation.explain(lemma, hints);
                    conflicts++;
                    Inequality clause = Inequality.clause(lemma.toArray());
                    assertEquals(
                            "Optional.empty",
                            checker.follows(number, clause, hints.toArray()).toString(),
                            "seed " + seed);
                    if (level == 0) break;
                    propagation.backTo(level - 1);
                    propagation.learn(number, lemma.toArray());
                } else if (random.nextInt(3) > 0) {
                    Inequality added = random(random);
                    checker.axiom(number, added);
                    propagation.add(number, added);
                } else {
                    propagation.open();
                    int variable = 1 + random.nextInt(VARIABLES);
                    if (!propagation.assume(random.nextBoolean() ? variable : -variable)) propagation.backTo(0);
                }
            }
        }
        assertTrue(conflicts > 4_000, conflicts + " conflicts");
    }

    @Test
    void restoringLeavesWhatWasThereBefore() {
        for (int seed = 0; seed < 2_000; seed++) {
            Random random = new Random(seed);
            SlackPropagation used = new SlackPropagation();
            SlackPropagation fresh = new SlackPropagation();
            for (int number = 1; number <= 5; number++) {
                Inequality each = random(random);
                used.add(number, each);
                fresh.add(number, each);
            }
            if (fresh.hasConflict()) continue;
            used.save();
            used.open();
            used.assume(1 + random.nextInt(VARIABLES));
            for (int i = 0; i < 4; i++) used.add(50 + i, random(random));
            used.restore();

            int literal = -1 - random.nextInt(VARIABLES);
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

    @Test
    void aSolutionIsOneOnlyIfItLeavesNothingOpenAndEverythingHolds() {
        PseudoBooleanChecker checker = new PseudoBooleanChecker();
        checker.axiom(1, Inequality.atLeast(1, new int[] {1, 2}));
        checker.axiom(2, Inequality.atLeast(1, new int[] {-1, -2}));
        checker.axiom(3, Inequality.atLeast(1, new int[] {3, 2}));

        assertEquals("the solution does not fix all variables", solution(checker, 3));
        assertEquals("an inequality does not hold in the solution", solution(checker, 1, 2));
        assertEquals("found a literal and its negation in the solution", solution(checker, 2, -2));
        assertEquals("the solution does not fix all variables", solution(checker, 2), "x3 is open");
        assertEquals("", solution(checker, 2, 3));
        checker.axiom(4, Inequality.clause(new int[] {-2, -3}));
        assertEquals("an inequality does not hold in the solution", solution(checker, 2, 3), "it is excluded now");
        assertEquals(
                "",
                checker.solution(new int[] {2, 3}, 3, new int[] {1, 2, 3}, new Ints())
                        .orElse(""));
    }

    private static String solution(PseudoBooleanChecker checker, int... literals) {
        return checker.solution(literals, 9, new int[] {1, 2, 3}, new Ints()).orElse("");
    }

    @Test
    void numbersThatGrowTooLargeAreRefusedAndNotWrong() {
        PseudoBooleanChecker checker = new PseudoBooleanChecker();
        checker.axiom(1, Inequality.of(new int[] {1}, new long[] {1L << 40}, 1));

        assertThrows(ArithmeticException.class, () -> Inequality.of(new int[] {1}, new long[] {1L << 40}, 1)
                .times(1L << 40));
        PolishTerm term = new PolishTerm(List.of("1", "" + (1L << 40), "*"), word -> 0, Integer::parseInt);
        assertEquals(
                "its numbers do not fit into 64 bits", checker.derive(2, term).orElse(""));
        assertFalse(checker.isContradiction(2));
    }

    @Test
    void aSumNamesWhatCountsTwiceOnce() {
        assertEquals("4 7 3 * + 9 +", String.join(" ", PolishTerm.sumInWords(new int[] {4, 7, 7, 7, 9})));
        Inequality sum = PolishTerm.sum(new int[] {1, 2, 2})
                .value(number ->
                        number == 1 ? Inequality.atLeast(1, new int[] {1, 2}) : Inequality.clause(new int[] {-1}));

        assertEquals("1 ~x1 1 x2 >= 2", sum.toString());
    }
}
