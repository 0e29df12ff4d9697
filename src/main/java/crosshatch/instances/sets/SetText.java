package crosshatch.instances.sets;

import crosshatch.base.InputException;
import crosshatch.base.WholeNumber;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a user writes for a set, taken apart: {@code [NAME=]SET[:N][/solutions=FILE][/column=C][/box=RxC]}, the options in any
 * order. What is there under a longer text, such as a file called {@code a=b.txt}, is not taken apart.
 *
 * @param name of the user's own; null if there is none
 * @param set a name of the catalogue, what makes the set, or a file
 * @param limit at most this many puzzles, from the front; {@link InstanceSelection#EVERY} for all
 * @param options what was said of them, by name
 */
record SetText(@Nullable String name, String set, long limit, Map<Option, String> options) {
    private static final Pattern NAMED = Pattern.compile("([^/\\\\=]*)=(.+)", Pattern.DOTALL);
    private static final Pattern LIMITED = Pattern.compile("(.+):([0-9]+)", Pattern.DOTALL);
    private static final int LONGEST_NAME = 100;

    /** What may be said of a set behind it. */
    enum Option {
        /** A file of the only solutions, one for each puzzle. */
        SOLUTIONS("FILE"),
        /** Of a table, in which the puzzles are. */
        COLUMN("NAME"),
        /** Rows and columns of a box. */
        BOX("RxC");

        private final String value;

        Option(String value) {
            this.value = value;
        }

        private String key() {
            return name().toLowerCase(Locale.ROOT);
        }

        private String mark() {
            return "/" + key() + "=";
        }
    }

    SetText {
        options = Map.copyOf(options);
    }

    /** What was said of one option. */
    Optional<String> option(Option option) {
        return Optional.ofNullable(options.get(option));
    }

    /**
     * @param isThere whether a text stands for a set as it is
     * @throws InputException if the name is none, or an option is there twice
     */
    static SetText parse(String text, Predicate<String> isThere) {
        Matcher named = NAMED.matcher(text);
        if (isThere.test(text) || !named.matches()) return rest(null, text, isThere);
        return rest(checked(Normalizer.normalize(named.group(1), Normalizer.Form.NFKC), text), named.group(2), isThere);
    }

    private static SetText rest(@Nullable String name, String text, Predicate<String> isThere) {
        Map<Option, String> options = new EnumMap<>(Option.class);
        String set = text;
        for (Optional<Option> last = last(set); last.isPresent() && !isThere.test(set); last = last(set)) {
            int at = set.lastIndexOf(last.get().mark());
            String value = set.substring(at + last.get().mark().length());
            if (options.put(last.get(), value) != null) {
                throw new InputException("'" + text + "': " + last.get().mark() + " is there twice, expected it once");
            }
            set = set.substring(0, at);
        }
        Matcher limited = LIMITED.matcher(set);
        if (isThere.test(set) || !limited.matches()) return new SetText(name, set, InstanceSelection.EVERY, options);
        return new SetText(
                name,
                limited.group(1),
                WholeNumber.in(limited.group(1) + ": number of puzzles", limited.group(2), 1, Integer.MAX_VALUE),
                options);
    }

    /** The option that stands last in a text, behind something. */
    private static Optional<Option> last(String text) {
        return Arrays.stream(Option.values())
                .filter(option -> text.lastIndexOf(option.mark()) > 0)
                .max(Comparator.comparingInt(option -> text.lastIndexOf(option.mark())));
    }

    private static String checked(String name, String text) {
        for (Option option : Option.values()) {
            if (!name.equals(option.key())) continue;
            throw new InputException("'" + text + "': expected the option of a set after the set, as in SET"
                    + option.mark() + option.value + ", because a set cannot have the name " + name);
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

    /** Shows nothing itself, or changes how what follows is shown. */
    private static boolean isUnseen(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }
}
