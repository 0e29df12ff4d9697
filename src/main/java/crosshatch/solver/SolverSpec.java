package crosshatch.solver;

import crosshatch.puzzle.InputException;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Names one solver completely: a family and a value for every option. Written {@code family/option=value/…}, options
 * sorted, defaults spelled out; equal specs are equal configurations.
 */
public final class SolverSpec {
    private final Family family;
    private final SortedMap<String, String> values;

    private SolverSpec(Family family, SortedMap<String, String> values) {
        this.family = family;
        this.values = values;
    }

    /**
     * @param text {@code family} or {@code family/option=value/…}, options in any order
     * @throws InputException for an unknown family or option or a bad value; lists what exists
     */
    public static SolverSpec parse(String text, Collection<Family> families) {
        String[] parts = text.split("/", -1);
        Family family = families.stream()
                .filter(each -> each.name().equals(parts[0]))
                .findFirst()
                .orElseThrow(() -> unknownFamily(parts[0], families));
        Map<String, String> written = new TreeMap<>();
        for (String part : Arrays.asList(parts).subList(1, parts.length)) {
            int equals = part.indexOf('=');
            if (equals < 0) {
                throw new InputException(
                        "solver '" + text + "': found '" + part + "', expected option=value; " + optionsOf(family));
            }
            String name = part.substring(0, equals);
            Option option = optionOf(family, name).orElseThrow(() -> unknownOption(text, name, family));
            if (written.put(name, option.read(part.substring(equals + 1), text)) != null) {
                throw new InputException("solver '" + text + "': option " + name + " is given twice");
            }
        }
        return new SolverSpec(family, withDefaults(family, written));
    }

    private static SortedMap<String, String> withDefaults(Family family, Map<String, String> written) {
        SortedMap<String, String> values = new TreeMap<>(written);
        for (Option option : family.options()) {
            values.computeIfAbsent(option.name(), name -> option.defaults().apply(written));
        }
        return values;
    }

    private static Optional<Option> optionOf(Family family, String name) {
        return family.options().stream()
                .filter(option -> option.name().equals(name))
                .findFirst();
    }

    private static InputException unknownFamily(String name, Collection<Family> families) {
        List<String> names = families.stream().map(Family::name).toList();
        return new InputException("unknown solver '" + name + "', expected one of " + String.join(", ", names)
                + Suggestion.of(name, names));
    }

    private static InputException unknownOption(String spec, String name, Family family) {
        List<String> names = family.options().stream().map(Option::name).toList();
        return new InputException("solver '" + spec + "': unknown option '" + name + "'; " + optionsOf(family)
                + Suggestion.of(name, names));
    }

    private static String optionsOf(Family family) {
        List<String> names = family.options().stream().map(Option::name).toList();
        return names.isEmpty()
                ? family.name() + " has no options"
                : "options of " + family.name() + ": " + String.join(", ", names);
    }

    public Family family() {
        return family;
    }

    /** The value of an option of the family. */
    public String get(String option) {
        String value = values.get(option);
        if (value == null) throw new IllegalArgumentException(family.name() + " has no option " + option);
        return value;
    }

    public boolean is(String option, String value) {
        return get(option).equals(value);
    }

    public int number(String option) {
        return Integer.parseInt(get(option));
    }

    /** The words of an option of kind {@link Option.Several}. */
    public List<String> words(String option) {
        return is(option, "none") ? List.of() : List.of(get(option).split("\\+"));
    }

    /** All options with their values, sorted by name; not to be changed. */
    public SortedMap<String, String> values() {
        return java.util.Collections.unmodifiableSortedMap(values);
    }

    /** An error about this spec, for a combination of options that makes no sense. */
    public InputException refused(String reason) {
        return new InputException("solver '" + this + "': " + reason);
    }

    /** The short text that reads as this spec: without the options that are as they are by default. */
    public String label() {
        Map<String, String> written = new TreeMap<>(values);
        values.forEach((name, value) -> {
            written.remove(name);
            if (!withDefaults(family, written).equals(values)) written.put(name, value);
        });
        return text(written);
    }

    /** The canonical text. */
    @Override
    public String toString() {
        return text(values);
    }

    private String text(Map<String, String> options) {
        StringBuilder text = new StringBuilder(family.name());
        options.forEach(
                (name, value) -> text.append('/').append(name).append('=').append(value));
        return text.toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SolverSpec that && toString().equals(that.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }
}
