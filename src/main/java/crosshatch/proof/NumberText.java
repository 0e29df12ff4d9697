package crosshatch.proof;

import crosshatch.base.InputException;

/**
 * Reads whole numbers and short words separated by blanks, as in the text formats of SAT. Lines that begin with {@code c} are
 * comments.
 */
final class NumberText implements Numbers {
    private final ByteSource bytes;
    private long line = 1;
    private boolean lineBegins = true;

    /** Makes a reader that closes {@code bytes} when it is closed. */
    NumberText(ByteSource bytes) {
        this.bytes = bytes;
    }

    @Override
    public boolean isAtEnd() {
        while (true) {
            int next = bytes.peek();
            if (next == ByteSource.END) return true;
            if (next == 'c' && lineBegins) {
                while (next != '\n' && next != ByteSource.END) next = step();
            } else if (isBlank(next)) {
                step();
            } else {
                return false;
            }
        }
    }

    @Override
    public boolean takes(char letter) {
        if (isAtEnd() || bytes.peek() != letter) return false;
        step();
        if (isInWord()) throw unexpected("'" + letter + "' and a blank");
        return true;
    }

    /** Takes a word of letters. */
    String word() {
        StringBuilder word = new StringBuilder();
        if (isAtEnd()) return "";
        while (isInWord()) {
            word.append((char) bytes.peek());
            step();
        }
        return word.toString();
    }

    @Override
    public int number() {
        if (isAtEnd()) throw unexpected("a whole number");
        boolean negative = bytes.peek() == '-';
        int next = negative ? step() : bytes.peek();
        if (next < '0' || next > '9') throw unexpected("a whole number");
        long number = 0; // before each step it fits an int, so that it cannot wrap
        while (next >= '0' && next <= '9') {
            number = 10 * number + next - '0';
            if (number > Integer.MAX_VALUE) throw unexpected("a number up to " + Integer.MAX_VALUE);
            next = step();
        }
        if (isInWord()) throw unexpected("a blank after a number");
        return (int) (negative ? -number : number);
    }

    @Override
    public String place() {
        return bytes.file() + ":" + line;
    }

    @Override
    public InputException unexpected(String expected) {
        int next = bytes.peek();
        return fault(
                "found " + (next == ByteSource.END ? "the end" : "'" + (char) next + "'") + ", expected " + expected);
    }

    InputException fault(String what) {
        return new InputException(place() + ": " + what);
    }

    private int step() {
        lineBegins = bytes.take() == '\n';
        if (lineBegins) line++;
        return bytes.peek();
    }

    private boolean isInWord() {
        return bytes.peek() != ByteSource.END && !isBlank(bytes.peek());
    }

    private static boolean isBlank(int character) {
        return character == ' ' || character == '\n' || character == '\t' || character == '\r';
    }

    @Override
    public void close() {
        bytes.close();
    }
}
