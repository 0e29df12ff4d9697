package crosshatch.puzzle;

import crosshatch.base.InputException;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the lines of a text in constant memory. The text is in UTF-8, with or without a byte order mark, and with any kind of
 * line break. A line that is too long, or that is no text, is refused before it is read completely.
 */
final class LineReader implements Closeable {
    /** A puzzle of order 10, written as integers, takes at most 40,000 characters. */
    static final int LONGEST_LINE = 65_536;

    private static final int END = -1;
    /** The size of the buffer, less than {@link #LONGEST_LINE}, so that a line inside it is never too long. */
    private static final int BUFFER_CHARACTERS = 1 << 15;

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final Reader in;
    private final String source;
    private final char[] buffer = new char[BUFFER_CHARACTERS];
    private int next;
    private int filled;

    private final StringBuilder text = new StringBuilder();
    private long number;
    private boolean insideRefused;
    /** The number of line breaks that were wrongly taken for the end of the text. */
    private long breaksOfFilling;

    /** The lines that were read ahead, and the errors of lines that cannot be read. */
    private final Deque<Object> ahead = new ArrayDeque<>();

    /** Makes a reader. Bytes that are no UTF-8 become U+FFFD, which is harmless in a comment and refused in a cell. */
    LineReader(InputStream in, String source) {
        this.in = new InputStreamReader(in, StandardCharsets.UTF_8);
        this.source = source;
    }

    /**
     * Reads the next line.
     *
     * @return null at the end of the text
     * @throws InputException if the line is too long or contains a control character; the next call continues after it
     */
    @Nullable
    TextLine next() throws IOException {
        if (ahead.isEmpty()) return read();
        Object known = ahead.remove();
        if (known instanceof InputException fault) throw fault;
        return (TextLine) known;
    }

    /** Returns the next line without taking it; empty at the end of the text, or if {@link #next} will throw. */
    Optional<TextLine> peek() throws IOException {
        List<TextLine> next = peek(1);
        return next.isEmpty() ? Optional.empty() : Optional.of(next.get(0));
    }

    /** Returns the next {@code count} lines without taking them; fewer at the end of the text, or before {@link #next} throws. */
    List<TextLine> peek(int count) throws IOException {
        while (ahead.size() < count) {
            try {
                TextLine line = read();
                if (line == null) break;
                ahead.add(line);
            } catch (InputException bad) {
                ahead.add(bad);
                break;
            }
        }
        List<TextLine> lines = new ArrayList<>();
        for (Object known : ahead) {
            if (lines.size() == count || !(known instanceof TextLine line)) break;
            lines.add(line);
        }
        return lines;
    }

    private @Nullable TextLine read() throws IOException {
        if (insideRefused) skipRest();
        number += Math.max(0, breaksOfFilling - 1);
        breaksOfFilling = 0;
        int end = number == 0 ? filled : endOfPlainText();
        if (end < filled && buffer[end] == '\n') {
            TextLine line = new TextLine(source, ++number, new String(buffer, next, end - next));
            next = end + 1;
            return line;
        }
        int character = readCharacter();
        if (number == 0 && character == BYTE_ORDER_MARK) character = readCharacter();
        if (character == END) return null;
        number++;
        text.setLength(0);
        while (!endsLine(character)) {
            if (text.length() == LONGEST_LINE) {
                throw refused(String.format(
                        Locale.ROOT,
                        "found more than %,d characters in a line, expected a puzzle with fewer",
                        LONGEST_LINE));
            }
            if (isFilling(character) && endsHere()) break;
            if (Character.isISOControl(character) && character != '\t') {
                throw refused("column " + (text.length() + 1) + " holds " + PuzzleText.quoted((char) character)
                        + ", expected plain text, one puzzle per line");
            }
            text.append(framed((char) character));
            character = readCharacter();
        }
        if (isFilling(character) && text.isEmpty()) {
            number--;
            return null;
        }
        finish(character);
        return new TextLine(source, number, text.toString());
    }

    /** Returns whether a character is NUL or Ctrl-Z, with which old programs fill the end of a file. */
    private static boolean isFilling(int character) {
        return character == 0 || character == 0x1A;
    }

    /** Returns whether nothing follows but what fills the end of a file; if something else does, reading goes on there. */
    private boolean endsHere() throws IOException {
        int character = readCharacter();
        int before = END;
        while (isFilling(character) || character == '\n' || character == '\r') {
            if (character == '\r' || (character == '\n' && before != '\r')) breaksOfFilling++;
            before = character;
            character = readCharacter();
        }
        if (character == END) return true;
        next--;
        return false;
    }

    /** The signs with which frames are drawn, as those of ASCII. */
    private static char framed(char character) {
        if (character < '\u2500' || character > '\u257F') return character;
        return switch (character) {
            case '│', '┃', '║', '╎', '╏', '┆', '┇', '┊', '┋', '╵', '╷', '╹', '╻', '╽', '╿' -> '|';
            case '─', '━', '═', '╌', '╍', '┄', '┅', '┈', '┉', '╴', '╶', '╸', '╺', '╼', '╾' -> '-';
            default -> '+';
        };
    }

    /** Returns the end of printable ASCII in the buffer, where most lines end. */
    private int endOfPlainText() {
        int end = next;
        while (end < filled && buffer[end] >= ' ' && buffer[end] <= '~') end++;
        return end;
    }

    private InputException refused(String message) {
        insideRefused = breaksOfFilling == 0;
        return new TextLine(source, number, "").fault(message);
    }

    private void skipRest() throws IOException {
        int character = readCharacter();
        while (!endsLine(character)) character = readCharacter();
        finish(character);
        insideRefused = false;
    }

    private static boolean endsLine(int character) {
        return character == '\n' || character == '\r' || character == END;
    }

    /** A carriage return and a line feed are one break. */
    private void finish(int lineBreak) throws IOException {
        if (lineBreak == '\r' && readCharacter() != '\n' && next > 0) next--;
    }

    private int readCharacter() throws IOException {
        if (next == filled) {
            next = 0;
            filled = Math.max(0, in.read(buffer));
            if (filled == 0) return END;
        }
        return buffer[next++];
    }

    /** Returns the number of the last line read; 0 before the first. */
    long number() {
        return number;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
