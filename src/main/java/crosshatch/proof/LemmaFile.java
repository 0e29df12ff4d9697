package crosshatch.proof;

import java.nio.file.Path;
import java.util.function.Consumer;

/** Reads the lemmas of a proof without checking them. Hints and deletions are left out. */
public final class LemmaFile {
    private LemmaFile() {}

    /**
     * Reads a proof in text or binary form.
     *
     * @param lemmas receives the literals of each lemma, in order, except the empty lemma that ends a refutation
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
