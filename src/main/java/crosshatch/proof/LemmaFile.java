package crosshatch.proof;

import crosshatch.base.Ints;
import java.nio.file.Path;
import java.util.function.Consumer;

/** A proof as a list of lemmas: nothing is checked, reasons and deletions are left out. */
public final class LemmaFile {
    private LemmaFile() {}

    /**
     * Reads a proof as text.
     *
     * @param lemmas gets the literals of each, in order; the empty one, which ends a refutation, is left out
     * @throws crosshatch.base.InputException if the file cannot be read as a proof
     */
    public static void read(Path file, ProofFormat format, Consumer<int[]> lemmas) {
        boolean numbered = format == ProofFormat.LRAT;
        Ints numbers = new Ints();
        try (NumberText text = new NumberText(file)) {
            while (!text.isAtEnd()) {
                if (numbered) text.number();
                boolean deletion = text.takes('d');
                text.numbersTo0(numbers);
                if (deletion) continue;
                if (numbers.size() > 0) lemmas.accept(numbers.toArray());
                if (numbered) text.numbersTo0(numbers);
            }
        }
    }
}
