package crosshatch.proof;

import java.nio.file.Path;
import java.util.function.Consumer;

/** Reads a proof as a list of lemmas. It checks nothing, and leaves out reasons and deletions. */
public final class LemmaFile {
    private LemmaFile() {}

    /**
     * Reads a proof, text or binary.
     *
     * @param lemmas gets the literals of each, in order; the empty one, which ends a refutation, is left out
     * @throws crosshatch.base.InputException if the file cannot be read as a proof
     */
    public static void read(Path file, ProofFormat format, Consumer<int[]> lemmas) {
        try (ProofSteps steps = new ProofSteps(file, format)) {
            while (steps.next()) {
                if (!steps.isDeletion() && steps.literals().size() > 0) {
                    lemmas.accept(steps.literals().toArray());
                }
            }
        }
    }
}
