package crosshatch.proof;

import crosshatch.base.InputException;
import crosshatch.base.Ints;
import crosshatch.base.NamedFile;
import crosshatch.base.SurroundingsException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A text of whole numbers and short words between blanks, read as it comes: what the formats of SAT have in common. Lines
 * that begin with {@code c} are comments.
 */
final class NumberText implements AutoCloseable {
    private static final int END = -1;
    /** Far below the largest {@code int}: a literal is also doubled. */
    private static final int LARGEST_NUMBER = 1 << 29;

    private final Path file;
    private final InputStream in;
    private final byte[] buffer = new byte[1 << 16];
    private int at;
    private int end;
    private long line = 1;
    private boolean lineBegins = true;

    /** @throws InputException if it cannot be opened */
    NumberText(Path file) {
        this.file = file;
        try {
            in = Files.newInputStream(file);
        } catch (IOException broken) {
            throw NamedFile.unreadable(file, broken);
        }
    }

    /** Whether only blanks and comments are left; goes to what comes next. */
    boolean isAtEnd() {
        while (true) {
            int next = peek();
            if (next == END) return true;
            if (next == 'c' && lineBegins) {
                while (next != '\n' && next != END) next = step();
            } else if (isBlank(next)) {
                step();
            } else {
                return false;
            }
        }
    }

    /** Takes the letter, if it comes next as a word. */
    boolean takes(char letter) {
        if (isAtEnd() || peek() != letter) return false;
        step();
        if (!isBlank(peek()) && peek() != END) throw unexpected("'" + letter + "' and a blank");
        return true;
    }

    /** Takes a word of letters. */
    String word() {
        StringBuilder word = new StringBuilder();
        if (isAtEnd()) return "";
        while (peek() != END && !isBlank(peek())) {
            word.append((char) peek());
            step();
        }
        return word.toString();
    }

    /** @throws InputException if there is no whole number, or one too large */
    int number() {
        if (isAtEnd()) throw unexpected("a whole number");
        boolean negative = peek() == '-';
        int next = negative ? step() : peek();
        if (next < '0' || next > '9') throw unexpected("a whole number");
        long number = 0; // before each step at most the largest, so it cannot wrap
        while (next >= '0' && next <= '9') {
            number = 10 * number + next - '0';
            if (number > LARGEST_NUMBER) throw unexpected("a number up to " + LARGEST_NUMBER);
            next = step();
        }
        if (next != END && !isBlank(next)) throw unexpected("a blank after a number");
        return (int) (negative ? -number : number);
    }

    /** Reads numbers up to a 0 into an empty list. */
    void numbersTo0(Ints numbers) {
        numbers.clear();
        for (int number = number(); number != 0; number = number()) numbers.add(number);
    }

    long line() {
        return line;
    }

    /** With the place where reading has come to. */
    InputException unexpected(String expected) {
        int next = peek();
        String found = next == END ? "the end" : "'" + (char) next + "'";
        return new InputException(file + ":" + line + ": found " + found + ", expected " + expected);
    }

    InputException fault(String what) {
        return new InputException(file + ":" + line + ": " + what);
    }

    private int peek() {
        if (at == end && !fill()) return END;
        return buffer[at];
    }

    private int step() {
        lineBegins = buffer[at] == '\n';
        if (lineBegins) line++;
        at++;
        return peek();
    }

    private boolean fill() {
        try {
            at = 0;
            end = Math.max(0, in.read(buffer));
            return end > 0;
        } catch (IOException broken) {
            throw NamedFile.unreadable(file, broken);
        }
    }

    private static boolean isBlank(int character) {
        return character == ' ' || character == '\n' || character == '\t' || character == '\r';
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException broken) {
            throw new SurroundingsException(file + ": cannot be closed: " + broken, broken);
        }
    }
}
