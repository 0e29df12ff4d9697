package crosshatch.proof;

import crosshatch.base.NamedFile;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Writes clauses of a formula and steps of a proof as lines of text. Proofs can have hundreds of megabytes of numbers, so
 * numbers are written without making strings.
 */
public final class ClauseWriter implements AutoCloseable {
    private static final int LONGEST_NUMBER = 12;

    private final OutputStream out;
    private final Object file;
    private final byte[] buffer = new byte[1 << 16];
    private final byte[] digits = new byte[LONGEST_NUMBER];
    private int size;
    private long writtenBytes;

    /**
     * Makes a writer with a buffer.
     *
     * @param out the destination; closed with this writer
     * @param file the name of the destination in messages
     */
    public ClauseWriter(OutputStream out, Object file) {
        this.out = out;
        this.file = file;
    }

    /** Writes ASCII text unchanged. */
    public void text(String text) {
        for (int i = 0; i < text.length(); i++) put((byte) text.charAt(i));
    }

    /** Writes a clause of a formula in the format of DIMACS. */
    public void clause(int[] literals) {
        numbers(literals);
        endLine();
    }

    /** Writes a lemma of an LRAT proof. */
    public void lemma(int number, int[] literals, int[] hints) {
        number(number);
        numbers(literals);
        numbers(hints);
        endLine();
    }

    /** Writes a step of LRAT that deletes clauses; {@code last} is the number of the last lemma. */
    public void deletion(int last, int[] clauses) {
        number(last);
        put((byte) 'd');
        put((byte) ' ');
        numbers(clauses);
        endLine();
    }

    /** Returns the number of bytes written so far. */
    public long written() {
        return writtenBytes + size;
    }

    private void numbers(int[] numbers) {
        for (int number : numbers) number(number);
        put((byte) '0');
        put((byte) ' ');
    }

    private void number(int number) {
        if (number < 0) put((byte) '-');
        int count = 0;
        for (int left = Math.abs(number); left > 0; left /= 10) digits[count++] = (byte) ('0' + left % 10);
        while (count > 0) put(digits[--count]);
        put((byte) ' ');
    }

    /** Replaces the blank after the last number by the end of the line. */
    private void endLine() {
        buffer[size - 1] = '\n';
    }

    private void put(byte character) {
        // One byte less than there is room for, so that a line can be ended in the buffer.
        if (size == buffer.length) flush(1);
        buffer[size++] = character;
    }

    private void flush(int kept) {
        try {
            out.write(buffer, 0, size - kept);
        } catch (IOException broken) {
            throw NamedFile.unwritable(file, broken);
        }
        writtenBytes += size - kept;
        System.arraycopy(buffer, size - kept, buffer, 0, kept);
        size = kept;
    }

    /** Writes the buffered bytes, and closes this writer and its stream. */
    @Override
    public void close() {
        try (out) {
            flush(0);
        } catch (IOException broken) {
            throw NamedFile.unwritable(file, broken);
        }
    }
}
