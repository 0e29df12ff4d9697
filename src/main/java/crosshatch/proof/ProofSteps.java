package crosshatch.proof;

import crosshatch.base.Ints;
import java.nio.file.Path;

/** Reads the steps of a proof in DRAT or LRAT, text or binary, one after the other. */
final class ProofSteps implements AutoCloseable {
    private final Numbers numbers;
    private final boolean binary;
    /** Whether lemmas have numbers and hints, as in LRAT. */
    private final boolean numbered;

    private String place = "";
    private boolean deletion;
    private int number;
    private final Ints literals = new Ints();
    private final Ints hints = new Ints();

    /**
     * Opens a proof.
     *
     * @throws crosshatch.base.InputException if it cannot be opened
     */
    ProofSteps(Path file, ProofFormat format) {
        numbered = format == ProofFormat.LRAT;
        ByteSource bytes = new ByteSource(file);
        binary = ProofFormat.isBinary(bytes.beginning());
        numbers = binary ? new NumberBytes(bytes) : new NumberText(bytes);
    }

    /**
     * Reads the next step; false at the end.
     *
     * @throws crosshatch.base.InputException if the step is damaged
     */
    boolean next() {
        if (numbers.isAtEnd()) return false;
        place = numbers.place();
        hints.clear();
        if (binary) {
            deletion = numbers.takes('d');
            if (!deletion && !numbers.takes('a')) throw numbers.unexpected("the letter a or d");
            if (numbered && !deletion) number = numbers.number();
        } else {
            if (numbered) number = numbers.number();
            deletion = numbers.takes('d');
        }
        numbers.numbersTo0(deletion && numbered ? hints : literals);
        if (numbered && !deletion) numbers.numbersTo0(hints);
        return true;
    }

    /** Returns the place where the step begins: the file, and the line or byte. */
    String place() {
        return place;
    }

    boolean isDeletion() {
        return deletion;
    }

    /** Returns the number of a lemma of LRAT. */
    int number() {
        return number;
    }

    /** Returns the literals of a lemma, or of a clause that DRAT deletes. */
    Ints literals() {
        return literals;
    }

    /** Returns the hints of a lemma of LRAT, or the numbers of the clauses that it deletes. */
    Ints hints() {
        return hints;
    }

    @Override
    public void close() {
        numbers.close();
    }
}
