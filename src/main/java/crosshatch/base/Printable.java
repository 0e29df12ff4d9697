package crosshatch.base;

import java.util.regex.Pattern;

/**
 * Cleans texts of others, such as the output of programs and names in files, before they are shown or recorded. A terminal would obey
 * the control characters in them.
 */
public final class Printable {
    /** Control and format characters, but not line feeds and tabs. */
    private static final Pattern UNSEEN = Pattern.compile("[\\p{Cc}\\p{Cf}\\u2028\\u2029&&[^\\n\\t]]");

    private Printable() {}

    /** Returns the text with a replacement character instead of each control or format character, except line feeds and tabs. */
    public static String of(String text) {
        return UNSEEN.matcher(text).replaceAll("\uFFFD");
    }
}
