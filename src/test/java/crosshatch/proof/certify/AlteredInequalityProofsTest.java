package crosshatch.proof.certify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.proof.Checked;
import crosshatch.proof.ProofFiles;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Question;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** More than a thousand altered formulas and proofs over inequalities: none passes that should not. */
class AlteredInequalityProofsTest {
    private static final int CASES = 400;

    @TempDir
    private Path folder = Path.of("");

    /** Without the one clause that excludes the only solution, or one of three, there is an assignment that keeps all. */
    @Test
    void noProofPassesForAFormulaThatCanBeSatisfied() throws IOException {
        for (Puzzle puzzle : List.of(Puzzle.parse("213.3........31."), Puzzles.THREE_SOLUTIONS_2)) {
            certify(puzzle);
            List<String> formula = Files.readAllLines(folder.resolve("formula.opb"));
            List<String> proof = Files.readAllLines(folder.resolve("proof.pbp"));
            Random random = new Random(1);
            // The last line says that some puzzle's selector is true; before it come the solutions.
            int solution = formula.size() - 2;
            List<String> satisfiable = new ArrayList<>(formula);
            satisfiable.set(solution, "1 x1 >= 0 ;");
            for (int i = 0; i < CASES; i++) {
                List<String> altered = new ArrayList<>(proof);
                for (int changes = random.nextInt(4); changes > 0; changes--) alterProof(altered, random);

                assertFalse(check(satisfiable, altered).accepted(), "case " + i);
            }
        }
    }

    /** A puzzle with another given, a solution with another digit, a rule with another sign. */
    @Test
    @Tag("exhaustive")
    void aFormulaThatWasAlteredPassesOnlyIfNothingKeepsIt() throws IOException {
        certify(Puzzle.parse("213.3........31."));
        List<String> formula = Files.readAllLines(folder.resolve("formula.opb"));
        List<String> proof = Files.readAllLines(folder.resolve("proof.pbp"));
        Random random = new Random(2);
        int refused = 0;
        for (int i = 0; i < CASES; i++) {
            List<String> altered = new ArrayList<>(formula);
            for (int changes = 0; changes < 20; changes++) alterFormula(altered, random);
            if (check(altered, proof).accepted()) {
                assertFalse(new PlainSearch(altered).finds(), "case " + i);
            } else {
                refused++;
            }
        }
        assertTrue(refused > CASES / 10, refused + " refused");
    }

    /** What was derived with one word changed is refused, or it is still what the changed line says. */
    @Test
    @Tag("exhaustive")
    void ofProofsAlteredInAnyWayOnlyThosePassOfWhichEveryLineFollows() throws IOException {
        Puzzle puzzle = Puzzle.parse("213.3........31.");
        certify(puzzle);
        List<String> formula = Files.readAllLines(folder.resolve("formula.opb"));
        List<String> proof = Files.readAllLines(folder.resolve("proof.pbp"));
        Random random = new Random(3);
        int refused = 0;
        for (int i = 0; i < CASES; i++) {
            List<String> altered = new ArrayList<>(proof);
            alterProof(altered, random);
            // The end claims too much.
            altered.set(altered.size() - 4, "pol 1 2 + ;");
            if (!check(formula, altered).accepted()) refused++;
        }
        assertEquals(CASES, refused);
    }

    private static void alterProof(List<String> proof, Random random) {
        int line = 1 + random.nextInt(proof.size() - 4);
        List<String> words = new ArrayList<>(Arrays.asList(proof.get(line).split(" ")));
        int place = random.nextInt(words.size());
        switch (random.nextInt(5)) {
            case 0 -> words.remove(place);
            case 1 -> {
                String word = words.get(place);
                if (word.startsWith("~x")) words.set(place, word.substring(1));
                else if (word.startsWith("x")) words.set(place, "~" + word);
                else if (word.matches("[0-9]+")) words.set(place, "" + (1 + random.nextInt(60)));
            }
            case 2 -> {
                proof.remove(line);
                return;
            }
            case 3 -> {
                String other = proof.get(1 + random.nextInt(proof.size() - 4));
                proof.set(line, other);
                return;
            }
            default -> words = new ArrayList<>(List.of("rup", "1", "~x" + (1 + random.nextInt(65)), ">=", "1", ";"));
        }
        // A line without words that can be read at all would be refused for that.
        String text = String.join(" ", words).strip();
        if (text.matches("(pol|del id)( [0-9+*]+)+ ;|rup( 1 ~?x[0-9]+)* >= [0-9] ;|setlvl [01] ;|wiplvl 1 ;"))
            proof.set(line, text);
    }

    /** Another sign, one less to be reached, or nothing said at all. */
    private static void alterFormula(List<String> formula, Random random) {
        int line = 2 + random.nextInt(formula.size() - 2);
        String[] words = formula.get(line).split(" ", -1);
        int degree = words.length - 2;
        int literal = 2 * random.nextInt((words.length - 3) / 2) + 1;
        switch (random.nextInt(4)) {
            case 0 ->
                words[literal] = words[literal].startsWith("~") ? words[literal].substring(1) : "~" + words[literal];
            case 1 -> words[degree] = "" + Math.max(0, Integer.parseInt(words[degree]) - 1);
            default -> words = new String[] {"1", "x1", ">=", "0", ";"};
        }
        formula.set(line, String.join(" ", words));
    }

    private Checked check(List<String> formula, List<String> proof) throws IOException {
        return ProofFiles.check(
                Files.write(folder.resolve("altered.opb"), formula),
                Files.write(folder.resolve("altered.pbp"), proof),
                null);
    }

    private void certify(Puzzle puzzle) throws IOException {
        Files.deleteIfExists(folder.resolve("formula.opb"));
        Prover prover = new Prover(() -> 0, board -> Language.INEQUALITIES);
        try (Certifier certifier = new Certifier(SolverCatalog.standard().spec("engine"), prover);
                CertificateFolder certificate =
                        new CertificateFolder(folder, Board.sudoku(2), Language.INEQUALITIES, 1000)) {
            certificate.add(certifier.certify(puzzle, Question.count(10)));
            assertEquals(1, certificate.size());
        }
        assertTrue(ProofFiles.check(folder.resolve("formula.opb"), folder.resolve("proof.pbp"), null)
                .accepted());
    }
}
