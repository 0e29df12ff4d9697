package crosshatch.solver;

import crosshatch.base.InputException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The values of all options of a solver, a model or a generated set. A spec writes them as {@code name/option=value/…}, with sorted options and
 * without options that have their default.
 */
public final class OptionValues {
    /** The sign between the name of a family and a release of its library. */
    public static final String RELEASE = "@";

    /** A name, whose second group is a release; the file of a model has a path as its name, with slashes. */
    private static final Pattern NAME =
            Pattern.compile("([^=]*?\\.mzn(?=$|[/!#@])|[^/!#@]*)(?:" + RELEASE + "([^/!#]*))?");

    private final String name;
    private final SortedMap<String, String> values;
    private final SortedMap<String, String> chosen;

    private OptionValues(String name, SortedMap<String, String> values, SortedMap<String, String> chosen) {
        this.name = name;
        this.values = values;
        this.chosen = chosen;
    }

    /** Keeps a text that is no spec, as a name without options. */
    static OptionValues unread(String text) {
        return new OptionValues(text, new TreeMap<>(), new TreeMap<>());
    }

    /** Returns the part of a spec before its options and signs. */
    public static String nameIn(String text) {
        return name(text).group();
    }

    /** Returns the name in a spec without the release of a library. */
    public static String lineIn(String text) {
        return name(text).group(1);
    }

    /** Returns the release of a library that a spec names. */
    public static Optional<String> releaseIn(String text) {
        return Optional.ofNullable(name(text).group(2));
    }

    private static Matcher name(String text) {
        Matcher name = NAME.matcher(text);
        if (!name.lookingAt()) throw new IllegalStateException("a name may be empty: " + text);
        return name;
    }

    /**
     * Returns the candidate that {@code text} names.
     *
     * @param what the kind of thing, for messages: {@code solver}
     * @param candidates the things that can be named
     * @param nameOf returns the name of a candidate
     * @throws InputException if no candidate has this name; the message lists the known names
     */
    public static <T> T named(String what, String text, List<T> candidates, Function<T, String> nameOf) {
        String name = nameIn(text);
        List<String> names = candidates.stream().map(nameOf).toList();
        int index = names.indexOf(name);
        if (index >= 0) return candidates.get(index);
        throw new InputException("unknown " + what + " '" + name + "', expected one of " + String.join(", ", names)
                + Suggestion.of(name, names));
    }

    /**
     * Reads a spec.
     *
     * @param what the kind of thing, for messages: {@code solver}
     * @param text {@code name} or {@code name/option=value/…}, options in any order
     * @param options the options of the thing
     * @throws InputException for an unknown option or a bad value; the message lists the possible options or values
     */
    public static OptionValues parse(String what, String text, List<Option> options) {
        String name = nameIn(text);
        List<String> parts = Arrays.asList(text.substring(name.length()).split("/", -1));
        Reading reading = new Reading(what + " '" + text + "': ", name, options);
        SortedMap<String, String> written = new TreeMap<>();
        for (String part : parts.subList(1, parts.size())) reading.read(part, written);
        SortedMap<String, String> values = complete(written, options);
        return new OptionValues(name, values, chosen(values, options));
    }

    private static SortedMap<String, String> complete(Map<String, String> written, List<Option> options) {
        SortedMap<String, String> values = new TreeMap<>(written);
        for (Option option : options) {
            values.computeIfAbsent(option.name(), each -> option.absent().apply(written));
        }
        return values;
    }

    /** Leaves out the values that are the default. */
    private static SortedMap<String, String> chosen(SortedMap<String, String> values, List<Option> options) {
        SortedMap<String, String> chosen = new TreeMap<>(values);
        values.forEach((option, value) -> {
            chosen.remove(option);
            if (!complete(chosen, options).equals(values)) chosen.put(option, value);
        });
        return chosen;
    }

    /**
     * Writes a name with options, in the order of the map.
     *
     * @param options value by option
     */
    public static String text(String name, Map<String, String> options) {
        StringBuilder text = new StringBuilder(name);
        options.forEach(
                (option, value) -> text.append('/').append(option).append('=').append(value));
        return text.toString();
    }

    /** Reads the parts of one text. */
    private record Reading(String place, String name, List<Option> options) {
        void read(String part, Map<String, String> values) {
            int equals = part.indexOf('=');
            if (equals < 0) throw fault("found '" + part + "', expected option=value; " + listed());
            Option option = option(part.substring(0, equals));
            if (values.put(option.name(), value(option, part.substring(equals + 1))) != null) {
                throw fault("option " + option.name() + " is given twice, expected it once");
            }
        }

        private Option option(String text) {
            List<String> names = names();
            int index = names.indexOf(text);
            if (index >= 0) return options.get(index);
            throw fault("unknown option '" + text + "'; " + listed() + Suggestion.of(text, names));
        }

        private String value(Option option, String text) {
            Option.Kind kind = option.kind();
            return kind.canonical(text)
                    .orElseThrow(() -> fault("option " + option.name() + " is '" + text + "', expected " + kind.values()
                            + Suggestion.of(text, kind.words())));
        }

        private String listed() {
            return options.isEmpty()
                    ? name + " has no options"
                    : "options of " + name + ": " + String.join(", ", names());
        }

        private List<String> names() {
            return options.stream().map(Option::name).toList();
        }

        private InputException fault(String reason) {
            return new InputException(place + reason);
        }
    }

    /**
     * Returns the value of an option.
     *
     * @throws IllegalArgumentException if there is no such option
     */
    public String get(String option) {
        String value = values.get(option);
        if (value == null) throw new IllegalArgumentException(name + " has no option " + option);
        return value;
    }

    /** Returns whether an option has this value, chosen or by default. */
    public boolean is(String option, String value) {
        return get(option).equals(value);
    }

    /** Returns the value of an option made by {@link Option#whole}. */
    public long number(String option) {
        return Long.parseLong(get(option));
    }

    /** Returns the value of an option made by {@link Option#constants}. */
    public <E extends Enum<E>> E constant(String option, Class<E> type) {
        return Option.constant(get(option), type);
    }

    /** Returns all options with their values, sorted by name. The map cannot be changed. */
    public SortedMap<String, String> all() {
        return Collections.unmodifiableSortedMap(values);
    }

    /** Returns the options that differ from their default, sorted by name. The map cannot be changed. */
    public SortedMap<String, String> chosen() {
        return Collections.unmodifiableSortedMap(chosen);
    }

    /** Writes the spec with the value of every option. */
    public String spelledOut() {
        return text(name, values);
    }

    /** Returns the canonical text, which has only the {@link #chosen} options. Equal values have equal texts. */
    @Override
    public String toString() {
        return text(name, chosen);
    }
}
