package crosshatch.puzzle.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The first lines of a text, which show its format. Only the bytes that can be read without waiting are used, because a user may
 * be typing.
 *
 * @param bytes the bytes that were read
 * @param whole their text, without a byte order mark
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Beginning(byte[] bytes, String whole) {
    private static final int MOST_BYTES = 1 << 16;

    private static final Pattern INSTANCE = Pattern.compile("(?s:<[?!].*?)?<instance\\s");
    private static final Pattern OBJECTS =
            Pattern.compile("\\{\\s*+\"[^\\n\\r]*\\}[ \\t]*+\\R\\s*+\\{|\\[\\s*+\\{\\s*+\"");

    /**
     * Reads the first lines. A text that cannot be read is left to its reader, which reports the error.
     *
     * @param typed whether a user may be typing and wait for answers; then no more is read than needed
     */
    static Beginning of(InputStream in, boolean typed) {
        byte[] bytes = new byte[MOST_BYTES];
        int count = 0;
        try {
            while (count < MOST_BYTES && !(typed && in.available() == 0 && isEnough(bytes, count))) {
                int more = in.read(bytes, count, MOST_BYTES - count);
                if (more < 0) break;
                count += more;
            }
        } catch (IOException unreadable) {
            return of(bytes, count);
        }
        return of(bytes, count);
    }

    private static Beginning of(byte[] bytes, int count) {
        String text = new String(bytes, 0, count, StandardCharsets.UTF_8);
        return new Beginning(Arrays.copyOf(bytes, count), text.startsWith("\uFEFF") ? text.substring(1) : text);
    }

    /** Returns whether there is a line that is no comment and may be a puzzle, or two such lines: the first may be a header. */
    private static boolean isEnough(byte[] bytes, int count) {
        List<String> lines = lines(new String(bytes, 0, count, StandardCharsets.UTF_8));
        if (lines.isEmpty()) return false;
        return lines.size() > 1 || lines.get(0).chars().anyMatch(c -> (c >= '0' && c <= '9') || c == '.');
    }

    /** The whole lines that hold something else than comments. */
    private static List<String> lines(String text) {
        return text.substring(0, 1 + Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')))
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && line.charAt(0) != '#' && line.charAt(0) != '%')
                .toList();
    }

    /** Returns the text that was read; an incomplete last line of a long text is left out. */
    String text() {
        return bytes.length < MOST_BYTES ? whole : whole.substring(0, 1 + whole.lastIndexOf('\n'));
    }

    private String begun() {
        return whole.stripLeading();
    }

    /** Returns whether the text is a JSON object; a list in braces, as in C, is not. */
    boolean isJson() {
        String begun = begun();
        if (!begun.startsWith("{")) return false;
        String inside = begun.substring(1).stripLeading();
        return inside.isEmpty() || inside.startsWith("\"") || inside.startsWith("}");
    }

    /** Returns whether the text has JSON objects, one per line or in a list; a single object may also be a board. */
    boolean isJsonLines() {
        return OBJECTS.matcher(begun()).lookingAt();
    }

    /** Returns whether the text is a list in JSON or in a program. */
    boolean isList() {
        return ListScanner.begins(begun());
    }

    /** Returns whether the text is XML whose first element is an instance of XCSP3. */
    boolean isXcsp() {
        return INSTANCE.matcher(begun()).lookingAt();
    }
}
