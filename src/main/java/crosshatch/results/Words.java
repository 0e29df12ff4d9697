package crosshatch.results;

import java.util.Locale;

/** Writes the constants of {@code run.proto} as words of the columns: in lower case, with hyphens. */
public final class Words {
    private Words() {}

    /** Returns the word of a constant in records, such as {@code proof-by-engine}; empty for {@code NONE}. */
    public static String of(Enum<?> constant) {
        return of(constant.name());
    }

    static String of(String name) {
        return name.equals("NONE") ? "" : name.toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * Returns the constant with a word.
     *
     * @throws IllegalArgumentException if no constant has this word
     */
    public static <E extends Enum<E>> E constant(Class<E> type, String word) {
        return Enum.valueOf(
                type, word.isEmpty() ? "NONE" : word.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
