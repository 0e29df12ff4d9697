package crosshatch.experiment.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.base.Ints;
import crosshatch.proof.Lemmas;
import crosshatch.proof.certify.Language;
import crosshatch.proof.certify.Prover;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Claim;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Proofs as text, and whether they prove what they are said to. */
class ShownProofTest {
    private static final Puzzle PUZZLE = Puzzles.NORVIG_HARD_1;
    private static final Grid SOLUTION = Puzzles.NORVIG_HARD_1_SOLUTION;

    @TempDir
    private Path folder = Path.of("");

    private static String text() throws IOException {
        Prover prover = new Prover(System::nanoTime, board -> Language.CLAUSES);
        prover.begin(PUZZLE);
        Lemmas lemmas = prover.prove(new Claim.Unique(SOLUTION)).lemmas();
        StringWriter text = new StringWriter();
        new ShownProof(new ShownProof.Ids(PUZZLE.id(), List.of("0123456789abcdef")), lemmas).write(text);
        return text.toString();
    }

    private List<ShownProof> read(String text) throws IOException {
        Files.writeString(folder.resolve("proofs.txt"), text);
        List<ShownProof> proofs = new ArrayList<>();
        ShownProof.read(folder, "a.zip", proofs::add);
        return proofs;
    }

    private static boolean isAccepted(ShownProof proof, Puzzle puzzle, Grid... shown) {
        return new RefutationCheck()
                .fault(puzzle, List.of(shown), proof.lemmas())
                .isEmpty();
    }

    @Test
    void aProofIsReadAsItWasWritten() throws IOException {
        String text = text();
        ShownProof read = read(text + text).get(1);

        StringWriter again = new StringWriter();
        read.write(again);
        assertEquals(text, again.toString());
    }

    @Test
    void aProofIsAcceptedOfItsPuzzleAndSolution() throws IOException {
        assertTrue(isAccepted(read(text()).get(0), PUZZLE, SOLUTION));
    }

    @Test
    void withoutTheSolutionNothingIsProved() throws IOException {
        assertFalse(isAccepted(read(text()).get(0), PUZZLE));
    }

    @Test
    void ofAnotherPuzzleNothingIsProved() throws IOException {
        assertFalse(isAccepted(read(text()).get(0), Puzzles.EULER_1, Puzzles.EULER_1_SOLUTION));
    }

    @Test
    void everyLemmaIsNeeded() throws IOException {
        List<String> lines = text().lines().toList();
        for (int dropped = 1; dropped < lines.size() - 1; dropped++) {
            List<String> fewer = new ArrayList<>(lines);
            fewer.remove(dropped);

            assertFalse(isAccepted(read(String.join("\n", fewer)).get(0), PUZZLE, SOLUTION), "line " + dropped);
        }
    }

    @Test
    void aVariableThatThePuzzleHasNotIsRefused() {
        Lemmas lemmas = new Lemmas();
        Ints literals = new Ints();
        literals.add(Integer.MAX_VALUE);
        lemmas.add(literals, new Ints());

        assertEquals(
                "lemma 1 has a variable that the puzzle has not",
                new RefutationCheck().fault(PUZZLE, List.of(SOLUTION), lemmas).orElse(""));
    }

    @Test
    void noLemmaIsNoProof() throws IOException {
        assertFalse(isAccepted(read("proof " + PUZZLE.id() + "\nend\n").get(0), PUZZLE, SOLUTION));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1 0 2 0\n",
                "proof\nend\n",
                "proof a\n1 0 2 0\n",
                "proof a\n1 0 2\nend\n",
                "proof a\n1 0 2 0 3\nend\n",
                "proof a\n1 x 0\nend\n",
                "proof a\n99999999999 0 1 0\nend\n",
                "proof a\n\nend\n"
            })
    void whatIsNoProofIsRefusedWithItsLine(String text) {
        String message =
                "" + assertThrows(InputException.class, () -> read(text)).getMessage();

        assertTrue(message.startsWith("a.zip: proofs.txt:"), message);
    }
}
