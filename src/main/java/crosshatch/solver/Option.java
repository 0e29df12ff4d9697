package crosshatch.solver;

import crosshatch.base.WholeNumber;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * One option of a family.
 *
 * @param name the name in a spec, for example {@code alldiff}
 * @param kind its possible values
 * @param doc one sentence; for choices, {@code kind} has the meaning of each value
 * @param absent the default, computed from the options that the spec writes. A default never changes, because the names of
 *     solvers in records leave defaults out. An option added later has the default with which the family behaves as before. A
 *     change of a default needs a translation of the specs recorded earlier.
 */
public record Option(String name, Kind kind, String doc, Function<Map<String, String>, String> absent) {
    private static final Predicate<String> WORD =
            Pattern.compile("[A-Za-z0-9_][A-Za-z0-9._-]{0,59}").asMatchPredicate();

    /** The kind of values that an option takes. */
    public sealed interface Kind {
        /** Returns the canonical text of {@code value}; empty if it is no value of this kind. */
        Optional<String> canonical(String value);

        /** Returns the possible values as a text for people: {@code AC|BC|FC}, {@code 1…64}. */
        String values();

        /** Returns the words that may occur in values, each with its meaning; empty for kinds without words. */
        default Map<String, String> meanings() {
            return Map.of();
        }

        /** Returns the words from which a message suggests one when a value is unknown. */
        default Collection<String> words() {
            return meanings().keySet();
        }
    }

    /** Takes one of several words, each with its meaning. */
    public record Choice(Map<String, String> meanings) implements Kind {
        @Override
        public Optional<String> canonical(String value) {
            return Optional.of(value).filter(meanings::containsKey);
        }

        @Override
        public String values() {
            return String.join("|", meanings.keySet());
        }
    }

    /**
     * Takes several words, joined by {@code +} in the order of {@code meanings}; {@code none} stands for no word.
     *
     * @param shorthands words that users may write for several others, which the canonical text writes in full
     */
    public record Several(Map<String, String> meanings, Map<String, List<String>> shorthands) implements Kind {
        @Override
        public Optional<String> canonical(String value) {
            if (value.equals("none")) return Optional.of(value);
            List<String> chosen = Arrays.stream(value.split("\\+", -1))
                    .flatMap(word -> shorthands.getOrDefault(word, List.of(word)).stream())
                    .toList();
            if (!meanings.keySet().containsAll(chosen)) return Optional.empty();
            return Optional.of(String.join(
                    "+", meanings.keySet().stream().filter(chosen::contains).toList()));
        }

        @Override
        public String values() {
            StringBuilder text = new StringBuilder("any of ").append(String.join("+", meanings.keySet()));
            shorthands.forEach((word, meant) ->
                    text.append(", ").append(word).append(" for ").append(String.join("+", meant)));
            return text.append(", or none").toString();
        }

        @Override
        public Collection<String> words() {
            List<String> words = new ArrayList<>(meanings.keySet());
            words.addAll(shorthands.keySet());
            return words;
        }
    }

    /** Takes a whole number. */
    public record Whole(long min, long max) implements Kind {
        @Override
        public Optional<String> canonical(String value) {
            OptionalLong number = WholeNumber.of(value, min, max);
            return number.isPresent() ? Optional.of(String.valueOf(number.getAsLong())) : Optional.empty();
        }

        @Override
        public String values() {
            return max == Long.MAX_VALUE ? min + " or more" : min + "…" + max;
        }
    }

    /**
     * Takes any text of a form.
     *
     * @param form the form of a text
     * @param values the form in words
     */
    private record Text(Predicate<String> form, String values) implements Kind {
        @Override
        public Optional<String> canonical(String value) {
            return Optional.of(value).filter(form);
        }
    }

    /** Makes an option that takes any text. The default is the empty text. */
    public static Option any(String name) {
        return new Option(name, new Text(text -> true, "any text"), "", given -> "");
    }

    /** Makes an option whose value is any word. */
    public static Option word(String name, String absent, String doc) {
        Kind word = new Text(WORD, "a word of letters, digits, dots, hyphens and underscores");
        return new Option(name, word, doc, given -> absent);
    }

    /**
     * Makes an option whose value is one of several words.
     *
     * @param meanings value, meaning, value, meaning, …
     */
    public static Option choice(String name, String absent, String doc, String... meanings) {
        return new Option(name, new Choice(pairs(meanings)), doc, given -> absent);
    }

    /** Makes an option whose value is one of the constants of an enumeration, written in lower case. */
    public static <E extends Enum<E>> Option constants(String name, E absent, String doc, Function<E, String> meaning) {
        return choice(name, word(absent), doc, meanings(absent.getDeclaringClass(), meaning));
    }

    /** Returns the word for a constant, in lower case. */
    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** Returns the constant with the name {@code word}. */
    public static <E extends Enum<E>> E constant(String word, Class<E> type) {
        return Enum.valueOf(type, word.toUpperCase(Locale.ROOT));
    }

    /** Returns the word and the meaning of each constant, for {@link #choice}. */
    public static <E extends Enum<E>> String[] meanings(Class<E> type, Function<E, String> meaning) {
        return Arrays.stream(type.getEnumConstants())
                .flatMap(each -> Stream.of(word(each), meaning.apply(each)))
                .toArray(String[]::new);
    }

    /**
     * Makes an option whose value is any subset of several words.
     *
     * @param meanings value, meaning, value, meaning, …
     */
    public static Option several(String name, String absent, String doc, String... meanings) {
        return new Option(name, new Several(pairs(meanings), Map.of()), doc, given -> absent);
    }

    /** Makes an option whose value is a whole number from {@code min} to {@code max}, both included. */
    public static Option whole(String name, long absent, long min, long max, String doc) {
        return new Option(name, new Whole(min, max), doc, given -> String.valueOf(absent));
    }

    /**
     * Returns the option with one more word that users may write for several others.
     *
     * @param meant the words that it replaces, joined by {@code +}
     */
    public Option withShorthand(String word, String meant) {
        Several several = (Several) kind;
        Map<String, List<String>> more = new LinkedHashMap<>(several.shorthands());
        more.put(word, List.of(meant.split("\\+")));
        return new Option(name, new Several(several.meanings(), more), doc, absent);
    }

    /** Returns the option with a default that depends on the other options of the spec. */
    public Option absentMeans(Function<Map<String, String>, String> rule) {
        return new Option(name, kind, doc, rule);
    }

    private static Map<String, String> pairs(String... words) {
        Map<String, String> pairs = new LinkedHashMap<>();
        for (int i = 0; i < words.length; i += 2) pairs.put(words[i], words[i + 1]);
        return pairs;
    }
}
