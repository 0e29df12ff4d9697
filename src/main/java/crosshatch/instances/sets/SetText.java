package crosshatch.instances.sets;

import crosshatch.base.InputException;
import crosshatch.base.WholeNumber;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a user's text for a set: {@code [NAME=]SET[:N][/solutions=FILE][/column=C][/box=RxC]}, with options in any order. A
 * longer text that names an existing file, such as {@code a=b.txt}, is not split.
 *
 * @param name the user's name; null if there is none
 * @param set a name of the catalogue, a recipe, or a file
 * @param limit the most puzzles, from the front; {@link InstanceSelection#EVERY} for all
 * @param options the values of options, by option
 */
record SetText(@Nullable String name, String set, long limit, Map<String, String> options) {
    /** A file with the only solution of each puzzle. */
    static final String SOLUTIONS = "solutions";

    /** The column of a table that contains the puzzles. */
    static final String COLUMN = "column";

    /** The rows and columns of a box. */
    static final String BOX = "box";

    /** The form of the value of each option, for people. */
    private static final Map<String, String> FORMS = Map.of(SOLUTIONS, "FILE", COLUMN, "NAME", BOX, "RxC");

    private static final Pattern LAST_OPTION = Pattern.compile("(.+)/(solutions|column|box)=(.*)", Pattern.DOTALL);
    private static final Pattern NAMED = Pattern.compile("([^/\\\\=]*)=(.+)", Pattern.DOTALL);
    private static final Pattern LIMITED = Pattern.compile("(.+):([0-9]+)", Pattern.DOTALL);
    private static final int LONGEST_NAME = 100;

    SetText {
        options = Map.copyOf(options);
    }

    /** Returns the value of one option. */
    Optional<String> option(String option) {
        return Optional.ofNullable(options.get(option));
    }

    /**
     * Splits a text.
     *
     * @param isThere returns whether a text as a whole names a set
     * @throws InputException if the name is not allowed, or an option occurs twice
     */
    static SetText parse(String text, Predicate<String> isThere) {
        Matcher named = NAMED.matcher(text);
        if (isThere.test(text) || !named.matches()) return rest(null, text, isThere);
        return rest(checked(Normalizer.normalize(named.group(1), Normalizer.Form.NFKC), text), named.group(2), isThere);
    }

    private static SetText rest(@Nullable String name, String text, Predicate<String> isThere) {
        Map<String, String> options = new HashMap<>();
        String set = text;
        Matcher last = LAST_OPTION.matcher(set);
        while (last.matches() && !isThere.test(set)) {
            if (options.put(last.group(2), last.group(3)) != null) {
                throw new InputException("'" + text + "': /" + last.group(2) + "= is there twice, expected it once");
            }
            set = last.group(1);
            last = LAST_OPTION.matcher(set);
        }
        Matcher limited = LIMITED.matcher(set);
        if (isThere.test(set) || !limited.matches()) return new SetText(name, set, InstanceSelection.EVERY, options);
        return new SetText(
                name,
                limited.group(1),
                WholeNumber.in(limited.group(1) + ": number of puzzles", limited.group(2), 1, Integer.MAX_VALUE),
                options);
    }

    private static String checked(String name, String text) {
        if (FORMS.containsKey(name)) {
            throw new InputException("'" + text + "': expected the option of a set after the set, as in SET/" + name
                    + "=" + FORMS.get(name) + ", because a set cannot have the name " + name);
        }
        boolean plain = name.equals(name.strip())
                && !name.isEmpty()
                && name.length() <= LONGEST_NAME
                && name.codePoints().noneMatch(SetText::isUnseen);
        if (plain) return name;
        throw new InputException("'" + text
                + "': found no such file. For NAME=SET, expected a name of 1 to " + LONGEST_NAME
                + " visible characters without / and \\, and without a blank at either end");
    }

    /** Returns whether a character is invisible, or changes how later characters are shown. */
    private static boolean isUnseen(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }
}
