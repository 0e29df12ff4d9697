package crosshatch.base;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** An enumeration whose constants users write as words: in lower case, with hyphens. */
public interface Worded {
    /** Returns the name of the constant in Java. */
    String name();

    /** Returns the word: {@code hand-written} for {@code HAND_WRITTEN}. */
    default String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the words of all constants. */
    static <E extends Enum<E> & Worded> List<String> words(Class<E> type) {
        return Arrays.stream(type.getEnumConstants()).map(Worded::word).toList();
    }

    /** Returns the constant with a word; empty if there is none. */
    static <E extends Enum<E> & Worded> Optional<E> find(Class<E> type, String word) {
        return Arrays.stream(type.getEnumConstants())
                .filter(each -> each.word().equals(word))
                .findFirst();
    }
}
