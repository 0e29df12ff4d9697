package crosshatch.jmh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.proof.certify.Certified;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The benchmark of proofs runs. */
class ProofBenchmarkTest {
    @Test
    void findsAndChecksProofAfterProof() {
        ProofBenchmark benchmark = new ProofBenchmark();
        benchmark.setUp();

        Certified first = benchmark.certify();
        Certified second = benchmark.certify();
        Optional<String> fault = benchmark.check();
        benchmark.tearDown();

        assertTrue(first.isProved());
        assertNotEquals(first.puzzle(), second.puzzle());
        assertEquals(Optional.empty(), fault);
    }
}
