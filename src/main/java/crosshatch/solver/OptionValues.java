package crosshatch.solver;

import crosshatch.puzzle.InputException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * A name followed by a value for every option of the thing named: {@code name/option=value/…}, options sorted, defaults
 * spelled out. Specs of solvers and of models are written this way.
 */
public final class OptionValues {
    private final String name;
    private final SortedMap<String, String> values;

    private OptionValues(String name, SortedMap<String, String> values) {
        this.name = name;
        this.values = values;
    }

    /** What stands before the options of a spec, and before the signs behind these. */
    public static String nameIn(String text) {
        return text.split("[/!#]", 2)[0];
    }

    /**
     * @param what is named, for messages: {@code solver}
     * @param candidates one of them is named
     * @param nameOf their names
     * @return the one that {@code text} names
     * @throws InputException if it names none; lists what exists
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
     * @param what is named, for messages: {@code solver}
     * @param text {@code name} or {@code name/option=value/…}, options in any order
     * @param options of what is named
     * @throws InputException for an unknown option or a bad value; lists what exists
     */
    public static OptionValues parse(String what, String text, List<Option> options) {
        List<String> parts = new ArrayList<>(Arrays.asList(text.split("/", -1)));
        String name = parts.remove(0);
        Reading reading = new Reading(what + " '" + text + "': ", name, options);
        SortedMap<String, String> values = new TreeMap<>();
        for (String part : parts) reading.read(part, values);
        return new OptionValues(name, withDefaults(values, options));
    }

    private static SortedMap<String, String> withDefaults(Map<String, String> written, List<Option> options) {
        SortedMap<String, String> values = new TreeMap<>(written);
        for (Option option : options) {
            values.computeIfAbsent(option.name(), each -> option.defaults().apply(written));
        }
        return values;
    }

    /** Reads the parts of one text. */
    private record Reading(String place, String name, List<Option> options) {
        void read(String part, Map<String, String> values) {
            int equals = part.indexOf('=');
            if (equals < 0) throw fault("found '" + part + "', expected option=value; " + listed());
            Option option = option(part.substring(0, equals));
            if (values.put(option.name(), value(option, part.substring(equals + 1))) != null) {
                throw fault("option " + option.name() + " is given twice");
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

    /** @throws IllegalArgumentException if there is no such option */
    public String get(String option) {
        String value = values.get(option);
        if (value == null) throw new IllegalArgumentException(name + " has no option " + option);
        return value;
    }

    /** Whether an option has this value, chosen or by default. */
    public boolean is(String option, String value) {
        return get(option).equals(value);
    }

    /** The value of an option made by {@link Option#constants}. */
    public <E extends Enum<E>> E constant(String option, Class<E> type) {
        return Option.constant(get(option), type);
    }

    /** All options with their values, sorted by name; not to be changed. */
    public SortedMap<String, String> all() {
        return Collections.unmodifiableSortedMap(values);
    }

    /**
     * The short text that reads as these values: without those that are as they are by default.
     *
     * @param options with which these values were read
     */
    public String label(List<Option> options) {
        SortedMap<String, String> written = new TreeMap<>(values);
        values.forEach((option, value) -> {
            written.remove(option);
            if (!withDefaults(written, options).equals(values)) written.put(option, value);
        });
        return text(written);
    }

    /** The canonical text: equal texts are equal values. */
    @Override
    public String toString() {
        return text(values);
    }

    private String text(Map<String, String> shown) {
        StringBuilder text = new StringBuilder(name);
        shown.forEach(
                (option, value) -> text.append('/').append(option).append('=').append(value));
        return text.toString();
    }
}
