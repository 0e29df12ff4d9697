package crosshatch.solver;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import org.apache.commons.text.similarity.JaroWinklerSimilarity;

/** Suggests the known word nearest to an unknown one: "Did you mean …?". */
public final class Suggestion {
    private static final double NEAR_SIMILARITY = 0.75;

    private Suggestion() {}

    /** Returns {@code ". Did you mean 'x'?"}, or an empty text if no word is near. */
    public static String of(String found, Collection<String> words) {
        JaroWinklerSimilarity similarity = new JaroWinklerSimilarity();
        Comparator<String> byNearness = Comparator.comparingDouble(
                word -> similarity.apply(found.toLowerCase(Locale.ROOT), word.toLowerCase(Locale.ROOT)));
        return words.stream()
                .max(byNearness)
                .filter(word -> similarity.apply(found.toLowerCase(Locale.ROOT), word.toLowerCase(Locale.ROOT))
                        >= NEAR_SIMILARITY)
                .map(word -> ". Did you mean '" + word + "'?")
                .orElse("");
    }
}
