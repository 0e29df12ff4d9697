package crosshatch.proof;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import crosshatch.base.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The test folders of other checkers, such as drat-trim, lrat-trim, cake_lpr and VeriPB: {@code -Dcrosshatch.public.proofs=FOLDER}. A proof
 * stands beside its formula, under the same name. A valid proof is accepted or not read, and never refused, unless it concludes nothing. A
 * proof in a folder {@code fail}, {@code incorrect} or {@code parsing_failure} is never accepted, unless its only fault is that it
 * deletes a clause twice, which takes nothing from a proof.
 */
@Tag("exhaustive")
class PublicProofsTest {
    private static final String DELETES_TWICE = "deltwice.lrat";
    private static final Pattern CONCLUDES_NOTHING =
            Pattern.compile("it has no conclusion|the empty clause is not among the lemmas");
    private static final String PROOFS = ".*\\.(drat|drup|lrat|lpr|pbp)";

    @Test
    void noValidProofIsRefusedAndNoOtherProofIsAccepted() throws IOException {
        String folder = System.getProperty("crosshatch.public.proofs", "");
        assumeTrue(!folder.isEmpty(), "needs -Dcrosshatch.public.proofs=FOLDER");
        List<String> faults = new ArrayList<>();
        int accepted = 0;
        for (Path proof : proofs(Path.of(folder))) {
            Optional<Boolean> verdict = verdict(proof);
            boolean valid = proof.endsWith(DELETES_TWICE)
                    || !proof.toString().matches(".*/(fail|incorrect|parsing_failure)/.*");
            if (verdict.isPresent() && verdict.get() != valid) faults.add(proof + ": accepted = " + verdict.get());
            if (verdict.orElse(false)) accepted++;
        }

        assertTrue(faults.isEmpty(), () -> String.join("\n", faults));
        assertFalse(accepted == 0, "no proof was accepted");
    }

    private static List<Path> proofs(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().matches(PROOFS))
                    .filter(file -> Files.exists(formula(file)))
                    .sorted()
                    .toList();
        }
    }

    private static Path formula(Path proof) {
        String name = proof.getFileName().toString();
        String ending = name.endsWith("pbp") ? ".opb" : ".cnf";
        return proof.resolveSibling(name.substring(0, name.lastIndexOf('.')) + ending);
    }

    /** Returns whether the proof is accepted; empty if it is not read. */
    private static Optional<Boolean> verdict(Path proof) {
        try {
            Checked checked = ProofFiles.check(formula(proof), proof, null);
            boolean nothing = checked.fault()
                    .filter(fault -> CONCLUDES_NOTHING.matcher(fault).find())
                    .isPresent();
            return nothing ? Optional.empty() : Optional.of(checked.accepted());
        } catch (InputException unread) {
            return Optional.empty();
        }
    }
}
