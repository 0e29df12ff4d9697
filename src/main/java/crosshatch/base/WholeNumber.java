package crosshatch.base;

import java.util.OptionalLong;
import java.util.regex.Pattern;

/**
 * Reads whole numbers from text: decimal digits, with or without a sign and leading zeros. A number out of range is refused,
 * so no number ever wraps or loses digits.
 */
public final class WholeNumber {
    private static final Pattern FORM = Pattern.compile("[-+]?[0-9]+");

    private WholeNumber() {}

    /** Returns the number in a text; empty if the text is no whole number from {@code least} to {@code most}. */
    public static OptionalLong of(String text, long least, long most) {
        if (!FORM.matcher(text).matches()) return OptionalLong.empty();
        try {
            long number = Long.parseLong(text);
            return least <= number && number <= most ? OptionalLong.of(number) : OptionalLong.empty();
        } catch (NumberFormatException tooLarge) {
            return OptionalLong.empty();
        }
    }

    /**
     * Returns the number in a text that must be a number.
     *
     * @param place file, line or option, for people
     * @throws InputException if the text is no whole number from {@code least} to {@code most}
     */
    public static long in(String place, String text, long least, long most) {
        return of(text, least, most)
                .orElseThrow(() -> new InputException(place + ": found '" + shown(text)
                        + "', expected a whole number from " + least + " to " + most));
    }

    /** Returns the beginning of a text that may be too long for a message. */
    private static String shown(String text) {
        return text.length() <= 40 ? text : text.substring(0, 40) + "…";
    }
}
