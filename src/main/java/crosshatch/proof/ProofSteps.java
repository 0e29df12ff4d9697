package crosshatch.proof;

import crosshatch.base.InputException;
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

    /**
     * Reads numbers in the binary formats of SAT. The number n has the code 2n, and -n has 2n+1. A byte contains seven bits of a
     * code, the low bits first; its highest bit marks that more bytes follow.
     */
    private static final class NumberBytes implements Numbers {
        private static final int MORE = 0x80;
        /** The shift of the last byte; five bytes contain 35 bits, more than any valid code. */
        private static final int LAST_SHIFT = 28;

        private final ByteSource bytes;

        /** Makes a reader that closes {@code bytes} when it is closed. */
        NumberBytes(ByteSource bytes) {
            this.bytes = bytes;
        }

        @Override
        public boolean isAtEnd() {
            return bytes.peek() == ByteSource.END;
        }

        @Override
        public boolean takes(char letter) {
            if (bytes.peek() != letter) return false;
            bytes.take();
            return true;
        }

        @Override
        public int number() {
            long code = 0;
            int next = MORE;
            for (int shift = 0; (next & MORE) != 0; shift += 7) {
                if (isAtEnd()) throw unexpected("the rest of a number");
                if (shift > LAST_SHIFT) throw unexpected("a number up to " + Integer.MAX_VALUE);
                next = bytes.take();
                code |= (long) (next & ~MORE) << shift;
            }
            if (code >> 1 > Integer.MAX_VALUE || code == 1) throw unexpected("a number up to " + Integer.MAX_VALUE);
            return (int) ((code & 1) == 0 ? code >> 1 : -(code >> 1));
        }

        @Override
        public String place() {
            return bytes.file() + ": byte " + bytes.taken();
        }

        @Override
        public InputException unexpected(String expected) {
            String found = isAtEnd() ? "the end" : "the byte " + bytes.peek();
            return new InputException(place() + ": found " + found + ", expected " + expected);
        }

        @Override
        public void close() {
            bytes.close();
        }
    }
}
