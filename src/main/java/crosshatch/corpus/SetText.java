package crosshatch.corpus;

import crosshatch.puzzle.InputException;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a user writes for a set, taken apart: {@code [NAME=]SET[:N][/solutions=FILE]}. What is there under a longer text, such as
 * a file called {@code a=b.txt}, is not taken apart.
 *
 * @param name of the user's own; null if there is none
 * @param set a name of the catalogue, what makes the set, or a file
 * @param limit at most this many puzzles, from the front; {@link Selection#EVERY} for all
 * @param solutions a file of the only solutions, one for each puzzle; null if none is named
 */
record SetText(
        @Nullable String name,
        String set,
        long limit,
        @Nullable String solutions) {
    private static final Pattern NAMED = Pattern.compile("([^/\\\\=]*)=(.+)", Pattern.DOTALL);
    private static final Pattern LIMITED = Pattern.compile("(.+):([1-9][0-9]{0,8})", Pattern.DOTALL);
    private static final String SOLUTIONS = "/solutions=";

    /** What is read as an option, were it a name. */
    private static final String RESERVED = "solutions";

    private static final int LONGEST_NAME = 100;

    /**
     * @param isThere whether a text stands for a set as it is
     * @throws InputException if the name is none
     */
    static SetText parse(String text, Predicate<String> isThere) {
        Matcher named = NAMED.matcher(text);
        if (isThere.test(text) || !named.matches()) return rest(null, text, isThere);
        return rest(checked(named.group(1), text), named.group(2), isThere);
    }

    private static SetText rest(@Nullable String name, String text, Predicate<String> isThere) {
        int at = text.lastIndexOf(SOLUTIONS);
        if (at <= 0 || isThere.test(text)) return limited(name, text, null, isThere);
        return limited(name, text.substring(0, at), text.substring(at + SOLUTIONS.length()), isThere);
    }

    private static SetText limited(
            @Nullable String name, String text, @Nullable String solutions, Predicate<String> isThere) {
        Matcher limited = LIMITED.matcher(text);
        if (isThere.test(text) || !limited.matches()) return new SetText(name, text, Selection.EVERY, solutions);
        return new SetText(name, limited.group(1), Long.parseLong(limited.group(2)), solutions);
    }

    private static String checked(String name, String text) {
        if (name.equals(RESERVED)) {
            throw new InputException("'" + text
                    + "': known solutions are named behind their set, as SET/solutions=FILE; a set cannot be called "
                    + RESERVED);
        }
        boolean plain = name.equals(name.strip())
                && !name.isEmpty()
                && name.length() <= LONGEST_NAME
                && name.codePoints().noneMatch(Character::isISOControl);
        if (plain) return name;
        throw new InputException(
                "'" + text + "': no such file; and as NAME=SET it has no name for the set, expected 1 to "
                        + LONGEST_NAME + " characters without / and \\, and no blank at either end");
    }
}
