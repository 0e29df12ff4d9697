package crosshatch.proof.certify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import crosshatch.Puzzles;
import crosshatch.proof.certify.Certificate.Status;
import crosshatch.puzzle.Grid;
import crosshatch.solver.Question;
import crosshatch.solver.SolverException;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.solvers.external.ExternalSolvers;
import crosshatch.solvers.external.Stubs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs from outside that write down what they learn. */
@Tag("process")
class ProgramsProveTest {
    /** The second call, in which the solution is excluded, finds none; {@code $2} is where a proof goes. */
    private static final String SCRIPT = """
            if grep -q '^c excluded' "$1"; then
              echo 's UNSATISFIABLE'
              %s
            else
              echo 's SATISFIABLE'; cat '%s'
            fi
            """;

    private static final String PROOF = ", \"{input}\"], \"proof\": {\"format\": \"drat\", \"command\": "
            + "[\"sh\", \"{here}/stub.sh\", \"{input}\", \"{proof}\"]}";

    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(strings = {"cadical", "cadical/configuration=plain/givens=reduced", "z3"})
    void whereTheyAreInstalledTheirProofsAreHeard(String solver) {
        try (Certifier certifier = new Certifier(SolverCatalog.standard().spec(solver), () -> 0)) {
            Certificate certificate =
                    certifier.certify(Puzzles.NORVIG_HARD_1, Question.UNIQUE).certificate();

            assertEquals(Status.ACCEPTED, certificate.status(), certificate.reason());
            assertTrue(certificate.fromSolverLog());
        } catch (SolverException missing) {
            abort(missing.getMessage());
        }
    }

    /** Where nothing is left that could be true, any lemma follows. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "echo 0 > $2        | ACCEPTED | true  |",
                "echo 1 5 0 > $2    | ACCEPTED | true  |",
                "echo x > $2        | ACCEPTED | true  |",
                "true               | CANNOT   | false | it wrote no proof",
            })
    void whatTheyWriteIsReadOrRefused(String write, Status status, boolean fromSolverLog, String reason)
            throws IOException {
        try (Certifier certifier = new Certifier(stub(write), () -> 0)) {
            Certificate certificate =
                    certifier.certify(Puzzles.EULER_1, Question.UNIQUE).certificate();

            assertEquals(status, certificate.status(), certificate.reason());
            assertEquals(fromSolverLog, certificate.fromSolverLog());
            assertTrue(certificate.reason().contains(reason == null ? "" : reason), certificate.reason());
        }
    }

    /** Our own search proves the answer then, and the program is not credited with it. */
    @Test
    void aProofThatProvesNothingIsNotItsOwn() throws IOException {
        SolverSpec spec = stub("echo 0 > $2", Puzzles.NORVIG_HARD_1_SOLUTION);
        try (Certifier certifier = new Certifier(spec, () -> 0)) {
            Certificate certificate =
                    certifier.certify(Puzzles.NORVIG_HARD_1, Question.UNIQUE).certificate();

            assertEquals(Status.ACCEPTED, certificate.status());
            assertFalse(certificate.fromSolverLog());
            assertTrue(certificate.reason().contains("does not follow"), certificate.reason());
        }
    }

    @Test
    void oneThatLiesIsCaughtWhateverItWrites() throws IOException {
        Path folderOfLiar = Files.createDirectory(folder.resolve("liar"));
        Path file = Stubs.describe(
                folderOfLiar, "stub", "dimacs", "sat-competition", PROOF, "echo 's UNSATISFIABLE'; echo '-7 0 0' > $2");
        try (Certifier certifier = new Certifier(spec(file), () -> 0)) {
            Certificate certificate =
                    certifier.certify(Puzzles.EULER_1, Question.ANY).certificate();

            assertEquals(Status.REFUSED, certificate.status());
            assertEquals("there is another solution: " + Puzzles.EULER_1_SOLUTION, certificate.reason());
        }
    }

    @Test
    void aProgramWithoutProofSaysSo() {
        SolverSpec spec = SolverCatalog.standard().spec("minisat");

        assertEquals(
                "minisat writes no proof, or its description does not say how",
                spec.family().reasonNotToTrace(spec, Puzzles.EULER_1.board()).orElseThrow());
    }

    private SolverSpec stub(String write) throws IOException {
        return stub(write, Puzzles.EULER_1_SOLUTION);
    }

    private SolverSpec stub(String write, Grid solution) throws IOException {
        StringBuilder values = new StringBuilder("v");
        for (int cell = 0; cell < 81; cell++) {
            values.append(' ').append(cell * 9 + solution.digit(cell));
        }
        Path answer = Files.writeString(folder.resolve("answer"), values + " 0\n");
        Path file = Stubs.describe(
                folder, "stub", "dimacs", "sat-competition", PROOF, SCRIPT.formatted(write.strip(), answer));
        return spec(file);
    }

    private static SolverSpec spec(Path file) {
        return SolverCatalog.standard()
                .with(ExternalSolvers.of(List.of(file), List.of()))
                .spec("stub");
    }
}
