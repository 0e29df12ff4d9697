package crosshatch.proof;

import crosshatch.base.InputException;

/**
 * Reads numbers in the binary formats of SAT. The number n has the code 2n, and -n has 2n+1. A byte contains seven bits of a
 * code, the low bits first; its highest bit marks that more bytes follow.
 */
final class NumberBytes implements Numbers {
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
