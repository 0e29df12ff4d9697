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
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Formulas and proofs as files of others. */
class ProofFilesTest {
    /** All clauses of two variables. */
    private static final String CONTRADICTION = "c a comment\np cnf 2 4\n1 2 0 -1 2 0\n1 -2 0\n-1\n-2 0\n";

    @TempDir
    private Path folder = Path.of("");

    @Test
    void acceptsARefutationWithReasons() throws IOException {
        Checked checked = check(CONTRADICTION, "5 2 0 1 2 0\nc halfway\n5 d 1 2 0\n6 0 5 3 4 0\n");

        assertEquals(new Checked(2, 5, 0, Optional.empty()), checked);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5 2 0 1 2 0                | the empty clause is not among the lemmas",
                "5 2 0 1 0 6 0 5 3 4 0      | lemma 5 is refused: its hints do not lead to a contradiction",
                "5 2 0 1 2 0 6 0 3 5 4 0    | lemma 6 is refused: clause 3 has more than one literal left",
                "5 2 0 1 2 0 5 d 5 0 6 0 5 3 4 0 | lemma 6 is refused: clause 5 does not exist or was deleted",
                "4 2 0 1 2 0                | lemma 4: a clause of the formula has this number",
                "5 2 0 1 2 0 5 2 0 1 2 0    | lemma 5 is refused: clause 5 exists already",
                "5 2 0 -1 2 0               | lemma 5 is refused: a clause without the literal -2 is named as a candidate",
                "5 2 0 1 -2 0               | lemma 5 is refused: a clause without the literal -2 is named as a candidate",
                "5 2 0 -3 0                 | lemma 5 is refused: with clause 3 it does not lead to a contradiction",
                "5 2 0 -3 1 -4 1 0          | lemma 5 is refused: with clause 4 it does not lead to a contradiction",
                "5 2 0 -3 1 0               | lemma 5 is refused: it does not name all clauses with the literal -2",
                "5 2 0 0                    | lemma 5 is refused: it does not name all clauses with the literal -2",
                "5 2 0 -3 1 -3 1 0          | lemma 5 is refused: clause 3 is named twice as a candidate",
                "5 0 -1 0                   | lemma 5 is refused: the empty clause must follow from its hints",
                "5 0 0                      | lemma 5 is refused: the empty clause must follow from its hints",
                "5 3 0 -9 0                 | lemma 5 is refused: clause 9 does not exist or was deleted",
            })
    void saysWhyAProofWithReasonsIsRefused(String proof, String reason) throws IOException {
        Checked checked = check(CONTRADICTION, proof.strip() + "\n");

        assertTrue(checked.fault().orElse("accepted").contains(reason), checked.toString());
    }

    /** Lemmas that are always true, with and without hints; and a literal that is named twice. */
    @Test
    void acceptsWhatIsAlwaysTrue() throws IOException {
        String proof = "5 2 -2 0 1 0\n6 1 -1 2 0 0\n7 2 2 0 1 2 0\n8 0 7 3 4 0\n";

        assertEquals(Optional.empty(), check(CONTRADICTION, proof).fault());
    }

    /** The pivot stands again before the witness of a step of propagation redundancy. */
    @Test
    void aStepWithAWitnessIsNotCheckedAndNotRefused() {
        InputException unread =
                assertThrows(InputException.class, () -> check("p cnf 3 2\n1 2 0\n-1 3 0\n", "3 -3 -1 -3 2 0 -2 0\n"));

        assertTrue(unread.getMessage().contains("a step with a witness"), unread.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"2 0\n0\n", "d 1 2 0\n2 0\n0\n", "2 2 0\nd -2 1 0\n", "5 -5 0\n-2 0\n"})
    void decidesAProofWithoutReasonsByFindingThem(String proof) throws IOException {
        boolean refutes = !proof.startsWith("d 1 2");

        Checked checked = check(CONTRADICTION, proof);

        assertEquals(refutes, checked.accepted(), checked.toString());
    }

    @Test
    void refusesALemmaThatDoesNotFollowByUnitPropagation() throws IOException {
        Checked checked = check("p cnf 4 3\n1 2 0\n-1 3 0\n-2 4 0\n", "2 3 0\n2 0\n");

        assertTrue(checked.fault()
                .orElse("")
                .endsWith("proof:2: the lemma 2 0 does not follow by unit propagation, and is not a RAT lemma on 2,"
                        + " because of the clause -2 4 0"));
    }

    @Test
    void writesTheReasonsThatItFound() throws IOException {
        Path lrat = folder.resolve("lrat");

        Checked checked = ProofFiles.check(write("formula", CONTRADICTION), write("proof", "2 1 0\n2 0\n0\n"), lrat);

        assertTrue(checked.accepted(), checked.toString());
        assertTrue(ProofFiles.check(folder.resolve("formula"), lrat, null).accepted(), Files.readString(lrat));
        assertEquals(2, Files.readAllLines(lrat).size(), "the first lemma is needed by none");
    }

    /** Random formulas, and random lemmas that claim to refute them. */
    @Test
    void neverRefutesWhatCanBeSatisfied() throws IOException {
        int satisfiable = 0;
        for (int seed = 0; seed < 600; seed++) {
            RandomClauses clauses = new RandomClauses(seed, 4);
            List<int[]> formula = clauses.formula(3 + clauses.upTo(9));
            List<int[]> lemmas = new ArrayList<>(clauses.formula(3));
            lemmas.add(new int[0]);
            boolean unsatisfiable = PlainChecker.implies(formula, new int[0], 4);
            if (!unsatisfiable) satisfiable++;

            boolean accepted = check("p cnf 4 " + formula.size() + "\n" + text(formula), text(lemmas))
                    .accepted();

            assertFalse(accepted && !unsatisfiable, "seed " + seed);
        }
        assertTrue(satisfiable > 200, satisfiable + " satisfiable");
    }

    private static String text(List<int[]> clauses) {
        return clauses.stream()
                .map(clause -> IntStream.of(clause).mapToObj(each -> each + " ").collect(Collectors.joining()) + "0\n")
                .collect(Collectors.joining());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 2 0                 | formula:1: expected a formula in the format of DIMACS",
                "p cnf 2 1 1 2         | formula:2: found the end, expected a whole number",
                "p cnf 2 2 1 2 0       | formula:2: found 1 clauses, expected 2",
                "p cnf 2 1 1 2 0 1 0   | formula:1: found more clauses than the 1 that are declared",
                "p cnf 2 1 1 3 0       | formula:1: found variable 3, expected at most 2 as declared",
                "p cnf 2 1 1 x 0       | formula:1: found 'x', expected a whole number",
                "p cnf 2 1 1 9999999999 0 | expected a number up to",
            })
    void saysWhereAFormulaIsNone(String formula, String message) throws IOException {
        Path file = write("formula", formula.strip() + "\n");
        Path proof = write("proof", "2 0 1 0\n");

        InputException bad = assertThrows(InputException.class, () -> ProofFiles.check(file, proof, null));

        assertTrue(String.valueOf(bad.getMessage()).contains(message), bad.getMessage());
    }

    /** 2^32 + 1 is not 1, in no place where a number may stand. */
    @ParameterizedTest
    @ValueSource(
            longs = {
                1L << 31,
                (1L << 31) + 1,
                (1L << 32) - 1,
                1L << 32,
                (1L << 32) + 1,
                (1L << 32) + 2,
                Long.MAX_VALUE,
            })
    void aNumberThatDoesNotFitIsDamageWhereverItStands(long large) throws IOException {
        for (String number :
                List.of("" + large, "-" + large, large + "0", "18446744073709551617", "-18446744073709551617")) {
            for (String formula : List.of("p cnf # 2 1 0 -1 0", "p cnf 1 # 1 0 -1 0", "p cnf 1 2 # 0 -1 0")) {
                assertDamaged(formula.replace("#", number), "3 0 1 2 0");
            }
            for (String proof : List.of("# 0 1 2 0", "5 # 0 1 2 0", "5 0 # 2 0", "5 d # 0 5 0 1 2 0", "# 0", "d # 0")) {
                assertDamaged(CONTRADICTION, proof.replace("#", number));
            }
        }
    }

    private void assertDamaged(String formula, String proof) {
        InputException bad = assertThrows(InputException.class, () -> check(formula + "\n", proof + "\n"), proof);
        assertTrue(String.valueOf(bad.getMessage()).contains("expected a number"), bad.getMessage());
    }

    private Checked check(String formula, String proof) throws IOException {
        return ProofFiles.check(write("formula", formula), write("proof", proof), null);
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @ParameterizedTest
    @CsvSource({
        "DRAT, '2 -3 0\nd 1 2 0\nc halfway\n-1 0\n0\n'",
        "LRAT, '5 2 -3 0 1 2 0\n5 d 1 2 0\n6 -1 0 5 0\n7 0 6 0\n'"
    })
    void theLemmasOfAProofAreReadWithoutReasonsAndDeletions(ProofFormat format, String text) throws IOException {
        Path proof = Files.writeString(folder.resolve("proof"), text.replace("\\n", "\n"));
        List<String> lemmas = new ArrayList<>();

        LemmaFile.read(proof, format, lemma -> lemmas.add(Arrays.toString(lemma)));

        assertEquals(List.of("[2, -3]", "[-1]"), lemmas);
    }
}
