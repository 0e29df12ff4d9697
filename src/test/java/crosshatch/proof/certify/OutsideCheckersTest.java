package crosshatch.proof.certify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.proof.Checked;
import crosshatch.proof.ProofFiles;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Question;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checkers and provers that nobody here wrote, where they are on the path: cake_lpr, drat-trim, cadical, veripb. */
@Tag("process")
class OutsideCheckersTest {
    private static final String VERIFIED = "s VERIFIED UNSAT";

    @TempDir
    private Path folder = Path.of("");

    /** Of one that decides, and of one whose proofs define variables. */
    @ParameterizedTest
    @ValueSource(strings = {"engine", "sat4j/amo=native/checks=off/encoding=augmented/givens=reduced/phase=positive"})
    void cakeLprAcceptsOurCertificatesAndNoneThatWasAltered(String solver) throws IOException, InterruptedException {
        needed("cake_lpr");
        certify(Language.CLAUSES, solver);
        Path proof = folder.resolve("proof.lrat");
        List<String> lines = Files.readAllLines(proof);

        assertTrue(run("cake_lpr", "formula.cnf", "proof.lrat").contains(VERIFIED));
        Random random = new Random(4);
        for (int i = 0; i < 20; i++) {
            Files.write(proof, altered(lines, random));

            assertTrue(!run("cake_lpr", "formula.cnf", "proof.lrat").contains(VERIFIED), "case " + i);
            assertTrue(
                    !ProofFiles.check(folder.resolve("formula.cnf"), proof, null)
                            .accepted(),
                    "case " + i);
        }
    }

    /** Without one of the clauses that a lemma is said to follow from. */
    private static List<String> altered(List<String> lines, Random random) {
        List<String> altered = new ArrayList<>(lines);
        int line = random.nextInt(lines.size());
        while (lines.get(line).contains(" d ") || lines.get(line).endsWith(" 0 0")) line = random.nextInt(lines.size());
        List<String> words = new ArrayList<>(Arrays.asList(lines.get(line).split(" ")));
        int firstHint = words.indexOf("0") + 1;
        words.remove(firstHint + random.nextInt(words.size() - 1 - firstHint));
        altered.set(line, String.join(" ", words));
        return altered;
    }

    @Test
    void dratTrimAcceptsOurLemmasWithoutTheirReasons() throws IOException, InterruptedException {
        needed("drat-trim");
        certify();
        List<String> lemmas = Files.readAllLines(folder.resolve("proof.lrat")).stream()
                .filter(line -> !line.contains(" d "))
                .map(line -> line.replaceFirst("^[0-9]+ ", "").replaceFirst("(^| )0 .*", "$10"))
                .toList();
        Files.write(folder.resolve("proof.drup"), lemmas);

        assertTrue(run("drat-trim", "formula.cnf", "proof.drup").contains("s VERIFIED"));
        Checked ours = ProofFiles.check(folder.resolve("formula.cnf"), folder.resolve("proof.drup"), null);
        assertTrue(ours.accepted(), ours.toString());
    }

    @Test
    void whatCadicalLearnsIsAcceptedAndWrittenAgainWithReasons() throws IOException, InterruptedException {
        needed("cadical");
        certify();
        run("cadical", "-q", "--no-binary", "formula.cnf", "proof.drat");
        Path formula = folder.resolve("formula.cnf");

        Checked checked = ProofFiles.check(formula, folder.resolve("proof.drat"), folder.resolve("again.lrat"));

        assertTrue(checked.accepted(), checked.toString());
        assertTrue(ProofFiles.check(formula, folder.resolve("again.lrat"), null).accepted());
    }

    /** Of any version: one of 2022 gets the same steps in the words of version 1.2. */
    @Test
    void veriPbAcceptsOurInequalitiesAndNoneThatWasAltered() throws IOException, InterruptedException {
        needed("veripb");
        certify(Language.INEQUALITIES);
        Path proof = folder.resolve("proof.pbp");
        List<String> lines = Files.readAllLines(proof);

        boolean today = !run("veripb", "formula.opb", "proof.pbp").contains("Unsupported version");
        assertTrue(veripb(today, lines));
        Random random = new Random(5);
        for (int i = 0; i < 10; i++) {
            List<String> altered = new ArrayList<>(lines);
            int line = random.nextInt(lines.size());
            while (!lines.get(line).startsWith("rup 1 ~")) line = random.nextInt(lines.size());
            altered.set(line, lines.get(line).replaceFirst("1 ~x[0-9]+ ", "").replace(">= 1", ">= 2"));
            Files.write(proof, altered);

            assertTrue(!veripb(today, altered), "case " + i);
            assertTrue(
                    !ProofFiles.check(folder.resolve("formula.opb"), proof, null)
                            .accepted(),
                    "case " + i);
        }
    }

    private boolean veripb(boolean today, List<String> proof) throws IOException, InterruptedException {
        Files.write(folder.resolve("asked.pbp"), today ? proof : inVersion1(proof));
        String printed = run("veripb", "formula.opb", "asked.pbp");
        return printed.contains("Verification succeeded") || printed.contains("s VERIFIED");
    }

    private static List<String> inVersion1(List<String> proof) {
        return proof.stream()
                .filter(line -> !line.startsWith("output") && !line.startsWith("end"))
                .map(line -> line.replaceFirst("version 3.0$", "version 1.2\nf")
                        .replaceFirst("^setlvl (.*) ;", "# $1")
                        .replaceFirst("^wiplvl (.*) ;", "w $1")
                        .replaceFirst("^((pol|del id) .*) ;", "$1")
                        .replaceFirst("^conclusion UNSAT : (.*) ;", "c $1"))
                .toList();
    }

    private void certify() throws IOException {
        certify(Language.CLAUSES);
    }

    private void certify(Language language) throws IOException {
        certify(language, "engine");
    }

    private void certify(Language language, String solver) throws IOException {
        PuzzleSets sets = new PuzzleSets(Path.of(""), ReaderSettings.DEFAULT);
        try (Stream<Instance> puzzles = sets.resolve("hardest10").instances();
                Certifier certifier =
                        new Certifier(SolverCatalog.standard().spec(solver), new Prover(() -> 0, board -> language));
                CertificateFolder certificate = new CertificateFolder(folder, Board.sudoku(3), language, 1000)) {
            puzzles.limit(4).forEach(each -> certificate.add(certifier.certify(each.puzzle(), Question.UNIQUE)));
            assertEquals(4, certificate.size());
        }
    }

    private static void needed(String program) {
        assumeTrue(
                Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
                        .anyMatch(path -> Files.isExecutable(Path.of(path, program))),
                program + " is not installed");
    }

    private String run(String... words) throws IOException, InterruptedException {
        Path output = folder.resolve("output");
        Process process = new ProcessBuilder(words)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertTrue(process.waitFor(60, TimeUnit.SECONDS), () -> words[0] + " ran longer than 60 s");
        return Files.readString(output);
    }
}
