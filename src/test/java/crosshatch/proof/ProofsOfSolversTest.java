package crosshatch.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.ExplainedException;
import crosshatch.base.InputException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZOutputStream;

/**
 * Proofs that six pigeons do not fit into five holes, as Kissat 4.0.4 and CaDiCaL 2.2.0 write them by default: bytes, and from
 * Kissat with lemmas of RAT.
 */
class ProofsOfSolversTest {
    private static final String FORMULA = "pigeons-6.cnf";
    private static final String KISSAT = "pigeons-6.kissat.drat";
    private static final String CADICAL = "pigeons-6.cadical.lrat";

    @TempDir
    private Path folder = Path.of("");

    @Test
    void acceptsWhatKissatWritesAndWritesItAgainWithReasons() throws IOException {
        Path again = folder.resolve("again");

        Checked checked = ProofFiles.check(file(FORMULA), file(KISSAT), again);

        assertTrue(checked.accepted(), checked.toString());
        assertTrue(checked.notes().contains("RAT lemmas: 30"), checked.toString());
        assertTrue(ProofFiles.check(file(FORMULA), again, null).accepted());
    }

    @ParameterizedTest
    @ValueSource(strings = {KISSAT, CADICAL})
    void aPackedProofIsKnownByItsContent(String proof) throws IOException {
        for (boolean gzip : new boolean[] {true, false}) {
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            try (OutputStream out =
                    gzip ? new GZIPOutputStream(packed) : new XZOutputStream(packed, new LZMA2Options())) {
                out.write(bytes(proof));
            }
            Path file = Files.write(folder.resolve("proof"), packed.toByteArray());
            Path cut = Files.write(folder.resolve("cut"), Arrays.copyOf(packed.toByteArray(), packed.size() / 2));

            assertTrue(ProofFiles.check(file(FORMULA), file, null).accepted());
            assertThrows(ExplainedException.class, () -> ProofFiles.check(file(FORMULA), cut, null));
        }
    }

    /** No clause may be missing: with any of the 81 left out, the pigeons fit. */
    @ParameterizedTest
    @ValueSource(strings = {KISSAT, CADICAL})
    void noProofPassesForAFormulaThatCanBeSatisfied(String proof) throws IOException {
        List<String> lines = Files.readAllLines(file(FORMULA));
        for (int clause = 1; clause < lines.size(); clause++) {
            String another = lines.get(clause == 1 ? 2 : 1);
            String axioms = String.join("\n", lines.subList(0, clause)) + "\n" + another + "\n"
                    + String.join("\n", lines.subList(clause + 1, lines.size())) + "\n";
            Path formula = Files.writeString(folder.resolve("formula"), axioms);

            assertFalse(ProofFiles.check(formula, file(proof), null).accepted(), "without clause " + clause);
        }
    }

    @Test
    void bytesThatAreNoNumberOfThirtyTwoBitsAreDamage() throws IOException {
        for (long large :
                new long[] {1L << 31, (1L << 31) + 1, (1L << 32) - 1, 1L << 32, (1L << 32) + 1, Long.MAX_VALUE / 4}) {
            for (long number : new long[] {large, -large}) {
                assertDamaged(ClausalProofsTest.binary(number + " 0 0"));
                assertDamaged(ClausalProofsTest.binary("d " + number + " 0 0"));
            }
        }
        assertDamaged(new byte[] {'a', (byte) 0x82, (byte) 0x80, (byte) 0x80, (byte) 0x80, (byte) 0x80, 1, 0});
        assertDamaged(new byte[] {'a', 1, 0});
        assertDamaged(new byte[] {'a', 4});
        assertDamaged(new byte[] {'a', 2, 3, 0, 'x', 2, 0});
    }

    private void assertDamaged(byte[] drat) throws IOException {
        Path formula = Files.writeString(folder.resolve("formula"), "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n");
        Path proof = Files.write(folder.resolve("proof"), drat);

        String said = String.valueOf(assertThrows(InputException.class, () -> ProofFiles.check(formula, proof, null))
                .getMessage());

        assertTrue(said.contains("proof: byte "), said);
    }

    /** A table up to the highest of these numbers would take gigabytes. */
    @ParameterizedTest
    @ValueSource(
            strings = {"1 2000000000 0\n0\n", "2147483647 1 0 0\n2147483646 1 2000000000 0 1 0\n2147483640 0 2 3 0\n"})
    void memoryIsForWhatIsThereAndNotForHighNumbers(String proof) throws IOException {
        Path formula = Files.writeString(
                folder.resolve("formula"), "p cnf 2000000000 3\n1 2000000000 0\n-2000000000 0\n2000000000 0\n");

        Checked checked = ProofFiles.check(formula, Files.writeString(folder.resolve("proof"), proof), null);

        assertEquals("", checked.fault().orElse(""));
    }

    private static Path file(String name) {
        return Path.of("src/test/resources/crosshatch/proof", name);
    }

    private static byte[] bytes(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(ProofsOfSolversTest.class.getResourceAsStream(name))) {
            return in.readAllBytes();
        }
    }
}
