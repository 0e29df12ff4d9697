package crosshatch.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.StringJoiner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Formulas in OPB and proofs of VeriPB as files of others. In proofs here, a bar stands for the end of a line. */
class PseudoBooleanFilesTest {
    /** Of three, two at least and one at most. */
    private static final String CONTRADICTION =
            "* #variable= 3 #constraint= 2\n+1 x1 +1 x2 +1 x3 >= 2 ;\n-1 x1 -1 x2 -1 x3 >= -1 ;\n";
    /** Exactly one of two, which has two solutions. */
    private static final String ONE_OF_TWO = "* #variable= 2 #constraint= 1\n1 x1 1 x2 = 1 ;\n";

    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1.0|f 2|p 1 2 +|c 3",
                "1.2|f|* a comment|pol 1 -1 + 0|c -1",
                "1.2|f 2|u 1 x1 >= 1 ;|u 1 x2 >= 1|u >= 1 ;|c 5",
                "2.0|f 2|pol 1 2 +|output NONE|conclusion UNSAT : 3|end pseudo-Boolean proof",
                "2.0|f 2|rup 1 x1 >= 1 ;|rup >= 1 ;|output NONE|conclusion UNSAT|end pseudo-Boolean proof",
                "3.0|% a comment|@a pol 1 x1 +;@b pol @a 2 2 * + s; rup|1 ~x1 >= 1 : 2 1 ~ ; rup >= 1;|output NONE;"
                        + " conclusion UNSAT : -1; end pseudo-Boolean proof;",
                "3.0|rup 1 ~x1 1 ~x2 >= 1; setlvl 1; rup 1 x3 >= 1; setlvl 0; rup >= 1 : 1 2 4; wiplvl 1; del id 3;"
                        + " conclusion UNSAT : 5;",
            })
    void acceptsARefutation(String proof) throws IOException {
        Checked checked = check(CONTRADICTION, proof);

        assertEquals(Optional.empty(), checked.fault(), proof);
        assertEquals(0, checked.solutions());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1.2|f 2|v x1|v x2|u >= 1 ;|c -1",
                "3.0|solx x1; solx x2; rup >= 1; output NONE; conclusion ENUMERATION_COMPLETE 2 : -1;"
            })
    void acceptsThatTheSolutionsShownAreAll(String proof) throws IOException {
        Checked checked = check(ONE_OF_TWO, proof);

        assertEquals(Optional.empty(), checked.fault(), proof);
        assertEquals(2, checked.solutions());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "1.2|f 3|u >= 1|c -1        ; f: the formula has 2 inequalities, expected 3",
                "1.2|f 2|c 1                ; c: inequality 1 is not a contradiction, or does not exist",
                "1.2|f 2|c 9                ; c: inequality 9 is not a contradiction, or does not exist",
                "1.2|f 2|pol 1 2 +          ; it has no conclusion",
                "1.2|f 2|pol 1 2            ; pol: more than one inequality is left at its end",
                "1.2|f 2|pol 1 +            ; pol: an operation has too few inequalities before it",
                "1.2|f 2|pol 1 7 +          ; pol: inequality 7 does not exist or was deleted",
                "1.2|f 2|pol 1 -2 * 2 +     ; pol: found '-2', expected a number from 0 on",
                "1.2|f 2|pol 1 0 d          ; pol: found '0', expected a number from 1 on",
                "1.2|f 2|rup 1 x1 >= 2      ; rup: it does not follow by unit propagation",
                "1.2|f 2|rup 1 x1 = 1       ; rup: an equation",
                "1.2|f 2|d 1|rup >= 1       ; rup: it does not follow by unit propagation",
                "1.2|f 2|del range 1 2|pol 1 2 + ; pol: inequality 1 does not exist or was deleted",
                "1.2|f 2|v x1 ~x2 ~x3       ; v: an inequality does not hold in the solution",
                "2.0|f 2|pol 1 2 +|conclusion SAT ; conclusion: SAT, but the proof shows no solution",
                "2.0|f 2|pol 1 2 +|conclusion SAT : x1 ; conclusion: an inequality does not hold in the solution",
                "2.0|f 2|conclusion UNSAT   ; conclusion: no inequality is a contradiction",
                "2.0|f 2|del spec 1 x1 >= 1 ; del: found no such inequality",
                "2.0|f 2|e 1 x1 >= 1 : 1    ; e: inequality 1 does not exist, or differs",
                "2.0|f 2|i 1 x1 >= 1        ; i: inequality does not exist, or differs",
                "2.0|f 2|rup 1 ~x1 >= 1 : 1 ; rup: it does not follow by unit propagation",
                "2.0|f 2|rup 1 ~x1 >= 1 : 8 ; rup: inequality 8 does not exist or was deleted",
            })
    void saysWhyAProofIsRefused(String proof, String reason) throws IOException {
        Checked checked = check(CONTRADICTION, proof.strip());

        assertTrue(checked.fault().orElse("accepted").contains(reason.strip()), checked.toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "1.2|f|v x1 ~x2|u >= 1       ; u: it does not follow by unit propagation",
                "1.2|f|v x1 ~x2|v x1 ~x2     ; v: an inequality does not hold in the solution",
                "1.2|f|v x3                  ; v: it has a variable that is not in the formula",
                "1.2|f|v ~x9 x1              ; v: it has a variable that is not in the formula",
                "1.2|f|pol x9|v x1           ; v: the solution does not fix all variables",
                "1.2|f|v x1 x2               ; v: an inequality does not hold in the solution",
                "2.0|f|solx x1|solx x2|rup >= 1|conclusion ENUMERATION_COMPLETE 3 : -1 ; the proof shows 2 solutions",
            })
    void saysWhatIsNoSolutionOrNotAll(String proof, String reason) throws IOException {
        Checked checked = check(ONE_OF_TWO, proof.strip());

        assertTrue(checked.fault().orElse("accepted").contains(reason.strip()), checked.toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "1 x1 >= 1                     ; formula:1: expected a formula in OPB",
                "* a|1 x1 1 >= 1               ; formula:2: found 5 words",
                "* a|1 x1 ~ x2 >= 1            ; formula:2: found '~', expected a whole number",
                "* a|1 x1 1 2 >= 1             ; formula:2: found '2', expected a literal",
                "* a|1 x1 1 x2 < 1             ; formula:2: found '<', expected >= or =",
                "* a|9999999999999999999 x1 >= 1 ; found '9999999999999999999', expected a whole number from -9223372036854775808 to",
                "* a|min: 1 x1                 ; formula:2: found an objective, which this check does not support",
            })
    void saysWhereAFormulaIsNone(String formula, String message) throws IOException {
        InputException bad = assertThrows(
                InputException.class, () -> check(formula.strip().replace('|', '\n') + " ;\n", "1.2|f|c 1"));

        assertTrue(String.valueOf(bad.getMessage()).contains(message.strip()), bad.getMessage());
    }

    /** No verdict: neither is the proof accepted, nor said to be false. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "1.2|f 2|a >= 1             ; proof:3: found the step a, which this check does not support",
                "1.2|f 2|red 1 x1 >= 1      ; the step red",
                "2.0|f 2|dom 1 x1 >= 1      ; the step dom",
                "1.2|f 2|o x1               ; the step o",
                "2.0|f 2|output DERIVABLE IMPLICIT ; output DERIVABLE IMPLICIT",
                "2.0|f 2|conclusion NONE    ; conclusion NONE",
                "2.0|f 2|conclusion BOUNDS 0 1 ; conclusion BOUNDS 0 1",
                "2.0|f 2|pol 1 2 m          ; pol with the operation m",
                "2.0|f 2|pol 1 9000000000000000000 * ; pol with numbers beyond 64 bits",
                "1.2|f|del id 1|v x1 x2     ; a solution after a part of the formula",
                "2.0|f 2|rup 1 x1 1         ; expected COEFFICIENT LITERAL",
                "2.0|f 2|del 1              ; expected del id",
                "2.0|f 2|sol 5              ; found '5', expected a literal",
            })
    void whatIsNotCheckedIsNotRefuted(String proof, String message) {
        InputException outside = assertThrows(InputException.class, () -> check(CONTRADICTION, proof.strip()));

        assertTrue(String.valueOf(outside.getMessage()).contains(message.strip()), outside.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"del id 3", "w 2"})
    void aSolutionThatIsNoLongerExcludedMayComeTwice(String deletion) {
        String proof = "1.2|f|# 2|v x1|" + deletion + "|v x1";

        InputException outside = assertThrows(InputException.class, () -> check(ONE_OF_TWO, proof));

        assertTrue(String.valueOf(outside.getMessage()).contains("the exclusion of a solution"), outside.getMessage());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3.0|@a e 1 x1 1 x2 1 x3 >= 2; pol @a 2 + ; conclusion UNSAT;",
                "3.0|i 1 x1 1 x2 1 x3 >= 1 : 1; ia 1 x1 1 x2 >= 1; e 1 x1 1 x2 >= 1 : 3; pol 1 2 +; conclusion UNSAT;",
                "3.0|core id 1; rup 1 x1 1 x2 >= 1; del spec 1 x1 1 x2 >= 1; pol 1 2 + 0 -; conclusion UNSAT;",
                "3.0|pol 1 2|* 2 2|* +; conclusion UNSAT:-1;",
                "3.0|pol 1|2 +;% a comment|conclusion UNSAT:-1; end pseudo-Boolean proof;",
                "2.0|f 2|rup 1 x1 >= 1 ; ~ 1 2|rup >= 1 ; 1 2 3|conclusion UNSAT : 4",
            })
    void readsTheSyntaxOfVersionsTwoAndThree(String proof) throws IOException {
        assertEquals(Optional.empty(), check(CONTRADICTION, proof).fault(), proof);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "preserved: x1 x2 ; has 2 solutions that differ in its preserved variables, which are shown",
                "preserved: x1    ; has 2 solutions that differ in its preserved variables, which are shown",
                "* no line        ; has 2 solutions, which are shown",
            })
    void countsBySolutionsOfThePreservedVariables(String line, String proved) throws IOException {
        Checked checked = check(
                "* #variable= 2 #constraint= 1\n" + line.strip() + " ;\n@c1 1 x1 1 x2 = 1 ;\n",
                "3.0|f 2;|solx x1;|solx ~x1 x2;|rup 1 x1 >= 1;|rup >= 1;|output NONE;|conclusion ENUMERATION_COMPLETE 2;");

        assertEquals(proved.strip(), checked.proved(), checked.toString());
        assertTrue(checked.accepted());
    }

    @Test
    void aSolutionThatIsShownSatisfies() throws IOException {
        assertEquals(
                "can be satisfied: 1 solution is shown",
                check(ONE_OF_TWO, "3.0|sol x1;|conclusion SAT;").proved());
        assertEquals(
                1, check(ONE_OF_TWO, "3.0|solx x1;|conclusion SAT : x1 ~x2;").solutions());
        assertEquals(
                "has at least 1 solution, which is shown",
                check(ONE_OF_TWO, "3.0|solx x1;|conclusion ENUMERATION_PARTIAL 1;")
                        .proved());
        assertFalse(check(ONE_OF_TWO, "3.0|sol x1;|conclusion UNSAT;").accepted());
        assertFalse(check(ONE_OF_TWO, "3.0|solx x1;solx x2; rup >= 1;conclusion UNSAT;")
                .accepted());
    }

    /** A variable that cancels, has the coefficient 0, or stands in the first line only is still one that a solution must name. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "* #variable= 2 #constraint= 1\n1 x1 1 ~x1 1 x2 >= 2 ;\n",
                "* #variable= 2 #constraint= 1\n0 x1 1 x2 >= 1 ;\n",
                "* #variable= 2 #constraint= 1\n1 x2 >= 1 ;\n"
            })
    void aFreeVariableDoublesTheCount(String formula) throws IOException {
        for (String version :
                List.of("1.2|f|v x2|u >= 1|c -1", "2.0|solx x2|rup >= 1|conclusion ENUMERATION_COMPLETE 1")) {
            assertTrue(
                    check(formula, version)
                            .fault()
                            .orElse("accepted")
                            .contains("the solution does not fix all variables"),
                    version);
        }
        Checked both = check(formula, "2.0|solx x1 x2|solx ~x1 x2|rup >= 1|conclusion ENUMERATION_COMPLETE 2");
        assertEquals(Optional.empty(), both.fault());
    }

    /** Two variables have four solutions at most, however many names a proof gives to the one that the formula does not name. */
    @Test
    void anUnnamedVariableHasOneName() throws IOException {
        String formula = "* #variable= 2 #constraint= 1\n1 x1 >= 0 ;\n";
        String four =
                "2.0|solx x1 x9|solx ~x1 x9|solx x1 ~x9|solx ~x1 ~x9|rup 1 x1 >= 1|rup >= 1|conclusion ENUMERATION_COMPLETE 4";
        String six =
                "2.0|solx x1 x98|solx ~x1 x98|solx x1 x99|solx x1 ~x99|solx ~x1 x99|solx ~x1 ~x99|rup 1 x1 >= 1|rup >= 1"
                        + "|conclusion ENUMERATION_COMPLETE 6";

        assertEquals(Optional.empty(), check(formula, four).fault());
        assertTrue(check(formula, six).fault().orElse("accepted").contains("other names"), "six");
    }

    /** Version 1 writes the number of the inequality before it, later versions behind a colon. */
    @ParameterizedTest
    @ValueSource(strings = {"1.2|f 2|e 1 1 x1 1 x2 >= 1 ;|p 1 2 +|c 3", "1.2|f 2|i 1 1 x1 1 x2 >= 1 ;|p 1 2 +|c 3"})
    void comparesWithTheInequalityOfThisNumber(String proof) throws IOException {
        String formula = "* #variable= 2 #constraint= 2\n1 x1 1 x2 >= 1 ;\n1 ~x1 1 ~x2 >= 2 ;\n";

        assertEquals(Optional.empty(), check(formula, proof).fault());
        assertTrue(check(formula, proof.replace(" 1 1 x1", " 2 1 x1")).fault().isPresent());
    }

    @Test
    void implicationsOfOneLiteralAreInequalities() throws IOException {
        String formula = "* \nz1 z2 ==> 1 x1 1 x2 >= 2 ;\nz1 <== 1 x1 >= 1 ;\n1 x1 >= 1 ;\n1 z2 >= 1 ;\n";

        Checked all = check(formula, "3.0|rup 1 x2 >= 1;solx x1;rup >= 1;conclusion ENUMERATION_COMPLETE 1;");
        assertEquals(Optional.empty(), all.fault());
        assertFalse(check(formula, "3.0|rup 1 ~x2 >= 1;").fault().orElse("").contains("conclusion"));
    }

    @Test
    void aProofOfAnotherVersionIsNone() {
        InputException bad = assertThrows(InputException.class, () -> check(CONTRADICTION, "4.0|c 1"));

        assertTrue(String.valueOf(bad.getMessage()).contains("version 1.0 to 3.0"), bad.getMessage());
    }

    /** Random formulas of few variables, and random steps that claim to refute them. */
    @Test
    void neverRefutesWhatCanBeSatisfied() throws IOException {
        int satisfiable = 0;
        int accepted = 0;
        for (int seed = 0; seed < 1500; seed++) {
            Random random = new Random(seed);
            StringJoiner formula = new StringJoiner("", "* #variable= 4\n", "");
            List<Inequality> inequalities = new ArrayList<>();
            for (int i = 0; i < 5; i++) {
                Inequality each = inequality(random);
                inequalities.add(each);
                formula.add(each + " ;\n");
            }
            StringJoiner proof = new StringJoiner("|", "1.2|f|", "|c -1");
            for (int step = random.nextInt(3); step >= 0; step--) {
                proof.add("pol " + (1 + random.nextInt(5)) + " " + (1 + random.nextInt(5)) + " + "
                        + (1 + random.nextInt(2)) + " d s");
            }
            proof.add(random.nextBoolean() ? "rup >= 1" : "pol -1 -2 +");
            boolean unsatisfiable = PlainInequality.implies(inequalities, Inequality.clause(new int[0]), 4);
            if (!unsatisfiable) satisfiable++;

            boolean refuted = check(formula.toString(), proof.toString()).accepted();

            if (refuted) accepted++;
            assertFalse(refuted && !unsatisfiable, "seed " + seed);
        }
        assertTrue(satisfiable > 300 && accepted > 100, satisfiable + " satisfiable, " + accepted + " accepted");
    }

    private static Inequality inequality(Random random) {
        int[] literals = {
            1 + random.nextInt(4), -1 - random.nextInt(4), (1 + random.nextInt(4)) * (random.nextBoolean() ? 1 : -1)
        };
        return Inequality.of(
                literals, new long[] {1L + random.nextInt(2), 1L + random.nextInt(2), 1}, 1L + random.nextInt(3));
    }

    private Checked check(String formula, String proof) throws IOException {
        Path constraints = Files.writeString(folder.resolve("formula"), formula);
        String text = "pseudo-Boolean proof version " + proof.replace('|', '\n') + "\n";
        return ProofFiles.check(constraints, Files.writeString(folder.resolve("proof"), text), null);
    }
}
