package crosshatch.base;

import java.util.OptionalLong;
import java.util.regex.Pattern;

/**
 * A whole number as text: decimal digits from 0 to 9, with a sign before them or without, and as many zeros in front as one likes.
 * The one way from text to a number: one that does not fit is none, so no number ever wraps or loses digits.
 */
public final class WholeNumber {
    private static final Pattern FORM = Pattern.compile("[-+]?[0-9]+");

    private WholeNumber() {}

    /** The number that a text says; empty if it says none, or one outside {@code least} to {@code most}. */
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
     * The number in a place where only numbers belong.
     *
     * @param place file, line or option, for people
     * @throws InputException if the text is none, or one outside {@code least} to {@code most}
     */
    public static long in(String place, String text, long least, long most) {
        return of(text, least, most)
                .orElseThrow(() -> new InputException(place + ": found '" + shown(text)
                        + "', expected a whole number from " + least + " to " + most));
    }

    /** The beginning of a text that may be far too long for a message. */
    private static String shown(String text) {
        return text.length() <= 40 ? text : text.substring(0, 40) + "…";
    }
}
