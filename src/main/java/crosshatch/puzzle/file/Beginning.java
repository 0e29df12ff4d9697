package crosshatch.puzzle.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The first lines of a text, from which its format is told: as far as they could be read at once, because somebody may be typing.
 *
 * @param bytes as they were read
 * @param whole whether the text ends there
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Beginning(byte[] bytes, boolean whole) {
    private static final int MOST_BYTES = 1 << 16;

    private static final Pattern STATEMENT = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*\\s*=\\s*[^=\\s].*");

    /** A text that cannot be read is for its reader to complain about. */
    static Beginning of(InputStream in) {
        byte[] bytes = new byte[MOST_BYTES];
        int count = 0;
        boolean whole = false;
        try {
            while (count < MOST_BYTES && !isEnough(bytes, count)) {
                int more = in.read(bytes, count, MOST_BYTES - count);
                whole = more < 0;
                if (whole) break;
                count += more;
            }
        } catch (IOException unreadable) {
            whole = false;
        }
        return new Beginning(Arrays.copyOf(bytes, count), whole);
    }

    /** Whether there is a line that is no comment and may be a puzzle, or two such lines: the first may be a header. */
    private static boolean isEnough(byte[] bytes, int count) {
        List<String> lines = lines(new String(bytes, 0, count, StandardCharsets.UTF_8), false);
        if (lines.isEmpty()) return false;
        return lines.size() > 1 || lines.get(0).chars().anyMatch(c -> (c >= '0' && c <= '9') || c == '.');
    }

    /** The lines that hold something else than comments; the last one only if it is whole. */
    private static List<String> lines(String text, boolean whole) {
        int end = whole ? text.length() : 1 + Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
        return text.substring(0, end)
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && line.charAt(0) != '#' && line.charAt(0) != '%')
                .toList();
    }

    /** Without a byte order mark, and without a last line that may go on. */
    String text() {
        String text = new String(bytes, StandardCharsets.UTF_8);
        int end = whole ? text.length() : 1 + Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
        return text.substring(text.startsWith("\uFEFF") ? 1 : 0, Math.max(end, text.startsWith("\uFEFF") ? 1 : 0));
    }

    /** As {@link #text}, even if no line of it is whole. */
    private String begun() {
        String text = new String(bytes, StandardCharsets.UTF_8);
        return (text.startsWith("\uFEFF") ? text.substring(1) : text).stripLeading();
    }

    /** An object; a list in braces, as in C, is none. */
    boolean isJson() {
        String begun = begun();
        if (!begun.startsWith("{")) return false;
        String inside = begun.substring(1).stripLeading();
        return inside.isEmpty() || inside.startsWith("\"") || inside.startsWith("}");
    }

    boolean isXml() {
        return begun().startsWith("<");
    }

    /** Values of parameters, {@code n = 9; start = [|…}, and not {@code order = 4}. */
    boolean isMiniZinc() {
        String text = begun();
        List<String> lines = lines(text, true);
        return !lines.isEmpty()
                && STATEMENT.matcher(lines.get(0)).matches()
                && (lines.get(0).indexOf(';') >= 0 || lines.get(0).indexOf('[') >= 0 || text.indexOf(';') >= 0);
    }
}
